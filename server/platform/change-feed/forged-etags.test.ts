import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForNotifications } from '#tests/wait-for-notifications.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.platform.changeFeed.start();
});
afterAll(() => app.close());

const list = '/api/groomers/current-user/applications';
const get = ({ cookie }: Caller, url: string, etag = '') =>
  app.app.server.inject({ url, headers: { cookie, ...(etag ? { 'if-none-match': etag } : {}) } });

/** Returns the size of the heap after a full collection. */
async function heldBytes(): Promise<number> {
  // Finished requests become unreachable in the next turn of the event loop.
  await nextTurn();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('polls of made-up URLs with forged ETags do not grow the heap', { timeout: 120_000 }, async () => {
  const unpaid = await app.signIn({ roles: ['groomer'], membership: false });
  await waitForNotifications(app.app);
  const [, instanceId, version, validUntil] = /^W\/"([^.]+)\.([^.]+)\.([^.]+)\./.exec(
    String((await get(unpaid, list)).headers['etag']),
  ) ?? [''];
  const forged = (url: string) =>
    `W/"${instanceId}.${version}.${validUntil}.${hash('sha1', `${unpaid.id} ${url}`, 'base64url').slice(0, 12)}"`;
  const poll = async (nth: number) => {
    // Lets notifications arrive between two polls, as over a network.
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
