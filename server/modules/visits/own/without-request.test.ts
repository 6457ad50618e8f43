import { sync } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBillOf } from '#server/modules/bills/bills.factory.ts';
import { makeFeed } from '#server/modules/calendar/calendar.factory.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, checkIn, complete } from '../visits.scenario.ts';
import { makeOwnVisit } from './own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomer = async (): Promise<Caller> => app.as((await app.transact((t) => makeGroomer(t))).id);
const rows = async (table: string, where: string) =>
  app.app.platform.sql.unsafe(`select * from ${table} where ${where}`);

/** A groomer with an own visit that was done, and the visit. */
async function worked(given: { ownerId?: string } = {}) {
  const maya = await groomer();
  const visit = await app.transact((t) => makeOwnVisit(t, { providerId: maya.id, ...given }));
  const params = { id: visit.id };
  await at(app, visit.startsAt, minutes(1), async () => {
    expect((await checkIn(maya, params)).status).toBe(200);
    const done = await complete(maya, params);
    expect(done.body).toMatchObject({ status: 'completed', reportCard: { services: ['full_groom'] } });
    await app.settle();
  });
  return { maya, visit, params };
}

describe('a visit without a request and an owner', () => {
  test('is shown to its provider with the client, and to nobody else', async () => {
    const maya = await groomer();
    const visit = await app.transact((t) => makeOwnVisit(t, { providerId: maya.id }));
    await app.app.platform.sql`
      update client_pets set private_notes = 'Hates the dryer' where client_id = ${visit.clientId}`;
    const { body } = await maya.call('GET /api/visits/:id', { params: { id: visit.id } });
    expect(body).toMatchObject({
      source: 'own',
      requestId: null,
      owner: null,
      client: { id: visit.clientId, name: 'Maria Garcia', phone: '512 555 0101', linkedUserId: null },
      provider: { id: maya.id, as: 'groomer' },
      pets: [
        {
          name: 'Biscotti',
          services: ['full_groom'],
          price: 9500,
          style: '#4 teddy',
          privateNotes: 'Hates the dryer',
          handling: 'muzzle',
        },
      ],
      price: 9500,
      actions: ['move', 'reprice', 'cancel'],
    });
    expect((await maya.call('GET /api/visits')).body.map(({ id }) => id)).toEqual([visit.id]);
    expect((await (await groomer()).call('GET /api/visits/:id', { params: { id: visit.id } })).status).toBe(
      404,
    );
  });

  test('is in the calendar, with the name of the client', async () => {
    const maya = await groomer();
    await app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, startsAt: new Date('2026-12-02T15:00:00Z') }),
    );
    const { body } = await maya.call('GET /api/calendar', {
      query: { from: '2026-11-30', to: '2026-12-06' },
    });
    expect(body.events).toMatchObject([
      { kind: 'visit', title: 'Biscotti · Full groom', withName: 'Maria Garcia' },
    ]);
    const { path } = await app.transact((t) => makeFeed(t, maya.id));
    const feed = await app.app.server.inject({ method: 'GET', url: path });
    expect(Object.values(sync.parseICS(feed.body))).toContainEqual(
      expect.objectContaining({ summary: 'Biscotti · Full groom' }),
    );
    expect(feed.body).toContain('With Maria Garcia');
  });

  test('counts in books and figures, with or without a price', async () => {
    const { maya, visit } = await worked();
    await app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, listPrice: null, startsAt: new Date('2026-12-08T15:00:00Z') }),
    );
    await app.transact((t) => makeBillOf(t, { ...visit, listPrice: 9500 }));
    const { body: books } = await maya.call('GET /api/books', { query: { year: 2026 } });
    expect(books.jobs).toMatchObject([{ id: visit.id, name: 'Maria Garcia', amount: 9500 }]);
    const { body } = await maya.call('GET /api/figures/groomer', {
      query: { from: '2026-11-01', to: '2026-12-31' },
    });
    expect(body).toMatchObject({
      earned: { visits: 9500 },
      work: { visits: 1, pets: 1 },
      repeat: { clients: { of: 1 } },
      upcoming: { visits: 1, visitsPrice: 0 },
    });
  });

  test('makes no reliability mark and no review, and tells a client with an account of the report card alone', async () => {
    const { id: ownerId } = await app.transact((t) => makePetOwner(t));
    const { maya, visit, params } = await worked({ ownerId });
    expect(await rows('reliability_facts', `subject_id = '${visit.id}'`)).toEqual([]);
    expect(await rows('notifications', `account_id in ('${maya.id}', '${ownerId}')`)).toMatchObject([
      { accountId: ownerId, kind: 'own_report_card' },
    ]);
    const parent = await app.as(ownerId);
    const seen = await parent.call('GET /api/visits/:id', { params });
    expect(seen.body).toMatchObject({
      client: null,
      pets: [{ price: null, style: null, privateNotes: null }],
      actions: [],
    });
    const review = { engagementType: 'visit', engagementId: visit.id, rating: 5, tags: [], text: 'Great.' };
    for (const who of [maya, parent])
      expect((await who.call('POST /api/reviews', { body: review })).status).toBe(404);
    expect(
      (await maya.call('POST /api/visits/:id/portfolio-consent', { params, body: { photoIds: [visit.id] } }))
        .status,
    ).toBe(409);
  });

  test('keeps no name of the client once its provider has closed the account', async () => {
    const { maya, visit } = await worked();
    const ahead = await app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, startsAt: new Date('2026-12-08T15:00:00Z') }),
    );
    const closed = await maya.call('POST /api/account/close', { body: { password: demoPassword } });
    expect(closed.status).toBe(204);
    await app.settle();
    app.clock.moveTo(new Date(app.clock.now().getTime() + minutes(10)));
    await app.settle();
    const kept = await rows('visits', `id in ('${visit.id}', '${ahead.id}')`);
    expect(kept.map(({ status }) => String(status)).toSorted()).toEqual(['cancelled', 'completed']);
    expect(JSON.stringify(kept)).not.toMatch(/Biscotti|Slaughter|Maria/);
  });
});
