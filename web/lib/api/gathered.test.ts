import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathered } from './gathered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst is handled once at its start and once a second after that, with nothing lost', () => {
  const handled: number[][] = [];
  const changes = gathered<number>((items) => handled.push(items), 1000);
  for (let nth = 0; nth < 55; nth++) {
    changes.add(nth);
    vi.advanceTimersByTime(36);
  }
  vi.advanceTimersByTime(5000);
  expect(handled.length).toBeLessThanOrEqual(3);
  expect(handled.flat()).toEqual(Array.from({ length: 55 }, (_, nth) => nth));
  changes.add(55);
  expect(handled.at(-1)).toEqual([55]);
});

test('what waits is dropped when it is stopped', () => {
  const handled: number[][] = [];
  const changes = gathered<number>((items) => handled.push(items), 1000);
  changes.add(1);
  changes.add(2);
  changes.stop();
  vi.advanceTimersByTime(5000);
  expect(handled).toEqual([[1]]);
});
