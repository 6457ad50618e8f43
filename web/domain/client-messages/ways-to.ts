type Reached = {
  phone: string | null;
  email: string | null;
  stoppedTexts?: boolean | undefined;
  stoppedMail?: boolean | undefined;
};

/** By which number or address someone is called, texted and mailed; not by what they stopped. */
export const waysTo = ({ phone, email, stoppedTexts, stoppedMail }: Reached) => ({
  call: phone,
  text: stoppedTexts ? null : phone,
  mail: stoppedMail ? null : email,
});
