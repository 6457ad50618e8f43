import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { maxSavedSearches } from '#contract/saved-searches.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { ask, offer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { apply, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

import { matchChangedPeople } from './match-changed-people.ts';
import { sumUpSearches } from './sum-up-matches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(() => app.clock.moveTo(testNow()));

type Saved = {
  name?: string;
  kind?: SavedSearchKind;
  notify?: 'now' | 'daily' | 'off';
  query?: object;
};
const save = (who: Caller, { name = 'Near me', kind = 'shifts', notify = 'now', query = {} }: Saved = {}) =>
  who.call('POST /api/saved-searches', { body: { name, kind, notify, query } });
const list = async (who: Caller) => (await who.call('GET /api/saved-searches')).body;

/** Runs what is due each hour. @returns as `told` */
async function toldInTheMorning(who: Caller, at: string): Promise<string[]> {
  app.clock.moveTo(new Date(at));
  await sumUpSearches(app.app.platform);
  return told(who);
}

/** Runs what is due each minute. @returns as `told` */
async function toldOfPeople(who: Caller): Promise<string[]> {
  await matchChangedPeople(app.app.platform, app.clock.now());
  return told(who);
}

/** The titles of what a person was told of saved searches, newest first. */
async function told(who: Caller): Promise<string[]> {
  await app.settle();
  const { body } = await who.call('GET /api/notifications', { query: {} });
  return body.filter(({ category }) => category === 'searches').map(({ title }) => title);
}

/** Lets time pass and runs what is due. */
async function passing(time: number) {
  app.clock.moveTo(after(app.clock.now(), time));
  await app.settle();
}

async function mailsOf(who: Caller) {
  const { email } = (await (await app.as(who.id)).call('GET /auth/me')).body.user;
  const mails = await app.app.platform.mailer.kept(200);
  return mails.filter(({ toAddress }) => toAddress === email);
}

