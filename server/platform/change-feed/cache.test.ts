import { expect, test } from 'vitest';
import type { Changes } from './change-feed.ts';
import { createRecall } from './cache.ts';

const mostBytes = 100_000;

/** Counts how often something was read although it could have been kept. */
function recallOf() {
  const changes = { moment: () => 1, since: () => false } as unknown as Changes;
  const recall = createRecall(changes, mostBytes);
  let reads = 0;
  const ask = (name: string, found: string | undefined = 'x') =>
    recall(
      name,
      () => {
        reads++;
        return Promise.resolve(found === undefined ? undefined : { found });
      },
      () => ['table'],
    );
  return { recall, ask, reads: () => reads };
}

test('what is kept has a bound in bytes; the oldest makes room', async () => {
  const { recall, ask, reads } = recallOf();
  for (let nth = 0; nth < 50_000; nth++) {
    await ask(`made up ${nth}`, 'x'.repeat(nth % 1000));
    expect(recall.keptBytes()).toBeLessThanOrEqual(mostBytes);
  }
  expect(recall.keptBytes()).toBeGreaterThan(mostBytes / 2);
  await ask('made up 49999');
  expect(reads()).toBe(50_000);
  await ask('made up 0');
  expect(reads()).toBe(50_001);
});

test('what is larger than the room is read each time, and takes none', async () => {
  const { recall, ask, reads } = recallOf();
  for (const _ of ['once', 'again']) await ask('large', 'x'.repeat(mostBytes));
  expect(reads()).toBe(2);
  expect(recall.keptBytes()).toBe(0);
});

test('reading the same again while it is read counts once', async () => {
  const { recall, ask } = recallOf();
  await ask('one');
  const one = recall.keptBytes();
  const two = recallOf();
  await Promise.all([two.ask('one'), two.ask('one')]);
  expect(two.recall.keptBytes()).toBe(one);
});
