/** Characters without a glyph, such as zero-width spaces and direction marks that come along with pasted text. */
const invisible = /[\p{Cf}\u2800\u3164\u115f\u1160\uffa0]/gu;
/** As `invisible`, but joiners stay between letters that need them: they are part of Persian words and of emoji. */
const invisibleInWords =
  /[^\P{Cf}\u200c\u200d]|(?<![^\p{scx=Latin}\p{Z}\p{Cf}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\p{scx=Latin}\p{Z}])/gu;
const blanks = /[\p{Z}]+/gu;
/** Dashes and minus signs of all lengths. */
const dashes = /[\p{Pd}\u2212]/gu;
/** Hyphens that only differ in where a line breaks. */
const hyphens = /[\u2010\u2011]/gu;

/** Returns a text in the one Unicode form that is stored: é is one character, however it was typed. */
export const oneForm = (text: string): string => text.normalize('NFC');

/** Returns one line in its Unicode form, with plain blanks. */
export const plainLine = (text: string): string =>
  oneForm(text)
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

/** Returns a name without invisible marks, with single blanks and plain hyphens. */
export const plainName = (text: string): string =>
  oneForm(text).replaceAll(invisibleInWords, '').replaceAll(blanks, ' ').replaceAll(hyphens, '-').trim();

/** Returns words to search for without invisible marks; how accents and case are folded is the database's. */
export const plainSearch = (text: string): string =>
  oneForm(text).replaceAll(invisible, '').replaceAll(blanks, ' ').trim();

/** Returns a code or a number in plain characters: full-width digits, long dashes and blanks are folded. */
export const plainCode = (text: string): string =>
  text.normalize('NFKC').replaceAll(invisible, '').replaceAll(blanks, ' ').replaceAll(dashes, '-').trim();

/**
 * Returns a password in the form that is hashed, because the same key writes é as one or as two characters by device. RFC 8265
 * asks for one form, and NIST SP 800-63B for this one.
 */
export const plainPassword = (text: string): string => text.normalize('NFKC').replaceAll(invisible, '');

/** Returns an address in lower case, with the domain as the mail system writes it: `münchen.de` is `xn--mnchen-3ya.de`. */
export function plainEmail(text: string): string {
  const address = text.normalize('NFKC').replaceAll(invisible, '').trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url ? address.slice(0, at) + url.hostname : address;
}

const usualExtension = /\d[ ().-]*(?:x|ext\.?) ?\d{1,6}$/i;
const extension = /[ ,;.]*(?:extension|ext|x|#)[ .:=#]*(\d{1,6})$/i;

/**
 * Returns a phone number without the `tel:` of a link. An extension as in `x12` or `ext. 12` stays as typed, and other
 * spellings of it become ` ext. 12`.
 */
export function plainPhone(text: string): string {
  const number = plainCode(text).replace(/^tel:\s*/i, '');
  return usualExtension.test(number) ? number : number.replace(extension, ' ext. $1').trim();
}
