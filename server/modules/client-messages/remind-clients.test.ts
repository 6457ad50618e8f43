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

test('who has confirmed, is reached by phone, or has stopped messages is not reminded', async () => {
  const confirmed = await visitAt('2026-12-05T21:00:00Z');
  const byPhone = await visitAt('2026-12-06T15:00:00Z');
  const stopped = await visitAt('2026-12-06T20:00:00Z');
  const { sql } = app.app.platform;
  await sql`update visits set confirmed_at = ${app.clock.now()} where id = ${confirmed.id}`;
  await sql`update clients set contact_by = 'text' where id = ${byPhone.clientId}`;
  await sql`update clients set no_mail_at = ${app.clock.now()} where id = ${stopped.clientId}`;
  await runUntil('2026-12-06T21:00:00Z');
  expect(await reminded(confirmed.clientId)).toEqual(['2026-12-03T23:00:00.000Z']);
  expect(await reminded(byPhone.clientId)).toEqual([]);
  expect(await reminded(stopped.clientId)).toEqual([]);
}, 120_000);
