import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { linkOfVisit } from '#server/modules/client-links/index.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { bookVisit, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { signInGroomer } from '#server/modules/shifts/shifts.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const on = '2026-11-24';
const told = 'Hi {name}, the rain stops us on {day}. Another time for {pet}: {link}';
/** Own visits on one day at hours of Austin, with the secrets of their clients' links. */
const visitsAt = (me: Caller, ...hours: number[]) =>
  app.transact(async (t) => {
    const made = [];
    for (const hour of hours) {
      const startsAt = new Date(`${on}T${String(hour + 6).padStart(2, '0')}:00:00Z`);
      const visit = await makeOwnVisit(t, { providerId: me.id, startsAt });
      const { id: visitId, clientId, endsAt } = visit;
      const link = { accountId: me.id, clientId, visitId, endsAt };
      const path = await linkOfVisit(t, app.app.platform.secrets, link);
      made.push({ ...visit, secret: path.slice(path.lastIndexOf('/') + 1) });
    }
    return made;
  });
const clear = (me: Caller, visitIds: string[], more: object = {}) =>
  me.call('POST /api/day/clear', {
    body: { on, visitIds, reason: 'weather', body: told, offerOpenings: true, ...more },
  });
const check = async (me: Caller, from?: string) =>
  (await me.call('GET /api/day/clear-check', { query: { on, ...(from ? { from } : {}) } })).body;
const newGroomer = async () => {
  const me = await signInGroomer(app);
  await app.transact((t) => makeWorkingHours(t, me.id));
  return me;
};
const linkOf = async (secret: string) =>
  (await app.stranger.call('GET /api/client-links/:secret', { params: { secret } })).body;

const choose = (secret: string, timeOfferId: string) =>
  app.stranger.call('POST /api/client-links/:secret/choose', { params: { secret }, body: { timeOfferId } });

test('chosen visits are cancelled without a fee, and each client may take one of three other times', async () => {
  const me = await newGroomer();
  const [first, second, kept] = await visitsAt(me, 9, 11, 14);
  expect((await check(me)).visits.map(({ visitId }) => visitId)).toEqual([first?.id, second?.id, kept?.id]);
  expect((await check(me, '10:00')).visits).toHaveLength(2);
  const { status, body } = await clear(me, [second?.id ?? '', first?.id ?? '']);
  expect(status).toBe(200);
  expect(body.map(({ visitId, openings }) => [visitId, openings.length])).toEqual([
    [first?.id, 3],
    [second?.id, 3],
  ]);
  expect(body.flatMap(({ openings }) => openings).every(({ startsAt }) => startsAt.slice(0, 10) > on)).toBe(
    true,
  );
  expect((await check(me)).visits.map(({ visitId }) => visitId)).toEqual([kept?.id]);
  expect((await me.call('GET /api/reliability/facts', { query: {} })).body).toEqual([]);

  const { visit } = await linkOf(first?.secret ?? '');
  expect(visit).toMatchObject({ status: 'cancelled', feeNow: 0, actions: ['choose'] });
  expect(visit?.timeOffers).toHaveLength(3);
  const [offer] = visit?.timeOffers ?? [];
  const other = (await linkOf(second?.secret ?? '')).visit?.timeOffers ?? [];
  const chosen = await choose(first?.secret ?? '', offer?.id ?? '');
  expect([chosen.status, chosen.problem?.detail]).toEqual([200, undefined]);
  expect(chosen.body.visit).toMatchObject({ status: 'booked', startsAt: offer?.startsAt, timeOffers: [] });
  // The same time was offered to the other client: first come.
  const late = await choose(
    second?.secret ?? '',
    other.find(({ startsAt }) => startsAt === offer?.startsAt)?.id ?? '',
  );
  expect([late.status, late.problem.detail]).toEqual([
    409,
    'Sorry, this time was just taken. Please choose another one.',
  ]);
  const left = (await linkOf(second?.secret ?? '')).visit?.timeOffers ?? [];
  expect(left).toEqual(other.filter(({ startsAt }) => startsAt !== offer?.startsAt));
  expect((await choose(second?.secret ?? '', other[1]?.id ?? '')).body.visit?.status).toBe('booked');
});

