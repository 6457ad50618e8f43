/** The number as a phone dials it, without its extension. */
const dialed = (phone: string): string =>
  phone.replace(/[ ().-]*(?:x|ext\.?) ?\d{1,6}$/i, '').replaceAll(/[^\d+]/g, '');

/** Opens the phone's own texts, with the words ready. */
export const smsHref = (phone: string, text = ''): string =>
  `sms:${dialed(phone)}${text && `?&body=${encodeURIComponent(text)}`}`;

/** '(512) 555-0132' of ten digits, however they were typed; anything else as it is. */
export function phoneWords(phone: string): string {
  const [, area, three, four] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replaceAll(/[ ().-]/g, '')) ?? [];
  return area ? `(${area}) ${three}-${four}` : phone;
}

export const telHref = (phone: string): string => `tel:${dialed(phone)}`;
