import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportKind } from '#contract/reports/reports.ts';
import {
  ask,
  offer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { read, write } from '#server/modules/messages/messages.scenario.ts';
import { fill, post, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let robin: Caller;
let sam: Caller;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  robin = await app.signIn({ isAdmin: true, firstName: 'Robin', lastName: 'Hale' });
  sam = await app.signIn({ isAdmin: true, firstName: 'Sam', lastName: 'Ito' });
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, groomer] = [await signInPetOwner(app), await signInGroomer(app)];
});

const report = async (who: Caller, kind: ReportKind, id: string) => {
  const body = { kind, id, category: 'scam', text: 'Asks for cash.' };
  const reply = await who.call('POST /api/reports', { body });
  expect(reply.status).toBe(201);
  return reply.body.id;
};
async function upload(who: Caller): Promise<{ id: string; url: string }> {
  const { payload, headers } = uploadOf(await onePixel());
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie: who.cookie },
  });
  return response.json();
}
const decide = (admin: Caller, id: string, decision: string, more: object = {}) =>
  admin.call('POST /api/admin/reports/:id/decide', {
    params: { id },
    body: { decision, reason: 'Cash up front', reportsSeen: 1, ...more },
  });
const get = async (id: string, admin = robin) =>
  (await admin.call('GET /api/admin/reports/:id', { params: { id } })).body;
const told = async (who: Caller) => {
  await app.settle();
  const { body } = await who.call('GET /api/notifications');
  return body.map(({ title, text }) => `${title}\n${text}`);
};

test('a message is shown with what surrounds it, removed, and both are told without naming the reporter', async () => {
  for (const words of ['Hello', 'When can we meet?']) await write(owner, groomer, words);
  const { body: message } = await write(groomer, owner, 'Send me cash first');
  const id = await report(owner, 'message', message.id);
  const { context, evidence, decisions } = await get(id);
  expect(evidence.text).toBe('Send me cash first');
  expect(context.map(({ text, reported }) => [text, reported])).toEqual([
    ['Hello', false],
    ['When can we meet?', false],
    ['Send me cash first', true],
  ]);
  expect(decisions).toEqual(['dismiss', 'warn', 'remove', 'suspend']);
  expect((await decide(robin, id, 'remove')).body).toMatchObject({
    status: 'removed',
    decision: { by: 'Robin Hale', reason: 'Cash up front' },
    evidence: { text: 'Send me cash first' },
    decisions: [],
  });
  expect((await read(groomer, owner)).body[0]).toMatchObject({
    content: 'This message was removed by Wagwell.',
  });
  const { user: reporter } = (await owner.call('GET /auth/me')).body;
  const removed = (await told(groomer)).find((text) => text.includes('removed')) ?? '';
  expect(removed).toMatch(/^We removed a message of yours\n.*Cash up front/);
  for (const words of [reporter.firstName, reporter.lastName, reporter.email])
    expect(removed).not.toContain(words);
  expect((await told(owner)).join()).toMatch(/We looked at your report about [^]*we have acted/);
});

