import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { movableClock } from '#server/platform/clock.ts';
import { startProgram } from '#tests/faults/program.ts';
import { checkout } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  // This test uses the real time.
  app = await openTestApp({}, movableClock());
  folder = await mkdtemp(path.join(tmpdir(), 'wagwell-memory-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a typed card number stays neither in the program’s memory nor in its output', async () => {
  const program = await startProgram(app.databaseUrl, {
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
    LOG_LEVEL: 'debug',
  });
  const ana = await app.signIn({ membership: false });
  for (const number of ['4000-0000-0000-0002', '4000-0000-0000-0341']) {
    const { id } = await checkout(ana, 'monthly');
    const answer = await fetch(`${program.address}/api/test-checkout/${id}`, {
      method: 'POST',
      body: JSON.stringify({ card: { number, expMonth: 12, expYear: 2077, cvc: '919' } }),
      headers: { 'content-type': 'application/json', cookie: ana.cookie },
    });
    expect(answer.status).toBe(200);
  }
  // Later requests free the memory of the last one.
  for (let i = 0; i < 3; i++) await fetch(`${program.address}/api/plans`);
  program.signal('SIGUSR2');
  const snapshot = await vi.waitUntil(() => wholeSnapshot(folder), { timeout: 60_000, interval: 200 });
  expect(snapshot).toContain('renew-at-test-processor');
  expect(snapshot.match(/4000-?0000-?0000-?0(002|341)/)).toBeNull();
  expect(program.said()).not.toMatch(/4000-?0000-?0000-?0(002|341)|919/);
  program.kill();
  await program.gone;
}, 120_000);

/** Returns the snapshot once it is completely written. */
async function wholeSnapshot(folder: string): Promise<string | undefined> {
  const [name] = await readdir(folder);
  const text = name ? await readFile(path.join(folder, name), 'utf8') : '';
  return text.trimEnd().endsWith('}') ? text : undefined;
}
