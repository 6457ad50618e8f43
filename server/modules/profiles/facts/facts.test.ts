import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFieldsSeen } from '#contract/fields-seen.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeBusiness, makeGroomer } from '../profiles.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function signInOwner(address = '5310 Burnet Rd, Austin, TX 78756', businessType?: 'mobile') {
  const owner = await app.signIn({ roles: ['owner'] });
  await app.transact((t) =>
    makeBusiness(t, { accountId: owner.id, address, ...(businessType ? { businessType } : {}) }),
  );
  return owner;
}

async function signInGroomer() {
  const groomer = await app.signIn({ roles: ['groomer'] });
  await app.transact((t) => makeGroomer(t, { accountId: groomer.id }));
  return groomer;
}

const closed = { spans: [], byAppointment: false };
const open = { spans: [{ from: '08:00', to: '17:00' }], byAppointment: false };
const week = { mon: closed, tue: open, wed: open, thu: open, fri: open, sat: open, sun: closed };
const safety = {
  dryers: 'hand_only',
  neverAlone: true,
  staff: 'two_or_more',
  mayWatch: false,
  dogsPerGroomer: 6,
  firstAid: true,
  licenseNumber: null,
} as const;
const nothing = {
  hours: null,
  areas: [],
  prices: [],
  breedPrices: [],
  extras: null,
  languages: [],
  safety: null,
};
const price = { service: 'full_groom' as const, size: 'small' as const, from: 7000, minutes: 90 };

const tuesday = (...spans: [string, string][]) => ({
  hours: {
    ...week,
    tue: { spans: spans.map(([from, to]) => ({ from, to })), byAppointment: false },
  },
});
const factsOf = async (owner: Caller) => (await owner.call('GET /api/profiles/business/facts')).body;

