import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allHeard } from '#tests/all-heard.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.platform.changes.start();
});
afterAll(() => app.close());

const list = '/api/groomers/current-user/applications';
const get = ({ cookie }: Caller, url: string, tag = '') =>
  app.app.server.inject({ url, headers: { cookie, ...(tag ? { 'if-none-match': tag } : {}) } });

/** What the heap holds once everything unreachable is collected, in bytes. */
async function heldBytes(): Promise<number> {
  // Answered requests are let go in the next turn of the event loop.
  await nextTurn();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('polls of made-up addresses with forged tags leave nothing behind', { timeout: 120_000 }, async () => {
  const unpaid = await app.signIn({ roles: ['groomer'], membership: false });
  await allHeard(app.app);
  const [, epoch, moment, until] = /^W\/"([^.]+)\.([^.]+)\.([^.]+)\./.exec(
    String((await get(unpaid, list)).headers['etag']),
  ) ?? [''];
  const forged = (url: string) =>
    `W/"${epoch}.${moment}.${until}.${hash('sha1', `${unpaid.id} ${url}`, 'base64url').slice(0, 12)}"`;
  const poll = async (nth: number) => {
    // Word of changes is heard between two polls, as it is between those of a network.
    await nextTurn();
    const url = `${list}?made-up=${String(nth).padStart(12_000, 'x')}`;
    return (await get(unpaid, url, forged(url))).statusCode;
  };
  for (let nth = 0; nth < 200; nth++) await poll(nth);
  const before = await heldBytes();
  const statuses = new Set<number>();
  for (let nth = 0; nth < 5_000; nth++) statuses.add(await poll(nth));
  expect([...statuses]).toEqual([304]);
  expect((await heldBytes()) - before).toBeLessThan(20e6);
});
