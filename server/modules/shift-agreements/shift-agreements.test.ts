import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  accept,
  apply,
  fill,
  post,
  signInGroomer,
  signInOwner,
} from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours } from '#server/platform/clock.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(() => app.clock.moveTo(testNow()));

const agreementOf = (who: Caller, id: string) =>
  who.call('GET /api/shifts/:id/agreement', { params: { id } });
const groomer = () => signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
const hoursAgo = (instant: string | null) =>
  Math.round((app.clock.now().getTime() - Date.parse(instant ?? '')) / 3_600_000);
const later = (count: number) => app.clock.moveTo(after(app.clock.now(), hours(count)));

test('accepting an application writes what both agreed on, with both signatures', async () => {
  const [owner, maya] = [await signInOwner(app), await groomer()];
  const terms = { paidWhen: 'weekly', bathing: 'bather', cancelTerms: 'fair', estimatedPayMin: 210 };
  const { id } = await post(app, owner, terms);
  expect((await agreementOf(owner, id)).status).toBe(404);
  const application = await apply(maya, id);
  later(1);
  await accept(owner, application);
  const { body } = await agreementOf(maya, id);
  expect(body).toMatchObject({
    number: 1,
    how: 'applied',
    terms: {
      ...terms,
      dogCount: 6,
      payPercentage: 50,
      estimate: 21_000,
      businessName: 'Shoal Creek Pet Spa',
    },
    groomer: { name: 'Maya Ortiz' },
    unseen: [],
    others: [],
    actions: [],
  });
  expect(hoursAgo(body.groomer.signedAt)).toBe(1);
  expect(hoursAgo(body.owner.signedAt)).toBe(0);
  expect((await agreementOf(owner, id)).body).toEqual(body);
});

test('only the two sides read it and take it as PDF', async () => {
  const [owner, maya, jo] = [await signInOwner(app), await groomer(), await signInGroomer(app)];
  const shift = await post(app, owner, { cancelTerms: 'strict', paidWhen: 'same_day' });
  const params = { id: shift.id };
  await apply(jo, shift.id);
  await accept(owner, await apply(maya, shift.id));
  const { id } = (await agreementOf(owner, shift.id)).body;
  for (const stranger of [jo, await signInOwner(app)]) {
    expect((await stranger.call('GET /api/shifts/:id/agreement', { params })).status).toBe(404);
    for (const call of ['GET /api/shift-agreements/:id', 'GET /api/shift-agreements/:id/pdf'] as const)
      expect((await stranger.call(call, { params: { id } })).status).toBe(404);
    expect((await stranger.call('POST /api/shift-agreements/:id/sign', { params: { id } })).status).toBe(404);
  }
  for (const side of [owner, maya]) {
    const { rawPayload } = await app.app.server.inject({
      url: `/api/shift-agreements/${id}/pdf`,
      headers: { cookie: side.cookie },
    });
    const text = textOfPdf(rawPayload);
    for (const part of ['Full-groom Saturday', '50% of the revenue', 'The same day', 'Strict', 'Maya Ortiz'])
      expect(text).toContain(part);
  }
});

test('an edit after the application waits for the groomer’s signature, and leaving costs nothing until then', async () => {
  const [owner, maya] = [await signInOwner(app), await groomer()];
  const { id } = await post(app, owner, { payPercentage: 60 });
  const application = await apply(maya, id);
  await owner.call('PATCH /api/shifts/:id', { params: { id }, body: { payPercentage: 50 } });
  await accept(owner, application);
  const unsigned = (await agreementOf(maya, id)).body;
  expect(unsigned).toMatchObject({
    terms: { payPercentage: 50 },
    groomer: { signedAt: null },
    unseen: ['Pay: 60% → 50%'],
    actions: ['sign'],
  });
  expect((await agreementOf(owner, id)).body.actions).toEqual([]);
  // The shift starts in two and a half days: by then leaving would count.
  later(30);
  const check = () =>
    maya.call('GET /api/shift-applications/:id/leaving-check', { params: { id: application } });
  expect((await check()).body.countsAs).toBe('nothing');
  const sign = (who: Caller) =>
    who.call('POST /api/shift-agreements/:id/sign', { params: { id: unsigned.id } });
  expect((await sign(owner)).status).toBe(403);
  expect((await sign(maya)).body).toMatchObject({ actions: [], unseen: ['Pay: 60% → 50%'] });
  expect((await sign(maya)).problem.code).toBe('already_done');
  expect((await check()).body.countsAs).toBe('withdrawn_late');
  await app.settle();
  const [news] = (await owner.call('GET /api/notifications', { query: {} })).body;
  expect(news?.title).toBe('Maya Ortiz agrees to your changed terms');
});

test('an invitation and instant booking are signed by the owner when they offered them', async () => {
  const [owner, maya] = [await signInOwner(app), await groomer()];
  const invited = await post(app, owner);
  await owner.call('POST /api/shifts/:id/invitations', {
    params: { id: invited.id },
    body: { groomerIds: [maya.id] },
  });
  later(1);
  const [invitation] = (await maya.call('GET /api/shift-invitations')).body;
  await maya.call('POST /api/shift-invitations/:id/accept', {
    params: { id: invitation?.id ?? '' },
    body: { termsVersion: 1 },
  });
  const { body } = await agreementOf(maya, invited.id);
  expect(body.how).toBe('invited');
  expect(hoursAgo(body.owner.signedAt)).toBe(1);
  expect(hoursAgo(body.groomer.signedAt)).toBe(0);
});

test('the database refuses to change or delete what was agreed', async () => {
  const [owner, maya] = [await signInOwner(app), await groomer()];
  const { shift } = await fill(app, owner, maya);
  const { sql } = app.app.platform;
  await expect(
    sql`update shift_agreements set terms_version = 9 where shift_id = ${shift.id}`,
  ).rejects.toThrow('only added');
  await expect(sql`delete from shift_agreements where shift_id = ${shift.id}`).rejects.toThrow('only added');
});

test('a groomer who follows another has an agreement of their own', async () => {
  const [owner, maya, jo] = [await signInOwner(app), await groomer(), await signInGroomer(app)];
  const shift = await post(app, owner);
  const [first, next] = [await apply(maya, shift.id), await apply(jo, shift.id)];
  await accept(owner, first);
  await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: first } });
  await accept(owner, next);
  expect((await agreementOf(owner, shift.id)).body).toMatchObject({ number: 2, others: [] });
  expect((await agreementOf(maya, shift.id)).body).toMatchObject({
    number: 1,
    groomer: { name: 'Maya Ortiz' },
  });
});