describe('the facts of a business', () => {
  test('start empty, are saved, and are read by other members in its zone', async () => {
    const owner = await signInOwner();
    expect(await factsOf(owner)).toEqual({ ...nothing, timeZone: 'America/Chicago', state: 'TX' });
    const body = { hours: week, prices: [price], languages: ['en' as const, 'es' as const], safety };
    const saved = await owner.call('PUT /api/profiles/business/facts', {
      body: { ...body, areas: ['round rock tx', '78704', 'Round Rock, Texas'] },
    });
    const areas = ['Round Rock, TX', 'Austin, TX 78704'];
    const facts = { ...nothing, ...body, areas, timeZone: 'America/Chicago', state: 'TX' };
    expect(saved.body).toEqual(facts);
    const viewer = await signInGroomer();
    const seen = await viewer.call('GET /api/users/:id', { params: { id: owner.id } });
    expect(seen.body).toMatchObject({ businessFacts: facts, groomerFacts: null });
  });

  test('keep hours and areas readable in the texts of the profile', async () => {
    const owner = await signInOwner();
    await owner.call('PUT /api/profiles/business/facts', {
      body: { hours: { ...week, sun: { spans: [], byAppointment: true } }, areas: ['Round Rock, TX'] },
    });
    const { profile } = (await owner.call('GET /api/profiles/business')).body;
    expect(profile).toMatchObject({
      operatingHours: 'Tue–Sat 8:00 AM – 5:00 PM; Sun By appointment',
      serviceAreas: ['Round Rock, TX'],
    });
  });

  test('say when the business works, until it has working hours of its own', async () => {
    const owner = await signInOwner();
    const save = (hours: typeof week) => owner.call('PUT /api/profiles/business/facts', { body: { hours } });
    const worksOn = async () =>
      (await owner.call('GET /api/working-hours')).body.spans.map(
        ({ weekday, from, to }) => `${weekday} ${from}-${to}`,
      );
    await save(week);
    expect(await worksOn()).toEqual([2, 3, 4, 5, 6].map((weekday) => `${weekday} 08:00-17:00`));
    expect((await owner.call('GET /api/booking-page')).body.hasHours).toBe(true);
    await save({ ...week, sat: closed });
    expect(await worksOn()).toEqual([2, 3, 4, 5].map((weekday) => `${weekday} 08:00-17:00`));
    await owner.call('PUT /api/working-hours', {
      body: { spans: [{ weekday: 1, from: '07:00', to: '12:00' }] },
    });
    await save(week);
    expect(await worksOn()).toEqual(['1 07:00-12:00']);
  });

  test('are saved section by section, and never over another tab', async () => {
    const owner = await signInOwner();
    const before = await factsOf(owner);
    const put = (body: object, fields: string[]) =>
      owner.call('PUT /api/profiles/business/facts', {
        body,
        headers: { 'fields-seen': writeFieldsSeen(before, fields) },
      });
    await put({ hours: week }, ['hours']);
    await put({ prices: [price] }, ['prices']);
    expect((await put({ languages: ['vi'] }, ['languages'])).body).toMatchObject({
      hours: week,
      prices: [price],
      languages: ['vi'],
    });
    const late = await put({ hours: { ...week, sat: closed } }, ['hours']);
    expect(late.problem).toMatchObject({
      code: 'changed_elsewhere',
      errors: [{ path: 'hours', current: week }],
    });
    const { operatingHours } = (await owner.call('GET /api/profiles/business')).body.profile ?? {};
    expect(operatingHours).toBe('Tue–Sat 8:00 AM – 5:00 PM');
  });

  test.each([
    [{ areas: ['Round Rock, TX', 'Grenport, NY'] }, 'areas.1', /Did you mean Greenport, NY/],
    [{ areas: ['Springfield'] }, 'areas.0', /Which Springfield/],
    [tuesday(['08:00', '08:00']), 'hours.tue', /closes when it opens/],
    [tuesday(['08:00', '12:00'], ['11:00', '17:00']), 'hours.tue', /opens again before/],
    [{ prices: [price, { ...price, from: 8000 }] }, 'prices', /one price for each size/],
    [{ prices: [{ ...price, service: 'massage' }] }, 'prices.0.service', /./],
    [{ prices: [{ ...price, from: 0 }] }, 'prices.0.from', /At least/],
    [{ languages: ['klingon'] }, 'languages.0', /./],
  ])('refuse %j and change nothing', async (body: object, path, message) => {
    const owner = await signInOwner();
    await owner.call('PUT /api/profiles/business/facts', { body: { prices: [price] } });
    const refused = await owner.call('PUT /api/profiles/business/facts', { body });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toMatchObject([
      { path, message: expect.stringMatching(message) as string },
    ]);
    expect(await factsOf(owner)).toMatchObject({ ...nothing, prices: [price] });
  });

  test.each(['Denver, CO 80202', 'Hartford, CT', 'Atlanta, GA 30305', 'Austin, TX 78704'])(
    'take a license number in %s',
    async (address) => {
      const owner = await signInOwner(address);
      const saved = await owner.call('PUT /api/profiles/business/facts', {
        body: { safety: { ...safety, licenseNumber: 'GF-1002' } },
      });
      expect(saved.body.safety?.licenseNumber).toBe('GF-1002');
    },
  );

  test('never advertise heated cages in New York, which forbids them', async () => {
    const heated = { safety: { ...safety, dryers: 'heated_cages' } };
    const owner = await signInOwner('Brooklyn, NY 11201');
    const refused = await owner.call('PUT /api/profiles/business/facts', { body: heated });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'safety.dryers']);
    const elsewhere = await signInOwner('Austin, TX 78704');
    const saved = await elsewhere.call('PUT /api/profiles/business/facts', { body: heated });
    expect(saved.body.safety?.dryers).toBe('heated_cages');
  });

  test('count in the bar, but not for whether the profile is complete', async () => {
    const owner = await signInOwner('Austin, TX 78756', 'mobile');
    const before = (await owner.call('GET /api/profiles/business')).body;
    expect(before).toMatchObject({
      profileComplete: true,
      completeness: 50,
      missing: [],
      helpful: ['hours', 'areas', 'prices', 'safety', 'languages'],
    });
    await owner.call('PUT /api/profiles/business/facts', {
      body: { hours: week, areas: ['78704'], prices: [price], safety, languages: ['en'] },
    });
    const full = (await owner.call('GET /api/profiles/business')).body;
    expect(full).toMatchObject({ profileComplete: true, completeness: 100, helpful: [] });
  });

  test('are only for owners', async () => {
    const groomer = await signInGroomer();
    const refused = await groomer.call('PUT /api/profiles/business/facts', { body: {} });
    expect(refused.problem.code).toBe('wrong_role');
    expect((await app.stranger.call('GET /api/profiles/business/facts')).status).toBe(401);
  });
});

test('the facts of a groomer are beside those of the same person’s business, without hours', async () => {
  const both = await app.signIn({ roles: ['groomer', 'owner'] });
  await app.transact(async (t) => {
    await makeGroomer(t, { accountId: both.id });
    await makeBusiness(t, { accountId: both.id });
  });
  await both.call('PUT /api/profiles/groomer/facts', { body: { languages: ['pl'], prices: [price] } });
  await both.call('PUT /api/profiles/business/facts', { body: { languages: ['en'], hours: week } });
  const asGroomer = (await both.call('GET /api/profiles/groomer/facts')).body;
  expect(asGroomer).toMatchObject({ hours: null, languages: ['pl'], prices: [price] });
  expect(await factsOf(both)).toMatchObject({ hours: week, languages: ['en'], prices: [] });
  const body: object = { hours: week };
  const refused = await both.call('PUT /api/profiles/groomer/facts', { body });
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['hours']);
});

test('prices for animals that a groomer does not groom are kept, and shown to nobody else', async () => {
  const [groomer, parent] = [await signInGroomer(), await app.signIn({ roles: ['pet_owner'] })];
  const cat = { service: 'full_groom' as const, size: 'cat' as const, from: 9000, minutes: 90 };
  await groomer.call('PUT /api/profiles/groomer/facts', { body: { prices: [price, cat] } });
  const own = await groomer.call('GET /api/profiles/groomer/facts');
  expect(own.body.prices).toEqual([price, cat]);
  const seen = await parent.call('GET /api/users/:id', { params: { id: groomer.id } });
  expect(seen.body.groomerFacts?.prices).toEqual([price]);
});