test('of two admins at the same moment one decides, and the other learns who did', async () => {
  const id = await report(owner, 'person', groomer.id);
  const answers = await Promise.all([decide(robin, id, 'warn'), decide(sam, id, 'dismiss')]);
  const [done, late] = answers.toSorted((a, b) => a.status - b.status);
  expect([done?.status, late?.status, late?.problem.code]).toEqual([200, 409, 'already_done']);
  expect(late?.problem.detail).toMatch(
    /^(Robin Hale has decided this already: warned|Sam Ito has decided this already: dismissed)\.$/,
  );
  const { body: log } = await robin.call('GET /api/admin/audit-log');
  expect(log.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
});

test('reports of the same thing are decided together, after the admin has read all of them', async () => {
  const other = await signInPetOwner(app);
  const [first, second] = [
    await report(owner, 'person', groomer.id),
    await report(other, 'person', groomer.id),
  ];
  expect((await get(first)).sameThing.map(({ id }) => id)).toEqual([first, second]);
  expect((await decide(robin, first, 'dismiss')).problem.code).toBe('changed_elsewhere');
  expect((await decide(robin, first, 'dismiss', { reportsSeen: 2 })).status).toBe(200);
  expect((await get(second)).status).toBe('dismissed');
  for (const who of [owner, other])
    expect((await told(who)).join()).toMatch(/We found nothing that breaks our rules/);
  expect((await told(groomer)).join()).not.toMatch(/report|warning/i);
  // After the decision the same person can be reported again, and the history is shown.
  const again = await report(owner, 'person', groomer.id);
  expect((await get(again)).earlier.map(({ status }) => status)).toEqual(['dismissed', 'dismissed']);
});

test('a suspension by a report ends sessions and keeps its reason', async () => {
  const id = await report(owner, 'person', groomer.id);
  expect((await decide(robin, id, 'warn', { until: '2027-01-05T18:00:00Z' })).problem).toMatchObject({
    status: 422,
    errors: [{ path: 'until' }],
  });
  const until = '2027-01-05T18:00:00Z';
  const now = app.clock.now();
  app.clock.moveTo(after(now, minutes(11)));
  expect((await decide(robin, id, 'suspend', { until })).problem.code).toBe('confirm_identity');
  app.clock.moveTo(now);
  expect((await decide(robin, id, 'suspend', { until })).body.reported.suspended).toBe(true);
  expect((await groomer.call('GET /auth/me')).status).toBe(401);
  const next = await report(owner, 'person', groomer.id);
  const late = await decide(sam, next, 'suspend');
  expect([late.status, late.problem.detail]).toEqual([409, 'Robin Hale has suspended this account already.']);
  expect((await get(next)).status).toBe('filed');
});

test('an admin cannot decide about oneself; a person cannot be removed', async () => {
  const id = await report(owner, 'person', robin.id);
  expect((await get(id)).decisions).toEqual([]);
  expect((await decide(robin, id, 'dismiss')).problem.code).toBe('forbidden');
  expect((await get(id, sam)).decisions).toEqual(['dismiss', 'warn', 'suspend']);
  expect((await decide(sam, id, 'remove')).problem).toMatchObject({
    status: 422,
    errors: [{ path: 'decision' }],
  });
  expect((await decide(sam, id, 'dismiss')).status).toBe(200);
});

test('an admin cannot decide what oneself has reported, nor with the reports of others', async () => {
  const id = await report(robin, 'person', groomer.id);
  const other = await report(owner, 'person', groomer.id);
  for (const each of [id, other]) {
    expect((await get(each)).decisions).toEqual([]);
    expect((await decide(robin, each, 'dismiss', { reportsSeen: 2 })).problem).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: 'You reported this yourself. Another admin has to decide it.',
    });
    expect((await get(each, sam)).status).toBe('filed');
  }
  expect((await get(id, sam)).decisions).toEqual(['dismiss', 'warn', 'suspend']);
  expect((await decide(sam, id, 'dismiss', { reportsSeen: 2 })).status).toBe(200);
});

test('a removed review counts in no rating and is not revealed again', async () => {
  const salon = await signInOwner(app);
  const { shift } = await fill(app, salon, groomer);
  const now = app.clock.now();
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  const params = { id: shift.id };
  await salon.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 6, revenue: 60_000 } });
  for (const who of [salon, groomer])
    await who.call('POST /api/reviews', {
      body: { engagementType: 'shift', engagementId: shift.id, rating: 1, text: 'A thief' },
    });
  const reviews = async () =>
    (await owner.call('GET /api/users/:id/reviews', { params: { id: salon.id } })).body;
  const [review] = await reviews();
  const id = await report(salon, 'review', review?.id ?? '');
  expect((await get(id)).evidence.text).toContain('A thief');
  expect((await decide(robin, id, 'remove')).status).toBe(200);
  expect(await reviews()).toEqual([]);
  const { body: person } = await owner.call('GET /api/users/:id', { params: { id: salon.id } });
  expect(person.businessProfile).toMatchObject({ rating: null, reviewCount: 0 });
  app.clock.moveTo(now);
  await app.settle();
  expect(await reviews()).toEqual([]);
});

test('a removed photo leaves the portfolio; admins still see the evidence, others do not', async () => {
  const photo = await upload(groomer);
  await groomer.call('POST /api/portfolio', { body: { photoId: photo.id } });
  const key = photo.url.slice('/media/'.length);
  const id = await report(owner, 'photo', key);
  const see = async (who: Caller) => (await who.call('GET /media/:key', { params: { key } })).status;
  expect((await decide(robin, id, 'remove')).status).toBe(200);
  expect((await groomer.call('GET /api/portfolio')).body).toEqual([]);
  expect([await see(robin), await see(owner), await see(app.stranger)]).toEqual([200, 404, 404]);
});

test('an offered shift and an open request are cancelled; booked ones stay', async () => {
  const salon = await signInOwner(app);
  const shift = await post(app, salon, {});
  const request = await ask(owner);
  await offer(app, groomer, request.id);
  for (const [reporter, id] of [
    [groomer, shift.id],
    [groomer, request.id],
  ] as const)
    expect((await decide(robin, await report(reporter, 'listing', id), 'remove')).status).toBe(200);
  const { body } = await salon.call('GET /api/shifts/:id', { params: { id: shift.id } });
  expect(body).toMatchObject({ status: 'cancelled' });
  expect(
    (await owner.call('GET /api/grooming-requests/:id', { params: { id: request.id } })).body.status,
  ).toBe('cancelled');
  const { shift: filled } = await fill(app, salon, groomer);
  const id = await report(owner, 'listing', filled.id);
  expect((await decide(robin, id, 'remove')).problem.code).toBe('too_late');
  expect((await get(id)).status).toBe('filed');
});
