import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, checkIn, complete, noShow } from '../visits.scenario.ts';
import { makeClientToBook, makeOwnVisit } from './own-visits.factory.ts';

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
const happened = async (id: string) =>
  (
    await app.app.platform.sql<
      { what: string }[]
    >`select what from visit_history where visit_id = ${id} order by seq`
  ).map(({ what }) => what);

const visitOf = async (given: object = {}) => {
  const maya = await groomer();
  const visit = await app.transact((t) => makeOwnVisit(t, { providerId: maya.id, ...given }));
  return { maya, visit, params: { id: visit.id } };
};

describe('the provider decides alone', () => {
  test('when it is, at once: no proposal, and no notice', async () => {
    const { maya, visit, params } = await visitOf();
    const startsAt = after(new Date(visit.startsAt), hours(3)).toISOString();
    const { body } = await maya.call('PATCH /api/visits/:id/time', {
      params,
      body: { startsAt, minutes: 45 },
    });
    expect(body).toMatchObject({ moveProposal: null });
    expect(Date.parse(body.startsAt)).toBe(Date.parse(startsAt));
    expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(minutes(45));
    const stranger = await groomer();
    expect((await stranger.call('PATCH /api/visits/:id/time', { params, body: { startsAt } })).status).toBe(
      404,
    );
    await app.settle();
    expect(await app.app.platform.sql`select from notifications where account_id = ${maya.id}`).toHaveLength(
      0,
    );
  });

  test('what is done and what it costs, until the work is over', async () => {
    const { maya, visit, params } = await visitOf();
    const pets = [{ petId: visit.petIds[0] ?? '', services: ['bath_brush' as const], price: 6000 }];
    const { body } = await maya.call('PATCH /api/visits/:id', {
      params,
      body: { pets, note: 'Short nails.' },
    });
    expect(body).toMatchObject({
      title: 'Biscotti · Bath and brush',
      price: 6000,
      services: ['bath_brush'],
      note: 'Short nails.',
    });
    await maya.call('POST /api/visits/:id/cancel', { params, body: {} });
    expect((await maya.call('PATCH /api/visits/:id', { params, body: { pets } })).problem.code).toBe(
      'too_late',
    );
  });

  test('that it is cancelled, without a reason and also after its start; it can be undone', async () => {
    const { maya, visit, params } = await visitOf();
    await at(app, visit.startsAt, minutes(5), async () => {
      const { body } = await maya.call('POST /api/visits/:id/cancel', { params, body: {} });
      expect(body).toMatchObject({ status: 'cancelled', cancelReason: null });
      const { body: back } = await maya.call('POST /api/visits/:id/undo-cancel', { params });
      expect(back.status).toBe('booked');
    });
    expect(
      await app.app.platform.sql`select from reliability_facts where subject_id = ${visit.id}`,
    ).toHaveLength(0);
  });

  test('that nobody came, ten minutes after the start; it can be taken back for a day', async () => {
    const { maya, visit, params } = await visitOf();
    const early = await at(app, visit.startsAt, minutes(9), () => noShow(maya, params));
    expect(early.problem.code).toBe('too_early');
    const { body } = await at(app, visit.startsAt, minutes(10), () => noShow(maya, params));
    expect(body).toMatchObject({ status: 'no_show', actions: ['check_in', 'withdraw_no_show'] });
    const undo = () => maya.call('POST /api/visits/:id/withdraw-no-show', { params });
    expect((await at(app, visit.startsAt, hours(25), undo)).problem.code).toBe('too_late');
    const back = await at(app, visit.startsAt, hours(20), undo);
    expect(back.body).toMatchObject({ status: 'booked', missedBy: null });
    expect(await happened(visit.id)).toEqual(['booked', 'no_show', 'no_show_withdrawn']);
  });

  test('a start after midnight is set out for on the evening before', async () => {
    const { maya, visit, params } = await visitOf({ startsAt: new Date(on('08', '00:30')) });
    const out = () => maya.call('POST /api/visits/:id/on-my-way', { params });
    expect((await at(app, visit.startsAt, -minutes(121), out)).problem.code).toBe('too_early');
    expect((await at(app, visit.startsAt, -minutes(119), out)).body.onMyWayAt).not.toBeNull();
  });

  test('on the way, late, checked in, taken back for 15 minutes', async () => {
    const { maya, visit, params } = await visitOf();
    const out = () => maya.call('POST /api/visits/:id/on-my-way', { params });
    expect((await out()).problem.code).toBe('too_early');
    await at(app, visit.startsAt, -minutes(30), async () => {
      expect((await out()).body.onMyWayAt).not.toBeNull();
      expect((await out()).problem.code).toBe('already_done');
      const late = await maya.call('POST /api/visits/:id/late', { params, body: { minutes: 20 } });
      expect(late.body.lateMinutes).toBe(20);
    });
    const undo = () => maya.call('POST /api/visits/:id/undo-check-in', { params });
    await at(app, visit.startsAt, 0, () => checkIn(maya, params));
    expect((await at(app, visit.startsAt, minutes(16), undo)).problem.code).toBe('too_late');
    expect((await at(app, visit.startsAt, minutes(14), undo)).body.status).toBe('booked');
  });

  test('that the work stops half-way: the price is what was done, and the rest of the time is free', async () => {
    const { maya, visit, params } = await visitOf();
    await at(app, visit.startsAt, 0, () => checkIn(maya, params));
    await at(app, visit.startsAt, minutes(30), async () => {
      const { body } = await maya.call('POST /api/visits/:id/stop', {
        params,
        body: { reason: 'behavior', price: 0, note: 'Bit at the nails.' },
      });
      expect(body).toMatchObject({
        status: 'stopped',
        stopReason: 'behavior',
        price: 0,
        actions: ['check_out'],
      });
    });
    for (const { to } of await bookings(visit.id))
      expect(Date.parse(to)).toBeLessThan(Date.parse(visit.startsAt) + minutes(31));
    const books = await maya.call('GET /api/books', { query: { year: 2026 } });
    expect(books.body.notCheckedOut).toMatchObject([{ visitId: visit.id, amount: 0 }]);
  });

  test('and each animal gets its card', async () => {
    const { maya, visit, params } = await visitOf({ petNames: ['Bella', 'Otto'] });
    const [bella = '', otto = ''] = visit.petIds;
    await at(app, visit.startsAt, 0, () => checkIn(maya, params));
    await at(app, visit.startsAt, minutes(60), async () => {
      const own = {
        petId: otto,
        services: ['bath_brush'],
        findings: 'Two mats.',
        behavior: '',
        nextVisitWeeks: 4,
      };
      const stray = await complete(maya, params, { cards: [{ ...own, petId: visit.id }] });
      expect([stray.status, stray.problem.errors?.[0]?.path]).toEqual([422, 'cards.0.petId']);
      const { body } = await complete(maya, params, { cards: [own], nextVisitWeeks: 6 });
      expect(body.reportCards).toMatchObject([
        { petId: bella, services: ['full_groom'], nextVisitWeeks: 6 },
        { petId: otto, services: ['bath_brush'], findings: 'Two mats.', nextVisitWeeks: 4 },
      ]);
      expect(body.reportCard).toEqual(body.reportCards[0]);
      const mended = await maya.call('PATCH /api/visits/:id/report-card', {
        params,
        body: { petId: bella, services: ['full_groom'], findings: 'A tick.', behavior: '' },
      });
      expect(mended.body.reportCards.map(({ findings }) => findings)).toEqual(['A tick.', 'Two mats.']);
    });
  });

  test('and acts of marketplace visits stay those of both sides', async () => {
    const maya = await groomer();
    const visit = await app.transact((t) => makeVisit(t, { providerId: maya.id }));
    const params = { id: visit.id };
    const change = await maya.call('PATCH /api/visits/:id', { params, body: { pets: [] } });
    expect([change.status, change.problem.code]).toEqual([403, 'forbidden']);
    const { status, problem } = await maya.call('POST /api/visits/:id/cancel', { params, body: {} });
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'reason']);
  });

  test('a provider without a membership keeps what is booked going, but books nothing new', async () => {
    const { maya, visit, params } = await visitOf();
    const { id: clientId, petIds } = await client(maya);
    await app.app.platform
      .sql`update memberships set access_until = ${after(app.clock.now(), -days(1))} where account_id = ${maya.id}`;
    const lapsed = await app.as(maya.id);
    const body = { clientId, pets: [{ petId: petIds[0] ?? '' }], startsAt: on('02'), minutes: 60 };
    expect((await lapsed.call('POST /api/visits', { body })).status).toBe(402);
    expect((await at(app, visit.startsAt, 0, () => checkIn(lapsed, params))).status).toBe(200);
  });
});
