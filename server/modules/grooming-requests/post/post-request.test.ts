import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { addPet, ask, dayAhead, draftFor, happened, signInPetOwner } from '../requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app, { preferredRadius: 8 });
});
afterAll(() => app.close());

const own = async (who: Caller) =>
  (await who.call('GET /api/pet-owners/current-user/grooming-requests')).body;

describe('POST /api/grooming-requests', () => {
  test('accepts the first version’s payload unchanged', async () => {
    const pet = await addPet(jordan);
    const answer = await jordan.call('POST /api/grooming-requests', {
      body: {
        title: 'Bath for Bella',
        description: 'She rolled in something.',
        petId: pet.id,
        servicesNeeded: ['bath_brush', 'nail_trim', 'bath_brush'],
        estimatedBudget: 75,
        urgency: 'urgent',
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Bath for Bella',
      petId: pet.id,
      pet: { id: pet.id },
      pets: [{ id: pet.id }],
      servicesNeeded: ['bath_brush', 'nail_trim'],
      estimatedBudget: 75,
      urgency: 'urgent',
      status: 'posted',
      preferredDate: null,
      window: 'any',
      where: 'either',
      travelMiles: 8,
      city: 'Austin',
      state: 'TX',
      timeZone: 'America/Chicago',
      applicationCount: 0,
      visit: null,
      owner: { firstName: 'Jordan', rating: null, reviewCount: 0 },
    });
    const waits = Date.parse(answer.body.expiresAt) - Date.parse(answer.body.postedAt);
    expect(waits).toBe(days(30));
    expect((await own(jordan))[0]).toEqual(answer.body);
  });

  test.each([
    ['Austin, TX 78704', 'travel'],
    ['12 Oak St, Austin, TX 78704', 'either'],
  ])('accepts it from owners whose only place is the registration’s %s', async (location, where) => {
    const { id } = await app.transact(async (t) => {
      const account = await makeAccount(t, { roles: ['pet_owner'], location });
      await makeFreeMembership(t, { accountId: account.id });
      return account;
    });
    const sam = await app.as(id);
    const pet = await addPet(sam);
    const body = {
      title: 'Bath for Bella',
      description: '',
      petId: pet.id,
      servicesNeeded: ['bath_brush'],
      estimatedBudget: 75,
      urgency: 'normal',
    };
    const answer = await sam.call('POST /api/grooming-requests', { body });
    expect(answer.status, answer.problem.detail).toBe(201);
    expect(answer.body).toMatchObject({ city: 'Austin', state: 'TX', where, travelMiles: 15 });
    const profile = (await sam.call('GET /api/profiles/pet-owner')).body.profile;
    expect(profile).toMatchObject({ city: 'Austin', address: location });
  });

  test('keeps several pets in the given order', async () => {
    const names = ['Otto', 'Miso', 'Bella'];
    const pets = [];
    for (const name of names) pets.push(await addPet(jordan, { name }));
    const request = await ask(jordan, { petIds: pets.map(({ id }) => id) });
    expect(request.pets.map(({ name }) => name)).toEqual(names);
    expect(request.pet.name).toBe('Otto');
  });

  test('uses the given place, and is refused without a place and a profile', async () => {
    const sam = await app.signIn({ roles: ['pet_owner'] });
    const draft = await draftFor(sam);
    const nowhere = await sam.call('POST /api/grooming-requests', { body: draft });
    expect([nowhere.status, nowhere.problem.code]).toEqual([409, 'profile_incomplete']);
    expect(nowhere.problem.errors?.[0]?.path).toBe('address');
    const named = await sam.call('POST /api/grooming-requests', {
      body: { ...draft, address: '12 Oak St, Portland, OR 97205' },
    });
    expect(named.body).toMatchObject({ city: 'Portland', state: 'OR', timeZone: 'America/Los_Angeles' });
  });

  test('accepts only the owner’s own pets that are not archived', async () => {
    const other = await addPet(await signInPetOwner(app));
    const foreign = await jordan.call('POST /api/grooming-requests', {
      body: await draftFor(jordan, { petId: other.id }),
    });
    expect(foreign.status).toBe(404);
    const [one, away] = [await addPet(jordan), await addPet(jordan, { name: 'Otto' })];
    await jordan.call('DELETE /api/pets/:id', { params: { id: away.id } });
    const archived = await jordan.call('POST /api/grooming-requests', {
      body: await draftFor(jordan, { petIds: [one.id, away.id] }),
    });
    expect(archived.status).toBe(422);
    expect(archived.problem).toMatchObject({
      detail: 'Otto is archived. Bring Otto back first.',
      errors: [{ path: 'petIds.1' }],
    });
  });

  const ago = after(testNow(), -days(3)).toISOString().slice(0, 10);
  test.each<[string, object]>([
    ['petId', { petId: undefined }],
    ['petId', { petId: 'Bella' }],
    ['petIds', { petIds: [] }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'two\nlines' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['servicesNeeded', { servicesNeeded: [] }],
    ['servicesNeeded.0', { servicesNeeded: ['haircut'] }],
    ['estimatedBudget', { estimatedBudget: 75.5 }],
    ['estimatedBudget', { estimatedBudget: -1 }],
    ['estimatedBudget', { estimatedBudget: '75' }],
    ['urgency', { urgency: 'asap' }],
    ['preferredDate', { preferredDate: ago }],
    ['preferredDate', { preferredDate: '2099-01-01' }],
    ['preferredDate', { preferredDate: 'tomorrow' }],
    ['window', { window: 'night' }],
    ['where', { where: 'moon' }],
    ['travelMiles', { travelMiles: 0 }],
    ['travelMiles', { travelMiles: 201 }],
    ['address', { address: 'zzzz 00000' }],
    ['address', { address: '78704', where: 'home' as const }],
    ['address', { address: 'Austin, TX 78704', where: 'either' as const }],
    ['status', { status: 'completed' }],
    ['ownerId', { ownerId: 'current-user' }],
  ])('refuses an invalid %s and stores nothing', async (path, change) => {
    const sam = await signInPetOwner(app);
    const body = { ...(await draftFor(sam)), ...change };
    const answer = await sam.call('POST /api/grooming-requests', { body });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect(await own(sam)).toEqual([]);
  });
});

describe('PATCH /api/grooming-requests/:id', () => {
  test('changes only the given fields and restarts the expiry', async () => {
    const request = await ask(jordan, { preferredDate: dayAhead(app, 5), window: 'morning' });
    const params = { id: request.id };
    const { body } = await jordan.call('PATCH /api/grooming-requests/:id', {
      params,
      body: { estimatedBudget: 120, preferredDate: dayAhead(app, 7), where: 'home' },
    });
    expect(body).toMatchObject({
      title: request.title,
      servicesNeeded: request.servicesNeeded,
      window: 'morning',
      estimatedBudget: 120,
      where: 'home',
      travelMiles: null,
      city: 'Austin',
    });
    expect(Date.parse(body.expiresAt) - Date.parse(request.expiresAt)).toBe(days(2));
    const moved = await jordan.call('PATCH /api/grooming-requests/:id', {
      params,
      body: { address: '12 Elm St, Dallas, TX', estimatedBudget: null },
    });
    expect(moved.body).toMatchObject({ city: 'Dallas', estimatedBudget: null, expiresAt: body.expiresAt });
    expect(await happened(app, request.id)).toEqual(['request.posted', 'request.changed', 'request.changed']);
    for (const [change, path] of [
      [{ preferredDate: '2020-01-01' }, 'preferredDate'],
      [{ petId: request.petId }, 'petId'],
      [{ title: null }, 'title'],
      [{ address: 'Dallas, TX' }, 'address'],
    ] as const) {
      const refused = await jordan.call('PATCH /api/grooming-requests/:id', { params, body: change });
      expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, path]);
    }
  });

  test('an edit that does not change the date accepts a past one', async () => {
    const request = await ask(jordan, { preferredDate: dayAhead(app, 1) });
    const now = app.clock.now();
    app.clock.moveTo(after(now, days(3)));
    const { status } = await jordan.call('PATCH /api/grooming-requests/:id', {
      params: { id: request.id },
      body: { title: 'Bath, whenever' },
    });
    app.clock.moveTo(now);
    expect(status).toBe(200);
  });
});

