import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { declaredTriggers } from '#server/modules.ts';
import { movableClock } from '#server/platform/clock.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startRestartablePostgres } from './faults/restartable-postgres.ts';
import { playHistory } from './histories/play-history.ts';
import { openTestApp, testNow } from './test-app.ts';
import type { TestApp } from './test-app.ts';

const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
/** `npm run histories -- --seconds 600 --seed 7` plays for longer, from another seed. */
const [seconds, firstSeed] = [setting('HISTORY_SECONDS', 30), setting('HISTORY_SEED', 1)];
vi.setConfig({ testTimeout: (seconds + 240) * 1000 });

let app: TestApp | undefined;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await app?.close();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

test('members who act at random while the database and a process are killed leave nothing double, lost, unbalanced or of a closed account', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-histories-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startRestartablePostgres(folder);
  cleanups.push(() => postgres.stop());
  await migrate(postgres.url, declaredTriggers);
  const end = performance.now() + seconds * 1000;
  const acts = new Map<string, number>();
  for (let seed = firstSeed; seed === firstSeed || performance.now() < end; seed++) {
    const url = await postgres.copyDatabase(`history_${seed}`);
    app = await openTestApp({}, movableClock(testNow()), () => url);
    const { acknowledged, faults } = await playHistory(app, seed, 120, () => postgres.restartNow());
    expect([`seed ${seed}`, faults]).toEqual([`seed ${seed}`, []]);
    for (const [kind, count] of acknowledged) acts.set(kind, (acts.get(kind) ?? 0) + count);
    await app.close();
    app = undefined;
  }
  // A history in which nothing happens would find nothing.
  const shifts = ['accept', 'apply', 'post', 'withdraw'];
  const visits = ['ask', 'book', 'cancel', 'check-out', 'choose', 'move', 'offer', 'pay'];
  const kinds = [...shifts, ...visits, 'block', 'close', 'write'];
  expect(Object.fromEntries(acts)).toEqual(
    Object.fromEntries(kinds.map((kind) => [kind, expect.any(Number)])),
  );
  expect([...acts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60);
});
