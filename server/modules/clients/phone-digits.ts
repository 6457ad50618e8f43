const extension = /[ ().-]*(?:x|ext\.?) ?\d{1,6}$/i;

/** The digits of a phone by which it is found: without an extension, and without the country code of the US and Canada. */
export function phoneDigits(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(extension, '').replaceAll(/\D/g, '');
  return (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits) || null;
}
