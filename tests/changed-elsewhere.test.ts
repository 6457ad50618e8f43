import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsSeenHeader, writeFieldsSeen } from '#contract/fields-seen.ts';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeBusiness } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { calls } from './every-call/calls.ts';
import { send } from './every-call/send.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const seeing = (record: object | null, fields: readonly string[]) => ({
  [fieldsSeenHeader]: writeFieldsSeen(record, fields),
});
const changed = (path: string, current: unknown) => ({
  status: 409,
  problem: {
    code: 'changed_elsewhere',
    errors: [{ path, message: 'Changed elsewhere meanwhile', current }],
  },
});

describe('a groomer profile in two tabs', () => {
  const first = { title: 'Salon groomer', specializations: ['Doodles'], address: 'Austin, TX 78704' };

  async function twoTabs() {
    const maya = await app.signIn({ roles: ['groomer'] });
    const { profile } = (await maya.call('PUT /api/profiles/groomer', { body: first })).body;
    const save = (body: object) =>
      maya.call('PUT /api/profiles/groomer', { body, headers: seeing(profile, Object.keys(body)) });
    const saved = async () => (await maya.call('GET /api/profiles/groomer')).body.profile;
    return { maya, save, saved };
  }

  test('each tab saves its own changes and keeps the others', async () => {
    const { save, saved } = await twoTabs();
    await save({ title: 'Hand stripper' });
    expect((await save({ specializations: ['Terriers'] })).status).toBe(200);
    expect(await saved()).toMatchObject({
      title: 'Hand stripper',
      specializations: ['Terriers'],
      address: 'Austin, TX 78704',
      zip: '78704',
    });
  });

  test('a field changed in the other tab is reported instead of overwritten', async () => {
    const { save, saved } = await twoTabs();
    await save({ title: 'Hand stripper' });
    expect(await save({ title: 'Cat groomer', specializations: [] })).toMatchObject(
      changed('title', 'Hand stripper'),
    );
    expect(await saved()).toMatchObject({ title: 'Hand stripper', specializations: ['Doodles'] });
    expect((await save({ title: 'Hand stripper' })).status).toBe(200);
  });

  test('of two tabs that save the same field at once, one gets a conflict', async () => {
    const { save } = await twoTabs();
    const answers = await Promise.all([save({ title: 'One' }), save({ title: 'Two' })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('an emptied field and a profile that does not exist yet are changes too', async () => {
    const { save, saved, maya } = await twoTabs();
    const emptied = await maya.call('PUT /api/profiles/groomer', {
      body: {},
      headers: seeing(await saved(), ['title']),
    });
    expect(emptied.body.profile).toMatchObject({ title: null, specializations: ['Doodles'] });
    const newcomer = await app.signIn({ roles: ['groomer'] });
    const body = { title: 'First' };
    const headers = seeing(null, ['title']);
    expect((await newcomer.call('PUT /api/profiles/groomer', { body, headers })).status).toBe(200);
    expect((await save({ title: 'Third' })).status).toBe(409);
  });

  test('without the header, the whole profile is replaced', async () => {
    const { maya } = await twoTabs();
    const { body } = await maya.call('PUT /api/profiles/groomer', { body: { title: 'Only this' } });
    expect(body.profile).toMatchObject({ title: 'Only this', specializations: [], address: null });
  });

  test('an invalid header is refused, naming it', async () => {
    const { maya } = await twoTabs();
    const headers = { [fieldsSeenHeader]: 'title' };
    const { status, problem } = await maya.call('PUT /api/profiles/groomer', { body: first, headers });
    expect([status, problem.detail]).toEqual([400, expect.stringContaining('Fields-Seen')]);
  });
});

test('business and pet owner profiles keep changes saved in the other tab', async () => {
  const person = await app.signIn({ roles: ['owner', 'pet_owner'] });
  const salon = { businessName: 'Shoal', businessType: 'salon', address: 'Austin, TX 78704' };
  const before = (await person.call('PUT /api/profiles/business', { body: salon })).body.profile;
  await person.call('PUT /api/profiles/business', { body: { ...salon, description: 'Calm.' } });
  const services = await person.call('PUT /api/profiles/business', {
    body: { ...salon, businessName: 'Not named in the header', services: ['Bath'] },
    headers: seeing(before, ['services']),
  });
  expect(services.body.profile).toMatchObject({
    businessName: 'Shoal',
    description: 'Calm.',
    services: ['Bath'],
  });
  const home = (await person.call('PUT /api/profiles/pet-owner', { body: { budgetMin: 40 } })).body.profile;
  await person.call('PUT /api/profiles/pet-owner', { body: { budgetMin: 60, budgetMax: 90 } });
  const late = await person.call('PUT /api/profiles/pet-owner', {
    body: { budgetMin: 30 },
    headers: seeing(home, ['budgetMin']),
  });
  expect(late).toMatchObject(changed('budgetMin', 60));
});

test('name, bio, phone and location of an account', async () => {
  const maya = await app.signIn({ roles: ['groomer'] });
  const params = { id: 'current-user' };
  const { user } = (await maya.call('GET /auth/me')).body;
  const save = (body: object) =>
    maya.call('PUT /api/users/:id', { params, body, headers: seeing(user, Object.keys(body)) });
  expect((await save({ bio: 'Gentle.' })).status).toBe(200);
  expect(await save({ bio: 'Calm.', phone: '512 555 0100' })).toMatchObject(changed('bio', 'Gentle.'));
  expect((await maya.call('GET /auth/me')).body.user.phone).toBeNull();
});

test('a pet', async () => {
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  const { id } = await app.transact((t) => makePet(t, { ownerId: jordan.id }));
  const params = { id };
  const pet = (await jordan.call('GET /api/pets/:id', { params })).body;
  const save = (body: object) =>
    jordan.call('PATCH /api/pets/:id', { params, body, headers: seeing(pet, Object.keys(body)) });
  expect((await save({ weight: 61.5 })).status).toBe(200);
  expect((await save({ name: 'Bella' })).body).toMatchObject({ name: 'Bella', weight: 61.5 });
  expect(await save({ weight: 70 })).toMatchObject(changed('weight', 61.5));
});

test('a request', async () => {
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  const { id } = await app.transact((t) => makeRequest(t, { ownerId: jordan.id }));
  const params = { id };
  const own = (await jordan.call('GET /api/pet-owners/current-user/grooming-requests')).body[0] ?? null;
  const save = (body: object) =>
    jordan.call('PATCH /api/grooming-requests/:id', {
      params,
      body,
      headers: seeing(own, Object.keys(body)),
    });
  expect((await save({ estimatedBudget: 130 })).status).toBe(200);
  expect((await save({ title: 'Bath for Bella' })).body.estimatedBudget).toBe(130);
  expect(await save({ estimatedBudget: 150 })).toMatchObject(changed('estimatedBudget', 130));
});

const writing = calls.filter(({ method }) => method === 'PUT' || method === 'PATCH');

test.each(writing)('$key reads the header only if its contract has it', async (call) => {
  const { good, cookie } = await createScenario(app, call.key);
  const headers = { ...good.headers, [fieldsSeenHeader]: 'unreadable' };
  const { status } = await send(app, call, { ...good, headers }, cookie);
  expect(status).toBe(call.endpoint.fieldsSeen ? 400 : expectedStatus(call));
});

test('a shift', async () => {
  const renee = await app.as((await app.transact((t) => makeBusiness(t))).id);
  const { id } = await app.transact((t) => makeShift(t, { businessId: renee.id }));
  const params = { id };
  const shift = (await renee.call('GET /api/shifts/owner/current-user')).body[0] ?? null;
  const save = (body: object) =>
    renee.call('PATCH /api/shifts/:id', { params, body, headers: seeing(shift, Object.keys(body)) });
  expect((await save({ dogCount: 3 })).status).toBe(200);
  const { shiftDate } = shift ?? {};
  expect((await save({ title: 'Quiet Saturday', shiftDate })).body.dogCount).toBe(3);
  expect(await save({ dogCount: 5 })).toMatchObject(changed('dogCount', 3));
});
