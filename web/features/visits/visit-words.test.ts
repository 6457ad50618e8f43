import { expect, test } from 'vitest';
import { isTold } from './visit-words.ts';

const own = (linkedUserId: string | null) =>
  ({ source: 'own', client: { linkedUserId } }) as Parameters<typeof isTold>[0];

test('a client is told by itself where they have an account, and a provider always', () => {
  expect(isTold(own(null), 'provider')).toBe(false);
  expect(isTold(own('0192f0c1-2222-7000-8000-000000000009'), 'provider')).toBe(true);
  expect(isTold({ ...own(null), client: null }, 'pet_owner')).toBe(true);
  expect(isTold({ ...own(null), source: 'marketplace' }, 'provider')).toBe(true);
});
