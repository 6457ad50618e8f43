/** The number as a phone dials it, without its extension. */
const dialed = (phone: string): string =>
  phone.replace(/[ ().-]*(?:x|ext\.?) ?\d{1,6}$/i, '').replaceAll(/[^\d+]/g, '');

/** Opens the phone's own texts, with the words ready. */
export const smsHref = (phone: string, text = ''): string =>
  `sms:${dialed(phone)}${text && `?&body=${encodeURIComponent(text)}`}`;

export const telHref = (phone: string): string => `tel:${dialed(phone)}`;