describe('saved searches', () => {
  test('are saved, renamed and deleted by their owner alone', async () => {
    const [maya, other] = [await signInGroomer(app), await signInGroomer(app)];
    const query = { near: 'Austin, TX', radius: 25, minPay: 45 };
    const { body: saved } = await save(maya, { name: ' Saturdays ', query, notify: 'daily' });
    expect(saved).toMatchObject({ name: 'Saturdays', kind: 'shifts', query, notify: 'daily' });
    const params = { id: saved.id };
    const body = { name: 'Sundays', notify: 'off' as const };
    expect((await other.call('PATCH /api/saved-searches/:id', { params, body })).status).toBe(404);
    expect((await other.call('DELETE /api/saved-searches/:id', { params })).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await maya.call('PATCH /api/saved-searches/:id', { params, body })).body).toEqual({
      ...saved,
      ...body,
    });
    expect((await maya.call('DELETE /api/saved-searches/:id', { params })).status).toBe(204);
    expect(await list(maya)).toEqual([]);
  });

  test('are limited, also under concurrent calls', async () => {
    const busy = await signInGroomer(app);
    const answers = await Promise.all(
      Array.from({ length: maxSavedSearches + 3 }, (_, n) => save(busy, { name: `Search ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(await list(busy)).toHaveLength(maxSavedSearches);
  });

  test('are refused where the list itself would refuse them, and without a membership', async () => {
    const maya = await signInGroomer(app);
    const wrong = await save(maya, { query: { near: 'Grenport, NY' } });
    expect(wrong.problem.errors?.map(({ path }) => path)).toEqual(['query.near']);
    const foreign = await save(maya, { kind: 'requests', query: { minPay: 40 } });
    expect(foreign.problem.errors?.map(({ path }) => path)).toEqual(['query.minPay']);
    const owner = await signInOwner(app);
    const booked = await save(owner, { query: { hideBooked: 'true' } });
    expect(booked.problem.errors?.map(({ path }) => path)).toEqual(['query.hideBooked']);
    const guest = await app.signIn({ membership: false });
    const years = await save(maya, { kind: 'businesses', query: { minYears: 4 } });
    expect(years.problem.errors?.map(({ path }) => path)).toEqual(['query.minYears']);
    const placeless = await app.signIn({ roles: ['pet_owner'] });
    const circle = await save(placeless, { kind: 'groomers', query: { radius: 20 } });
    expect(circle.problem.errors?.map(({ path }) => path)).toEqual(['query.radius']);
    expect((await save(guest)).status).toBe(402);
    expect((await save(app.stranger)).status).toBe(401);
  });
});

describe('a new shift', () => {
  test('is told with its day, hours, salon, place, distance and pay', async () => {
    const owner = await signInOwner(app);
    const maya = await signInGroomer(app);
    await save(maya, { name: 'Near' });
    await post(app, owner, { payPercentage: 50, dogCount: 4, estimatedPayMin: 120, estimatedPayMax: 180 });
    await app.settle();
    const { body } = await maya.call('GET /api/notifications', { query: {} });
    const { body: cards } = await maya.call('GET /api/shifts', { query: {} });
    const text = body.find(({ category }) => category === 'searches')?.text ?? '';
    expect(text).toContain(`At ${cards[0]?.business.businessName}, 4 dogs`);
    expect(text).toMatch(/^\w{3}, \w{3} \d+, \d+:\d\d [AP]M to /);
    expect(text).toMatch(/In [A-Z][^\n]+, [A-Z]{2}, [\d.]+ miles from you/);
    expect(text).toContain('Pays 50%, about $120 to $180');
    expect(text).toContain('matches your search "Near"');
  });

  test('is left out of the mails once it is filled or canceled', async () => {
    const owner = await signInOwner(app);
    const maya = await signInGroomer(app);
    await save(maya);
    await maya.call('PUT /api/notification-preferences', { body: { digest: true } });
    const [gone, stays] = [
      await post(app, owner, { title: 'Gone by the morning' }),
      await post(app, owner, { title: 'Still there' }),
    ];
    await app.settle();
    await owner.call('POST /api/shifts/:id/cancel', { params: { id: gone.id }, body: { reason: 'Closed' } });
    await passing(minutes(1));
    await passing(days(1));
    const digest = (await mailsOf(maya)).find(({ subject }) => subject.startsWith('Your day at Wagwell'));
    expect(digest?.body).toContain(`New shift: ${stays.title}`);
    expect(digest?.body).not.toContain('Gone by the morning');
  });

  test('is told once to each person with a search that the list agrees with', async () => {
    const owner = await signInOwner(app);
    const [fits, pays, none] = [await signInGroomer(app), await signInGroomer(app), await signInGroomer(app)];
    await save(fits, { query: { minPay: 40 } });
    await save(fits, { name: 'All', query: {} });
    await save(pays, { query: { minPay: 90 } });
    await save(none, { notify: 'off' });
    await save(owner, { name: 'My own' });
    const shift = await post(app, owner, { payPercentage: 50, title: 'Doodle Saturday' });
    expect(await told(fits)).toEqual(['New shift: Doodle Saturday']);
    expect(await told(pays)).toEqual([]);
    expect(await told(none)).toEqual([]);
    expect(await told(owner)).toEqual([]);
    expect((await pays.call('GET /api/shifts', { query: { minPay: 90 } })).body).toEqual([]);
    await owner.call('PATCH /api/shifts/:id', { params: { id: shift.id }, body: { title: 'Other' } });
    expect(await told(fits)).toHaveLength(1);
  });

  test('is not told to whom its owner has blocked, nor after the membership has ended', async () => {
    const owner = await signInOwner(app);
    const [blocked, former] = [await signInGroomer(app), await signInGroomer(app)];
    for (const groomer of [blocked, former]) await save(groomer);
    await owner.call('POST /api/blocks', { body: { userId: blocked.id } });
    await app.transact(({ sql }) => sql`delete from memberships where account_id = ${former.id}`);
    await post(app, owner, {});
    expect(await told(blocked)).toEqual([]);
    expect(await told(former)).toEqual([]);
  });
});

test('a new request is told, but not to its own owner', async () => {
  const jordan = await signInPetOwner(app);
  const groomer = await signInGroomer(app);
  await save(groomer, { kind: 'requests', query: { species: 'dog' } });
  await save(jordan, { kind: 'requests' });
  await save(groomer, { kind: 'requests', name: 'Cats', query: { species: 'cat' } });
  const { title } = await ask(jordan);
  expect(await told(groomer)).toEqual([`New request: ${title}`]);
  expect(await told(jordan)).toEqual([]);
});

describe('a person who newly fits', () => {
  const near = '59087';
  const newGroomer = (firstName: string, given = {}) =>
    app.transact((t) =>
      makeGroomer(t, {
        account: { firstName, lastName: 'Vale' },
        address: near,
        yearsExperience: 2,
        ...given,
      }),
    );

  test('is told once: newly listed or changed so as to fit, not who fit before', async () => {
    await newGroomer('Early', { yearsExperience: 9 });
    const jordan = await app.signIn({ roles: ['pet_owner'] });
    await save(jordan, { kind: 'groomers', query: { near, radius: 20, minYears: 5 } });
    await save(jordan, { kind: 'groomers', name: 'All', query: { near, radius: 20, minYears: 4 } });
    const { id } = await newGroomer('Nadia');
    expect(await toldOfPeople(jordan)).toEqual([]);
    const nadia = await app.as(id);
    await nadia.call('PUT /api/profiles/groomer', { body: { address: near, yearsExperience: 6 } });
    expect(await toldOfPeople(jordan)).toEqual(['New groomer: Nadia Vale']);
    await nadia.call('PUT /api/profiles/groomer', { body: { address: near, yearsExperience: 7 } });
    await newGroomer('Omar', { yearsExperience: 9 });
    expect(await toldOfPeople(jordan)).toEqual(['New groomer: Omar Vale', 'New groomer: Nadia Vale']);
  });

  test('is found by a name like the one searched for', async () => {
    const jordan = await app.signIn({ roles: ['pet_owner'] });
    await save(jordan, { kind: 'businesses', query: { q: 'sudsbery' } });
    await app.transact((t) => makeBusiness(t, { businessName: 'Sudsbury Cove', businessType: 'mobile' }));
    await app.transact((t) => makeBusiness(t, { businessName: 'Wag and Wash' }));
    expect(await toldOfPeople(jordan)).toEqual(['New salon: Sudsbury Cove']);
    const [match] = (await jordan.call('GET /api/notifications', { query: {} })).body;
    expect(match?.href).toContain('/marketplace?tab=salons&salon=');
  });

  test('is not told of oneself, nor of those whom one has blocked', async () => {
    const [maya, other, third] = [await signInGroomer(app), await signInGroomer(app), await signInOwner(app)];
    const query = { minYears: 70 };
    for (const who of [maya, other, third]) await save(who, { kind: 'groomers', query });
    await other.call('POST /api/blocks', { body: { userId: maya.id } });
    await maya.call('PUT /api/profiles/groomer', { body: { yearsExperience: 71 } });
    expect(await toldOfPeople(third)).toHaveLength(1);
    expect([await told(maya), await told(other)]).toEqual([[], []]);
  });

  test('is in the sum of the next morning', async () => {
    const jordan = await app.signIn({ roles: ['pet_owner'] });
    await newGroomer('Before');
    await save(jordan, { kind: 'groomers', notify: 'daily', name: 'Vale', query: { near, radius: 5 } });
    app.clock.moveTo(new Date('2026-11-20T20:00:00Z'));
    const { id } = await newGroomer('Later');
    await newGroomer('Also');
    await toldOfPeople(jordan);
    app.clock.moveTo(new Date('2026-11-20T21:00:00Z'));
    await (
      await app.as(id)
    ).call('PUT /api/profiles/groomer', { body: { address: near, title: 'Cat groomer' } });
    expect(await toldOfPeople(jordan)).toEqual([]);
    const summed = ['2 new groomers for "Vale"'];
    expect(await toldInTheMorning(jordan, '2026-11-21T16:10:00Z')).toEqual(summed);
    expect(await toldInTheMorning(jordan, '2026-11-22T16:10:00Z')).toEqual(summed);
  });
});

describe('every morning at 8', () => {
  test('new matches are summed up once, without those that were answered', async () => {
    const owner = await signInOwner(app);
    const groomer = await signInGroomer(app);
    await post(app, owner, { title: 'Before' });
    await save(groomer, { notify: 'daily', name: 'Doodles', query: { q: 'doodles' } });
    app.clock.moveTo(new Date('2026-11-20T20:00:00Z'));
    for (const shiftDate of ['2026-12-10T14:00:00Z', '2026-12-11T14:00:00Z'])
      await post(app, owner, { title: 'Doodles', shiftDate });
    const seen = await post(app, owner, { title: 'Doodles', shiftDate: '2026-12-12T14:00:00Z' });
    await apply(groomer, seen.id);
    expect(await toldInTheMorning(groomer, '2026-11-21T13:00:00Z')).toEqual([]);
    const summed = ['2 new shifts for "Doodles"'];
    expect(await toldInTheMorning(groomer, '2026-11-21T14:10:00Z')).toEqual(summed);
    expect(await toldInTheMorning(groomer, '2026-11-21T18:00:00Z')).toEqual(summed);
    expect(await toldInTheMorning(groomer, '2026-11-22T14:10:00Z')).toEqual(summed);
  });

  test('requests with an offer of one’s own are not new', async () => {
    const jordan = await signInPetOwner(app);
    const groomer = await signInGroomer(app);
    await save(groomer, { kind: 'requests', notify: 'daily', name: 'Dogs', query: { species: 'dog' } });
    app.clock.moveTo(new Date('2026-11-20T20:00:00Z'));
    await ask(jordan);
    const other = await ask(await signInPetOwner(app));
    await offer(app, groomer, other.id, { proposedAt: '2026-12-01T15:00:00Z' });
    expect(await toldInTheMorning(groomer, '2026-11-21T14:10:00Z')).toEqual(['1 new request for "Dogs"']);
  });
});
