import { expect, test } from 'vitest';
import { isTold } from './visit-words.ts';

const own = (toldBy: 'account' | 'email' | null) =>
  ({ source: 'own', client: { toldBy } }) as Parameters<typeof isTold>[0];

test('a client is told by itself where they have an account, and a provider always', () => {
  expect(isTold(own(null), 'provider')).toBe(false);
  expect(isTold(own('account'), 'provider')).toBe(true);
  expect(isTold(own('email'), 'provider')).toBe(true);
  expect(isTold({ ...own(null), client: null }, 'pet_owner')).toBe(true);
  expect(isTold({ ...own(null), source: 'marketplace' }, 'provider')).toBe(true);
});