const seconds = (instant: string, n: number) => after(new Date(instant), n * 1000);

describe('the expiry job', () => {
  test('expires a request 14 days after its day, or 30 days after posting without one', async () => {
    const sam = await signInPetOwner(app);
    const dated = await ask(sam, { preferredDate: dayAhead(app, 2) });
    const open = await ask(sam);
    const edited = await ask(sam, { preferredDate: dayAhead(app, 2) });
    await sam.call('PATCH /api/grooming-requests/:id', {
      params: { id: edited.id },
      body: { preferredDate: dayAhead(app, 20) },
    });
    const statuses = async () => {
      await app.settle();
      const now = new Map((await own(await app.as(sam.id))).map(({ id, status }) => [id, status]));
      return [dated, open, edited].map(({ id }) => now.get(id));
    };
    const now = app.clock.now();

    app.clock.moveTo(seconds(dated.expiresAt, -60));
    expect(await statuses()).toEqual(['posted', 'posted', 'posted']);
    app.clock.moveTo(seconds(dated.expiresAt, 1));
    // The expiry refuses edits even before the job has run.
    const late = await sam.call('PATCH /api/grooming-requests/:id', {
      params: { id: dated.id },
      body: { preferredDate: dayAhead(app, 3) },
    });
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
    expect(await statuses()).toEqual(['expired', 'posted', 'posted']);
    app.clock.moveTo(seconds(open.expiresAt, 1));
    expect(await statuses()).toEqual(['expired', 'expired', 'posted']);
    expect(await happened(app, open.id)).toEqual(['request.posted', 'request.ended']);
    app.clock.moveTo(now);
  });
});

describe('a provider asked by name', () => {
  test('is told at once and finds the request addressed to them', async () => {
    const maya = await app.transact((t) => makeGroomer(t, { account: { firstName: 'Maya' } }));
    const body = { ...(await draftFor(jordan)), askedId: maya.id };
    const { status, body: request } = await jordan.call('POST /api/grooming-requests', { body });
    expect(status).toBe(201);
    await app.settle();
    const groomer = await app.as(maya.id);
    const { body: notifications } = await groomer.call('GET /api/notifications');
    expect(notifications).toMatchObject([
      { kind: 'request_asked', title: expect.stringMatching(/^Jordan asks you: /) },
    ]);
    const seen = await groomer.call('GET /api/grooming-requests/:id', { params: { id: request.id } });
    expect(seen.body.asksYou).toBe(true);
  });

  test('must groom, be listed and not be oneself or blocked', async () => {
    const draft = await draftFor(jordan);
    const post = (askedId: string) =>
      jordan.call('POST /api/grooming-requests', { body: { ...draft, askedId } });
    const petOwner = await signInPetOwner(app);
    const { id: unlisted } = await app.transact(async (t) => {
      const account = await makeAccount(t, { roles: ['groomer'] });
      return makeGroomer(t, { accountId: account.id });
    });
    const blocked = await app.transact((t) => makeGroomer(t));
    await jordan.call('POST /api/blocks', { body: { userId: blocked.id } });
    for (const id of [petOwner.id, jordan.id, unlisted, blocked.id])
      expect((await post(id)).status).toBe(404);
  });
});
