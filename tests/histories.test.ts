import { afterEach, expect, test, vi } from 'vitest';
import { playHistory } from './histories/play-history.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
/** `npm run histories -- --seconds 600 --seed 7` plays for longer, from another seed. */
const [seconds, firstSeed] = [setting('HISTORY_SECONDS', 40), setting('HISTORY_SEED', 1)];
vi.setConfig({ testTimeout: (seconds + 240) * 1000 });

let app: TestApp | undefined;
afterEach(() => app?.close());

test('members who act at random leave nothing double, lost, unbalanced or of a closed account', async () => {
  const end = performance.now() + seconds * 1000;
  const acts = new Map<string, number>();
  for (let seed = firstSeed; seed === firstSeed || performance.now() < end; seed++) {
    app = await openTestApp();
    const { acknowledged, faults } = await playHistory(app, seed, 120);
    expect([`seed ${seed}`, faults]).toEqual([`seed ${seed}`, []]);
    for (const [kind, count] of acknowledged) acts.set(kind, (acts.get(kind) ?? 0) + count);
    await app.close();
    app = undefined;
  }
  // A history in which nothing happens would find nothing.
  const kinds = ['accept', 'apply', 'block', 'close', 'post', 'withdraw', 'write'];
  expect(Object.fromEntries(acts)).toEqual(
    Object.fromEntries(kinds.map((kind) => [kind, expect.any(Number)])),
  );
  expect([...acts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60);
});
