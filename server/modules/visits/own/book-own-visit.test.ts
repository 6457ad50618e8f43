import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientToBook } from './own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomer = async (given: object = {}): Promise<Caller> =>
  app.as((await app.transact((t) => makeGroomer(t, given))).id);
const client = (maya: Caller, given: object = {}) => app.transact((t) => makeClientToBook(t, maya.id, given));
const on = (day: string, time = '09:00') => new Date(`2026-12-${day}T${time}:00-06:00`).toISOString();
const bookings = (id: string) =>
  app.app.platform.sql<{ subjectId: string; to: string; squeezed: boolean }[]>`
    select subject_id, upper(during) as to, squeezed from bookings where source_id = ${id}`;
describe('booking one of one’s own clients', () => {
  test('takes the usual services and price, and the client’s place', async () => {
    const maya = await groomer();
    const { id: clientId, petIds } = await client(maya, { petNames: ['Bella', 'Otto'] });
    const { status, body } = await maya.call('POST /api/visits', {
      body: {
        clientId,
        pets: [{ petId: petIds[0] ?? '' }, { petId: petIds[1] ?? '', services: ['bath_brush'], price: 4500 }],
        startsAt: on('02'),
        minutes: 150,
        note: 'Ring twice.',
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      source: 'own',
      status: 'booked',
      title: 'Bella and Otto · Full groom',
      services: ['full_groom', 'bath_brush'],
      price: 14_000,
      pets: [{ price: 9500, services: ['full_groom'] }, { price: 4500 }],
      atHome: true,
      address: '107 Slaughter Ln, Austin, TX 78748',
      directions: 'gate 4471',
      latitude: 30.17,
      note: 'Ring twice.',
      actions: ['move', 'reprice', 'cancel'],
    });
    expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(minutes(150));
    expect(await bookings(body.id)).toHaveLength(3);
  });

  test('takes the price of the list without a usual one, and none where the list has none', async () => {
    const maya = await groomer({ serviceType: 'salon', address: '1 Main St, Austin, TX 78701' });
    await app.transact((t) =>
      makeFacts(t, maya.id, 'groomer', {
        prices: [{ service: 'full_groom', size: 'small', from: 7000, minutes: null }],
      }),
    );
    const { id: clientId, petIds } = await client(maya, { usualPrice: null });
    const [petId = ''] = petIds;
    const first = { clientId, pets: [{ petId }], startsAt: on('02'), minutes: 60 };
    const { body } = await maya.call('POST /api/visits', { body: first });
    expect(body).toMatchObject({ price: 7000, atHome: false, address: '1 Main St, Austin, TX 78701' });
    const pets = [{ petId, services: ['hand_strip' as const] }];
    const second = await maya.call('POST /api/visits', { body: { ...first, pets, startsAt: on('03') } });
    expect(second.body.price).toBeNull();
  });

  test('names what is wrong: the client, the pet, the service, the day', async () => {
    const [maya, other] = [await groomer(), await groomer()];
    const { id: clientId, petIds } = await client(maya, { usualServices: [] });
    const foreign = await client(other);
    const good = {
      clientId,
      pets: [{ petId: petIds[0] ?? '', services: ['full_groom' as const] }],
      startsAt: on('02'),
      minutes: 60,
    };
    const wrong = async (change: object) => {
      const { status, problem } = await maya.call('POST /api/visits', { body: { ...good, ...change } });
      return [status, problem.errors?.[0]?.path];
    };
    expect(await wrong({ clientId: foreign.id })).toEqual([422, 'clientId']);
    expect(await wrong({ pets: [{ petId: foreign.petIds[0], services: ['full_groom'] }] })).toEqual([
      422,
      'pets.0.petId',
    ]);
    expect(await wrong({ pets: [good.pets[0], good.pets[0]] })).toEqual([422, 'pets.1.petId']);
    expect(await wrong({ pets: [{ petId: petIds[0] }] })).toEqual([422, 'pets.0.services']);
    expect(await wrong({ startsAt: '2026-11-19T15:00:00Z' })).toEqual([422, 'startsAt']);
    expect(await wrong({ startsAt: '2028-01-01T15:00:00Z' })).toEqual([422, 'startsAt']);
    expect(await wrong({ minutes: 721 })).toEqual([422, 'minutes']);
    const walkIn = await maya.call('POST /api/visits', {
      body: { ...good, startsAt: '2026-11-19T15:00:00Z', walkIn: true },
    });
    expect(walkIn.body).toMatchObject({ source: 'walk_in', confirmedAt: expect.any(String) });
    const today = await maya.call('POST /api/visits', {
      body: { ...good, startsAt: app.clock.now().toISOString(), walkIn: true, anyway: true, squeezeIn: true },
    });
    expect(today.body.actions).toContain('check_in');
    expect(today.body.actions).not.toContain('on_my_way');
  });

  test('is refused where other work is, and squeezed in on purpose; later bookings count it', async () => {
    const maya = await groomer();
    const [one, two] = [await client(maya), await client(maya, { petNames: ['Coco'] })];
    const body = (whose: typeof one, startsAt: string) => ({
      clientId: whose.id,
      pets: [{ petId: whose.petIds[0] ?? '' }],
      startsAt,
      minutes: 60,
    });
    expect((await maya.call('POST /api/visits', { body: body(one, on('02')) })).status).toBe(201);
    const refused = await maya.call('POST /api/visits', { body: body(two, on('02', '09:30')) });
    expect(refused.problem).toMatchObject({
      code: 'clash',
      detail: 'You are booked: Biscotti · Full groom, Wed, Dec 2, 9:00 AM to 10:00 AM.',
      errors: [{ path: 'squeezeIn' }],
    });
    const { body: squeezed } = await maya.call('POST /api/visits', {
      body: { ...body(two, on('02', '09:30')), squeezeIn: true },
    });
    expect(squeezed.squeezedIn).toBe(true);
    const later = await maya.call('POST /api/visits', { body: body(one, on('02', '10:00')) });
    expect(later.problem.detail).toContain('Coco · Full groom');
    // The pet itself is never in two places.
    const twice = await maya.call('POST /api/visits', {
      body: { ...body(one, on('02', '09:30')), squeezeIn: true },
    });
    expect(twice.problem.code).toBe('clash');
  });

  test('asks before time off, outside of working hours, and a client who is not to be booked', async () => {
    const maya = await groomer();
    const { id: clientId, petIds } = await client(maya);
    await app.transact(async (t) => {
      await makeWorkingHours(t, maya.id);
      await makeTimeOff(t, maya.id, { note: 'Dentist' });
    });
    const body = { clientId, pets: [{ petId: petIds[0] ?? '' }], startsAt: on('01', '10:00'), minutes: 60 };
    const off = await maya.call('POST /api/visits', { body });
    expect(off.problem).toMatchObject({
      code: 'unconfirmed',
      detail: 'You are off then: Dentist',
      errors: [{ path: 'anyway' }],
    });
    const night = await maya.call('POST /api/visits', { body: { ...body, startsAt: on('03', '03:00') } });
    expect(night.problem.detail).toBe('This is outside of your working hours.');
    await app.app.platform.sql`
      update clients set do_not_book_at = ${app.clock.now()}, do_not_book_reason = 'Three no-shows.' where id = ${clientId}`;
    const unwanted = await maya.call('POST /api/visits', { body: { ...body, startsAt: on('03', '10:00') } });
    expect(unwanted.problem.detail).toBe('You do not want to book Maria again: Three no-shows.');
    expect((await maya.call('POST /api/visits', { body: { ...body, anyway: true } })).status).toBe(201);
  });

  test('keeps one clock with the marketplace', async () => {
    const maya = await groomer();
    const { id: clientId, petIds } = await client(maya);
    await app.transact((t) =>
      makeVisit(t, { providerId: maya.id, startsAt: new Date(on('02')), title: 'Doodle' }),
    );
    const { problem } = await maya.call('POST /api/visits', {
      body: { clientId, pets: [{ petId: petIds[0] ?? '' }], startsAt: on('02', '10:00'), minutes: 60 },
    });
    expect(problem).toMatchObject({ code: 'clash', detail: expect.stringContaining('Doodle') });
  });
});
