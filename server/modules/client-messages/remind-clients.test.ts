import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { remindClients } from './remind-clients.ts';

let app: TestApp;
let providerId: string;
beforeAll(async () => {
  app = await openTestApp();
  ({ id: providerId } = await app.transact((t) => makeGroomer(t)));
});
afterAll(() => app.close());

/** Makes a visit of a client who is reached by email, at a time in Austin. */
async function visitAt(startsAt: string) {
  const visit = await app.transact((t) => makeOwnVisit(t, { providerId, startsAt: new Date(startsAt) }));
  await app.app.platform.sql`update clients set contact_by = 'email' where id = ${visit.clientId}`;
  return visit;
}
/** Lets cancelling cost half the price, so many hours before a visit that is booked from now on. */
const charge = async (cancelHours: number) => {
  const maya = await app.as(providerId);
  await maya.call('PUT /api/cancellation-policy', {
    body: { cancelHours, lateCancelPercent: 50, noShowPercent: 100 },
  });
};
const words = async (clientId: string) =>
  (
    await app.app.platform.sql<{ body: string }[]>`
    select body from client_messages where client_id = ${clientId} and kind = 'reminder' order by due_at`
  ).map(({ body }) => body);
const reminded = async (clientId: string) =>
  (
    await app.app.platform.sql<{ dueAt: string }[]>`
    select due_at from client_messages where client_id = ${clientId} and kind = 'reminder' order by due_at`
  ).map(({ dueAt }) => new Date(dueAt).toISOString());

/** Runs the clock by the hour, as the product's jobs do. */
async function runUntil(instant: string) {
  while (app.clock.now() < new Date(instant)) {
    app.clock.moveTo(new Date(Math.min(app.clock.now().getTime() + 3_600_000, Date.parse(instant))));
    await remindClients(app.app.platform);
    await app.settle();
  }
}

test('a client is reminded two days before at 17:00 and three hours before, early ones the evening before', async () => {
  const early = await visitAt('2026-12-02T15:00:00Z');
  const late = await visitAt('2026-12-02T21:00:00Z');
  await runUntil('2026-12-02T21:00:00Z');
  expect(await reminded(early.clientId)).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-02T00:00:00.000Z']);
  expect(await reminded(late.clientId)).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-02T18:00:00.000Z']);
  const mails = (await app.app.platform.mailer.kept(20)).filter(({ subject }) =>
    /about Biscotti/.test(subject),
  );
  expect(mails).toHaveLength(4);
}, 120_000);

test('who has confirmed, has a phone alone, or has stopped messages is not reminded', async () => {
  const confirmed = await visitAt('2026-12-05T21:00:00Z');
  const byPhone = await visitAt('2026-12-06T15:00:00Z');
  const stopped = await visitAt('2026-12-06T20:00:00Z');
  const { sql } = app.app.platform;
  await sql`update visits set confirmed_at = ${app.clock.now()} where id = ${confirmed.id}`;
  await sql`update clients set contact_by = 'text', email = null where id = ${byPhone.clientId}`;
  const withAddress = await visitAt('2026-12-06T17:30:00Z');
  await sql`update clients set contact_by = 'text' where id = ${withAddress.clientId}`;
  await sql`update clients set no_mail_at = ${app.clock.now()} where id = ${stopped.clientId}`;
  await runUntil('2026-12-06T21:00:00Z');
  expect(await reminded(confirmed.clientId)).toEqual(['2026-12-03T23:00:00.000Z']);
  expect(await reminded(byPhone.clientId)).toEqual([]);
  // Without a gateway for texts, as for what the provider does with a visit.
  expect(await reminded(withAddress.clientId)).not.toEqual([]);
  expect(await reminded(stopped.clientId)).toEqual([]);
}, 120_000);

test('a fee is named, and the reminder comes while cancelling is still free', async () => {
  await charge(48);
  // At 15:00 in Austin: free until 15:00 two days before, when no one has been reminded yet.
  const visit = await visitAt('2026-12-17T21:00:00Z');
  await runUntil('2026-12-17T21:00:00Z');
  expect(await reminded(visit.clientId)).toEqual([
    '2026-12-14T23:00:00.000Z',
    '2026-12-15T23:00:00.000Z',
    '2026-12-17T18:00:00.000Z',
  ]);
  const [free, ...ended] = await words(visit.clientId);
  expect(free).toContain(
    'You can cancel free of charge until Tue, Dec 15 at 3:00 PM. After that it costs $47.50.',
  );
  for (const body of ended)
    expect(body).toContain('The time to cancel free of charge has ended: it costs $47.50 now.');
}, 120_000);

test('where it is still free two days before, that reminder says until when, also in words that leave it out', async () => {
  await charge(24);
  const maya = await app.as(providerId);
  const params = { kind: 'reminder' as const };
  await maya.call('PUT /api/message-templates/:kind', { params, body: { body: 'See you on {day}. {link}' } });
  const visit = await visitAt('2026-12-21T21:00:00Z');
  const confirmed = await visitAt('2026-12-22T21:00:00Z');
  const { sql } = app.app.platform;
  await sql`update visits set confirmed_at = ${app.clock.now()} where id = ${confirmed.id}`;
  await runUntil('2026-12-22T21:00:00Z');
  expect(await reminded(visit.clientId)).toEqual(['2026-12-19T23:00:00.000Z', '2026-12-21T18:00:00.000Z']);
  expect((await words(visit.clientId))[0]).toMatch(
    /^See you on .+ free of charge until Sun, Dec 20 at 3:00 PM/,
  );
  expect(await reminded(confirmed.clientId)).toEqual(['2026-12-20T23:00:00.000Z']);
}, 120_000);

test('nothing is said of a fee where cancelling costs nothing', async () => {
  await charge(0);
  const visit = await visitAt('2026-12-28T21:00:00Z');
  await runUntil('2026-12-27T00:00:00Z');
  const [body] = await words(visit.clientId);
  expect(body).toMatch(/^See you on .+\{link\}$/);
}, 120_000);
