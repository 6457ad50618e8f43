import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { groomFor, paidInCash } from './bills.factory.ts';

let app: TestApp;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
});
afterAll(() => app.close());

let made = 0;
const visitNow = (given: object = {}) =>
  app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: groomer.id,
      status: 'checked_in',
      startsAt: after(t.now, hours(-3 * (made += 1))),
      listPrice: 9500,
      ...given,
    }),
  );
const checkOut = (id: string, body: object, who = groomer) =>
  who.call('POST /api/visits/:id/check-out', {
    params: { id },
    body: { lines: groomFor(9500), taxPercent: 0, payments: paidInCash(9500, 1000), ...body },
  });

test('the next visit of the same pets is booked with the bill, at their usual price', async () => {
  const visit = await visitNow();
  const startsAt = after(app.clock.now(), days(42)).toISOString();
  const { status, body } = await checkOut(visit.id, { next: { startsAt, minutes: 90 }, nextVisitWeeks: 6 });
  expect(status).toBe(201);
  expect(body.nextProblem).toBeNull();
  const { body: next } = await groomer.call('GET /api/visits/:id', { params: { id: body.next?.id ?? '' } });
  expect(next).toMatchObject({
    status: 'booked',
    source: 'own',
    price: 9500,
    client: { id: visit.clientId },
    pets: [{ id: visit.petIds[0], services: ['full_groom'] }],
  });
  expect(Date.parse(next.startsAt)).toBe(Date.parse(startsAt));
  expect(Date.parse(next.endsAt) - Date.parse(next.startsAt)).toBe(hours(1.5));
});

test('a taken time leaves the bill, and the reply says what is in the way', async () => {
  const at = after(app.clock.now(), days(50));
  await app.transact((t) => makeOwnVisit(t, { providerId: groomer.id, startsAt: at }));
  const { id } = await visitNow();
  const { status, body } = await checkOut(id, { next: { startsAt: at.toISOString() } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ owed: 0, tips: 1000, next: null });
  expect(body.nextProblem).toContain('You are booked: Biscotti');
  const { body: visit } = await groomer.call('GET /api/visits/:id', { params: { id } });
  expect(visit.status).toBe('completed');
  expect(
    (await checkOut((await visitNow()).id, { next: { startsAt: 'soon' } })).problem.errors?.[0]?.path,
  ).toBe('next.startsAt');
});

test('a time outside of the hours is booked with the bill once that is meant', async () => {
  const { id: providerId } = await app.transact(async (t) => {
    const groomerOfMondays = await makeGroomer(t);
    await makeWorkingHours(t, groomerOfMondays.id, [[[1], { from: '09:00', to: '17:00' }]]);
    return groomerOfMondays;
  });
  const who = await app.as(providerId);
  const next = { startsAt: '2026-12-06T15:00:00Z' };
  const refused = await checkOut((await visitNow({ providerId })).id, { next }, who);
  expect(refused.body.nextProblem).toBe('This is outside of your working hours.');
  const { body } = await checkOut(
    (await visitNow({ providerId })).id,
    { next: { ...next, anyway: true } },
    who,
  );
  expect(body).toMatchObject({ nextProblem: null, next: { id: expect.any(String) } });
});

test('of two bills for one next time, one has it and both are written', async () => {
  const visits = [await visitNow(), await visitNow()];
  const startsAt = after(app.clock.now(), days(60)).toISOString();
  const replies = await Promise.all(visits.map(({ id }) => checkOut(id, { next: { startsAt } })));
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(replies.filter(({ body }) => body.next)).toHaveLength(1);
});

