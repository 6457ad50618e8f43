import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});
afterAll(() => app.close());

/** What the provider and the client with a link see of how a visit repeats. */
async function seenBy(secret: string, id: string) {
  const own = await maya.call('GET /api/visits/:id', { params: { id } });
  const linked = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  return [own.body.repeatsEvery, linked.body.visit?.repeatsEvery];
}

test('both sides see that a visit repeats, but not at the last one, nor once the series has ended', async () => {
  const { secret, id } = await app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      startsAt: instantAt('2026-12-02', '09:00', 'America/Chicago'),
    }),
  );
  expect(await seenBy(secret, id)).toEqual([null, null]);
  const body = { visitId: id, everyWeeks: 6, until: '2027-02-24' };
  const { body: series } = await maya.call('POST /api/visit-series', { body });
  await app.settle();
  expect(await seenBy(secret, id)).toEqual([6, 6]);
  const ahead = (await maya.call('GET /api/visits', { query: { as: 'provider', from: '2026-12-01' } })).body;
  expect(ahead.map(({ repeatsEvery }) => repeatsEvery)).toEqual([6, 6, null]);
  const ended = await maya.call('POST /api/visit-series/:id/end', {
    params: { id: series.id },
    body: { keepVisits: true },
  });
  expect(ended.status).toBe(200);
  expect(await seenBy(secret, id)).toEqual([null, null]);
});