test('a message to each waits on the Day with the words of the provider, until it is opened or sent', async () => {
  const me = await newGroomer();
  const [texted, mailed, called] = await visitsAt(me, 9, 11, 14);
  const { sql } = app.app.platform;
  await sql`update clients set phone = null where id = ${mailed?.clientId ?? ''}`;
  await sql`update clients set phone = null, email = null where id = ${called?.clientId ?? ''}`;
  await clear(me, [texted?.id ?? '', mailed?.id ?? '', called?.id ?? '']);
  const toTell = async () => (await me.call('GET /api/day')).body.toTell;
  const waiting = await toTell();
  const byVisit = new Map(waiting.map(({ visitId, by }) => [visitId, by]));
  expect([waiting.length, byVisit.get(texted?.id ?? ''), byVisit.get(mailed?.id ?? '')]).toEqual([
    2,
    'text',
    'email',
  ]);
  expect(waiting[0]?.body).toMatch(/^Hi Maria, the rain stops us on Tue, Nov 24\. .+ \{link\}$/);
  for (const { visitId, clientId, by, body } of waiting)
    await me.call('POST /api/clients/:id/messages', {
      params: { id: clientId },
      body: { kind: 'cancelled', channel: by, visitId, body },
    });
  expect(await toTell()).toEqual([]);
});

test('a client who is not to be booked again is asked to call', async () => {
  const me = await newGroomer();
  const [visit] = await visitsAt(me, 9);
  await clear(me, [visit?.id ?? '']);
  await me.call('PATCH /api/clients/:id', {
    params: { id: visit?.clientId ?? '' },
    body: { doNotBook: true, doNotBookReason: 'Bites' },
  });
  const offers = (await linkOf(visit?.secret ?? '')).visit?.timeOffers ?? [];
  const answer = await choose(visit?.secret ?? '', offers[0]?.id ?? '');
  expect(answer).toMatchObject({ status: 409, problem: { code: 'not_offered' } });
  expect(JSON.stringify(answer.problem)).not.toContain('Bites');
});

test('without openings nothing is offered, and the client cannot come back by the link', async () => {
  const me = await newGroomer();
  const [visit] = await visitsAt(me, 9);
  expect((await clear(me, [visit?.id ?? ''], { offerOpenings: false })).body[0]?.openings).toEqual([]);
  expect((await linkOf(visit?.secret ?? '')).visit?.timeOffers).toEqual([]);
});

test('visits of others, of another day, from the marketplace, and a wrong text are refused by name', async () => {
  const [me, other] = [await newGroomer(), await newGroomer()];
  const [mine] = await visitsAt(me, 9);
  const [theirs] = await visitsAt(other, 9);
  const refused = async (answer: ReturnType<typeof clear>) =>
    (await answer).problem.errors?.map(({ path }) => path);
  expect(await refused(clear(me, [mine?.id ?? '', theirs?.id ?? '']))).toEqual(['visitIds.1']);
  expect(await refused(clear(me, [mine?.id ?? ''], { on: '2026-11-25' }))).toEqual(['visitIds.0']);
  expect(await refused(clear(me, [mine?.id ?? ''], { from: '10:00' }))).toEqual(['visitIds.0']);
  expect(await refused(clear(me, [mine?.id ?? ''], { body: 'No link for {name}' }))).toEqual(['body']);
  const { visit } = await bookVisit(app, await signInPetOwner(app), other);
  expect(await refused(clear(other, [visit.id], { on: visit.startsAt.slice(0, 10) }))).toEqual([
    'visitIds.0',
  ]);
  expect((await check(me)).visits).toHaveLength(1);
});

test('a cleared day takes no more bookings where that is wanted, from the time on that is cleared', async () => {
  const me = await newGroomer();
  const [late] = await visitsAt(me, 14);
  const offOf = async () =>
    (await me.call('GET /api/calendar', { query: { from: on, to: on } })).body.timeOff.map(
      ({ startsAt, note }) => [startsAt, note],
    );
  await clear(me, [late?.id ?? ''], { from: '12:00', closeDay: true });
  expect(await offOf()).toEqual([[expect.stringContaining('T18:00'), 'Weather']]);
  const other = await newGroomer();
  const [visit] = await visitsAt(other, 9);
  await clear(other, [visit?.id ?? '']);
  expect((await other.call('GET /api/calendar', { query: { from: on, to: on } })).body.timeOff).toEqual([]);
});