test('the receipt is mailed to a client without an account, and opens on their link', async () => {
  const { id, secret } = await visitNow();
  const { body } = await checkOut(id, { receipt: 'email' });
  expect(body.receiptProblem).toBeNull();
  await app.settle();
  const mails = await app.app.platform.mailer.kept(5);
  expect(mails.some((mail) => mail.body.includes('receipt') && mail.body.includes(`/v/${secret}`))).toBe(
    true,
  );
  const params = { secret };
  const { body: seen } = await app.stranger.call('GET /api/client-links/:secret/bills', { params });
  expect(seen).toMatchObject([
    { total: 9500, tips: 1000, actions: [], payments: [{ tipFor: null, note: '' }] },
  ]);
  const { rawPayload } = await app.app.server.inject({
    url: `/api/client-links/${secret}/bills/${body.id}/pdf`,
  });
  expect(textOfPdf(rawPayload)).toContain('$95.00');
  const other = await visitNow();
  const strange = { secret: other.secret, id: body.id };
  expect(
    (await app.stranger.call('GET /api/client-links/:secret/bills/:id/pdf', { params: strange })).status,
  ).toBe(404);
});

const mailOf = async (body: object, hour = 16) => {
  const startsAt = new Date(`2026-11-13T${hour}:00:00Z`);
  const { id } = await visitNow({ startsAt, timeZone: 'America/Chicago' });
  expect((await checkOut(id, { ...body, receipt: 'email' })).body.receiptProblem).toBeNull();
  await app.settle();
  return (await app.app.platform.mailer.kept(1))[0]?.body ?? '';
};

describe('the mail of a receipt says', () => {
  test('for whom and which day, and what was paid with the tip', async () => {
    expect(await mailOf({})).toMatch(
      /^Hi Maria, thank you for Biscotti's visit on Fri, Nov 13 with .+\. Paid in all: \$105, with a tip of \$10\. Your receipt: http/,
    );
  });

  test('what is still owed', async () => {
    expect(await mailOf({ payments: paidInCash(5050), leaveOwed: true }, 19)).toContain(
      'Paid in all: $50.50. Still owed: $44.50. Your receipt:',
    );
  });

  test("the sum where the words are the provider's own", async () => {
    await groomer.call('PUT /api/message-templates/:kind', {
      params: { kind: 'receipt' },
      body: { body: 'Woof! {link}' },
    });
    expect(await mailOf({}, 22)).toMatch(/^Woof! http\S+ Paid in all: \$105, with a tip of \$10\.\n/);
    await groomer.call('PUT /api/message-templates/:kind', {
      params: { kind: 'receipt' },
      body: { body: '' },
    });
  });
});

test('a client who wants no mail gets none, and the bill stays', async () => {
  const visit = await visitNow();
  await app.app.platform.sql`update clients set no_mail_at = ${app.clock.now()} where id = ${visit.clientId}`;
  const { status, body } = await checkOut(visit.id, { receipt: 'email' });
  expect([status, body.receiptProblem]).toEqual([201, 'Maria asked for no more emails.']);
});

test('who has no membership anymore checks out, but books nothing new', async () => {
  const lapsed = await app.signIn({ roles: ['groomer'], membership: false });
  const visit = await visitNow({ providerId: lapsed.id });
  const startsAt = after(app.clock.now(), days(42)).toISOString();
  const { status, body } = await checkOut(visit.id, { next: { startsAt } }, lapsed);
  expect([status, body.next]).toEqual([201, null]);
  expect(body.nextProblem).toContain('membership');
});

test('a stopped visit is checked out at the price of what was done, which may be nothing', async () => {
  const stopped = async (price: number) => {
    const { id } = await visitNow();
    await groomer.call('POST /api/visits/:id/stop', { params: { id }, body: { reason: 'behavior', price } });
    return id;
  };
  const id = await stopped(4000);
  const dearer = await checkOut(id, { lines: groomFor(4001), payments: paidInCash(4001) });
  expect(dearer.problem.code).toBe('unconfirmed');
  const { body: bill } = await checkOut(id, { lines: groomFor(4000), payments: paidInCash(4000) });
  expect(bill).toMatchObject({ total: 4000, owed: 0 });
  const { body: visit } = await groomer.call('GET /api/visits/:id', { params: { id } });
  expect(visit).toMatchObject({ status: 'stopped', stopReason: 'behavior' });
  expect(visit.actions).not.toContain('check_out');
  const nothing = await checkOut(await stopped(0), { lines: groomFor(0), payments: [] });
  expect(nothing.body).toMatchObject({ total: 0, owed: 0, payments: [] });
});
