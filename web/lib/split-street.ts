/**
 * Cuts what is typed into the street, which no gazetteer knows, and the place after it: '5310 Burnet Rd, Aust' → street
 * '5310 Burnet Rd, ', place 'Aust'. Parts that hold both figures and letters are of the street, until the first other one.
 */
export function splitStreet(text: string): { street: string; place: string } {
  const parts = text.split(',');
  const first = parts.findIndex((part) => !(/\d/.test(part) && /[a-z]/i.test(part)));
  const until = first === -1 ? parts.length : first;
  const street = parts.slice(0, until).map((part) => `${part.trim()}, `);
  return { street: street.join(''), place: parts.slice(until).join(',').trim() };
}
