import { expect, test, vi } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createAccountLimits } from './account-limits.ts';

test('of an opened list little is kept, however long its URL is', () => {
  const limits = createAccountLimits({ clock: systemClock } as Platform);
  const keep = vi.spyOn(Set.prototype, 'add');
  const url = `/api/groomers?q=${'x'.repeat(16_000)}`;
  for (const each of [`${url}a`, `${url}b`, `${url}a`]) limits.countOpened('ana', '2001:db8::', each);
  const kept = keep.mock.calls.map(([value]) => String(value));
  keep.mockRestore();
  expect(kept).toHaveLength(2);
  for (const value of kept) expect(value.length).toBeLessThan(50);
});
