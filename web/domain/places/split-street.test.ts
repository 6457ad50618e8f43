import { expect, it } from 'vitest';
import { splitStreet } from './split-street.ts';

it.each([
  ['5310 Burnet Rd, Aust', '5310 Burnet Rd, ', 'Aust'],
  ['5310 Burnet Rd,Suite 4, Austin, TX 78756', '5310 Burnet Rd, Suite 4, ', 'Austin, TX 78756'],
  ['Austin, TX', '', 'Austin, TX'],
  ['78704', '', '78704'],
  ['5310 Burnet Rd', '5310 Burnet Rd, ', ''],
  ['', '', ''],
])('cuts %j', (text, street, place) => {
  expect(splitStreet(text)).toEqual({ street, place });
});
