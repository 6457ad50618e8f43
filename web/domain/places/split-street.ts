/**
 * Splits a typed address into the street, which is not looked up, and the place after it: '5310 Burnet Rd,
 * Aust' → street '5310 Burnet Rd, ', place 'Aust'. Leading parts with both digits and letters belong to the
 * street.
 */
export function splitStreet(text: string): { street: string; place: string } {
  const parts = text.split(',');
  const first = parts.findIndex((part) => !(/\d/.test(part) && /[a-z]/i.test(part)));
  const until = first === -1 ? parts.length : first;
  const street = parts.slice(0, until).map((part) => `${part.trim()}, `);
  return { street: street.join(''), place: parts.slice(until).join(',').trim() };
}
