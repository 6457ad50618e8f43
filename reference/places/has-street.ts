/** True if an address begins with a street: '1104 Bouldin Ave, Austin, TX', but not 'Austin, TX 78704'. */
export function hasStreet(address: string): boolean {
  const [first = '', ...rest] = address.split(',');
  return rest.length > 1 || (/\d/.test(first) && /\p{L}/u.test(first));
}
