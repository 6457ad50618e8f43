import { expect, test } from 'vitest';
import type { ChangeFeed } from './change-feed.ts';
import { createCache } from './cache.ts';

const maxBytes = 100_000;

/** A cache on a feed without changes, with a count of its reads. */
function makeCache() {
  const changeFeed = { version: () => 1, changedSince: () => false } as unknown as ChangeFeed;
  const cache = createCache(changeFeed, maxBytes);
  let reads = 0;
  const get = (key: string, text = 'x') =>
    cache(
      key,
      () => {
        reads++;
        return Promise.resolve({ text });
      },
      () => ['table'],
    );
  return { cache, get, reads: () => reads };
}

test('the cache stays under its size by evicting the oldest entry', async () => {
  const { cache, get, reads } = makeCache();
  for (let nth = 0; nth < 50_000; nth++) {
    await get(`made up ${nth}`, 'x'.repeat(nth % 1000));
    expect(cache.sizeInBytes()).toBeLessThanOrEqual(maxBytes);
  }
  expect(cache.sizeInBytes()).toBeGreaterThan(maxBytes / 2);
  await get('made up 49999');
  expect(reads()).toBe(50_000);
  await get('made up 0');
  expect(reads()).toBe(50_001);
});

test('a value larger than the cache is read each time and not kept', async () => {
  const { cache, get, reads } = makeCache();
  for (const _ of ['once', 'again']) await get('large', 'x'.repeat(maxBytes));
  expect(reads()).toBe(2);
  expect(cache.sizeInBytes()).toBe(0);
});

test('two concurrent reads of one key are counted once', async () => {
  const one = makeCache();
  await one.get('key');
  const two = makeCache();
  await Promise.all([two.get('key'), two.get('key')]);
  expect(two.cache.sizeInBytes()).toBe(one.cache.sizeInBytes());
});
