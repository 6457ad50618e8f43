import { createHash } from 'node:crypto';

/** Two of a hundred open shifts and requests lie in this city. Near the other place there is none. */
export const denseCity = { zip: '77019', lat: 29.7517, lon: -95.4054 };
export const emptyCounty = { zip: '59087', lat: 46.9438, lon: -108.3184 };

/** Groomers of the dense city, and pet owners, who are signed in. */
export const members = 1000;
/** Businesses that groomers write with. */
export const correspondents = 500;
/** Shifts begin on the sixty days from here. It is far ahead, so that they stay open. */
export const firstDay = '2031-01-01';

/** The id of an account or record, computed as the database does. */
export const idOf = (name: string) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5');

/** The business that a groomer writes with. */
export const writesWith = (groomer: number) => idOf(`business ${groomer % correspondents}`);

type Signed = 'member' | 'pet owner';
export const sessionOf = (number: number, who: Signed = 'member') => ({
  name: 'wagwell_session',
  value: `bench ${who} ${number}`.replaceAll(' ', '-'),
});
export const cookieOf = (number: number, who?: Signed) => {
  const { name, value } = sessionOf(number, who);
  return { cookie: `${name}=${value}` };
};
