import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePolicy } from '#server/modules/cancellation-policies/cancellation-policies.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeClientLink } from './client-links.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the link of a finished visit shows the report card of each animal', async () => {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const { id, secret, petIds } = await app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      petNames: ['Biscotti', 'Otto'],
      status: 'checked_in',
      startsAt: after(t.now, -hours(1)),
    }),
  );
  const card = { services: ['full_groom'], findings: 'Some dry skin.', behavior: 'Calm.' };
  const done = await maya.call('POST /api/visits/:id/complete', {
    params: { id },
    body: { ...card, cards: [{ ...card, petId: petIds[1], findings: 'A tick.' }] },
  });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const { status, body } = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  expect(status).toBe(200);
  expect(body.visit).toMatchObject({
    status: 'completed',
    reportCards: [
      { pet: 'Biscotti', ...card },
      { pet: 'Otto', ...card, findings: 'A tick.' },
    ],
  });
});

test('the link of a visit that was cancelled late says what is owed, and nothing once that is waived', async () => {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const { id, secret } = await app.transact(async (t) => {
    await makePolicy(t, maya.id);
    return makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      startsAt: after(t.now, hours(2)),
    });
  });
  const ways = { paymentLinks: ['https://venmo.com/u/maya'], zelle: '(512) 555-0142' };
  await maya.call('PUT /api/billing-settings', { body: { taxPercent: 0, ...ways } });
  const params = { secret };
  const feeOf = async () =>
    (await app.stranger.call('GET /api/client-links/:secret', { params })).body.visit?.fee;
  expect(await feeOf()).toBeNull();
  const { feeNow } = (await app.stranger.call('GET /api/client-links/:secret', { params })).body.visit ?? {};
  const cancelled = await app.stranger.call('POST /api/client-links/:secret/cancel', {
    params,
    body: { feeSeen: feeNow ?? 0 },
  });
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
  const owed = { kind: 'late_cancel', amount: feeNow, isPaid: false, ...ways };
  expect(cancelled.body.visit?.fee).toEqual(owed);
  await app.settle();
  expect(await feeOf()).toEqual(owed);
  expect((await maya.call('GET /api/notifications')).body[0]).toMatchObject({
    title: expect.stringMatching(/^Maria cancelled Biscotti/),
    text: expect.stringMatching(/ is free again\. The fee by your policy: \$47\.50\.$/),
  });
  await app.app.platform.sql`
    update fees set waived_at = ${app.clock.now()}, waive_reason = 'Ill' where visit_id = ${id}`;
  expect(await feeOf()).toBeNull();
});
