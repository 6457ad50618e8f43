import { expect, it } from 'vitest';
import { inWords } from '#web/lib/words.ts';
import { animals, dogs, shiftAddress, shiftDay, shiftTimes } from './shift-words.ts';

it('shows times in the shift’s time zone, independent of the reader’s', () => {
  const late = {
    shiftDate: '2026-11-29T03:00:00+00:00',
    endsAt: '2026-11-29T07:30:00+00:00',
    timeZone: 'America/Chicago',
  };
  expect(shiftDay(late)).toBe('Sat,\u00a0Nov\u00a028');
  expect(shiftTimes(late)).toBe('9:00\u00a0PM\u00a0– 1:30\u00a0AM next\u00a0day');
});

it('formats the number of dogs in digits and words', () => {
  expect([dogs(1), dogs(7)]).toEqual(['1 dog', '7 dogs']);
  expect([inWords(6), inWords(11)]).toEqual(['six', '11']);
});

it('counts cats where the title says that cats come', () => {
  expect(animals({ title: 'Cat day, quiet room', dogCount: 5 })).toBe('5 cats');
  expect(animals({ title: 'Bath day', dogCount: 1 })).toBe('1 dog');
});

it('says that a mobile business only starts at its address', () => {
  const van = {
    businessName: 'Wag & Roll',
    logoUrl: null,
    businessType: 'mobile' as const,
    address: '2201 E 6th St, Austin, TX 78702',
    city: 'Austin',
    state: 'TX',
    latitude: 30.26,
    longitude: -97.72,
    rating: null,
    reviewCount: 0,
  };
  expect(shiftAddress(van)).toBe('Starts at 2201 E 6th St, Austin, TX 78702');
  expect(shiftAddress({ ...van, businessType: 'salon' })).toBe('2201 E 6th St, Austin, TX 78702');
});
