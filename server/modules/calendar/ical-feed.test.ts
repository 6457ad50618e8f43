import { sync } from 'node-ical';
import type { VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suspendAccount } from '#server/modules/identity/index.ts';
import { demoPassword, makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeFeed, makeTimeOff } from './calendar.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = (path: string, headers: Record<string, string> = {}) =>
  app.app.server.inject({ method: 'GET', url: path, headers });
const feedOf = (id: string) => app.transact((t) => makeFeed(t, id));
/** What an independent program reads from the feed. */
async function eventsIn(path: string): Promise<VEvent[]> {
  const { body } = await read(path);
  return Object.values(sync.parseICS(body)).filter((each): each is VEvent => each?.type === 'VEVENT');
}
const groomer = async (): Promise<Caller> => app.as((await app.transact((t) => makeGroomer(t))).id);

const titles = async (id: string) =>
  (await eventsIn((await feedOf(id)).path))
    .map(({ summary }) => (typeof summary === 'string' ? summary : summary.val))
    .toSorted();

describe('the secret address', () => {
  test('is made, replaced by the next one and ended, and is kept as a hash only', async () => {
    const who = await groomer();
    expect((await who.call('GET /api/calendar/feed')).body).toEqual({ createdAt: null });
    const first = (await who.call('POST /api/calendar/feed')).body.path;
    expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await read(first)).statusCode).toBe(200);
    const second = (await who.call('POST /api/calendar/feed')).body.path;
    expect((await who.call('GET /api/calendar/feed')).body.createdAt).toEqual(expect.any(String));
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    const { sql } = app.app.platform;
    const rows = await sql`select f::text as row from calendar_feeds f`;
    expect(JSON.stringify(rows)).not.toContain(second.slice(10, 53));
    await who.call('DELETE /api/calendar/feed');
    expect((await read(second)).statusCode).toBe(404);
  });

  test('shows nothing while its account is suspended', async () => {
    const { id } = await app.transact((t) => makeGroomer(t));
    const { path } = await feedOf(id);
    await app.transact(async (t) => {
      const admin = await makeAccount(t);
      await suspendAccount(t, id, { adminId: admin.id, reason: 'Fake papers', until: null });
    });
    expect((await read(path)).statusCode).toBe(404);
  });

  test('of a closed account is gone', async () => {
    const who = await groomer();
    const { path } = await feedOf(who.id);
    expect((await who.call('POST /api/account/close', { body: { password: demoPassword } })).status).toBe(
      204,
    );
    expect((await read(path)).statusCode).toBe(404);
  });

  test('sends nothing to whoever has it already, until something changes', async () => {
    const { id } = await app.transact((t) => makeGroomer(t));
    const { path } = await feedOf(id);
    await app.transact((t) => makeVisit(t, { providerId: id }));
    const { headers } = await read(path);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    const asked = { 'if-none-match': String(headers.etag) };
    const again = await read(path, asked);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await app.transact((t) => makeVisit(t, { providerId: id, startsAt: new Date('2026-12-20T15:00:00Z') }));
    expect((await read(path, asked)).statusCode).toBe(200);
  });
});

describe('the feed', () => {
  test.each([
    ['before the clocks go back', '2026-10-31', '08:00', '2026-10-31T13:00:00Z', '2026-10-31T21:00:00Z'],
    ['on the day when they go back', '2026-11-01', '08:00', '2026-11-01T14:00:00Z', '2026-11-01T22:00:00Z'],
    ['before they go forward', '2027-03-13', '08:00', '2027-03-13T14:00:00Z', '2027-03-13T22:00:00Z'],
    [
      'on the day when they go forward',
      '2027-03-14',
      '08:00',
      '2027-03-14T13:00:00Z',
      '2027-03-14T21:00:00Z',
    ],
    [
      'in the night when they go forward',
      '2027-03-13',
      '22:00',
      '2027-03-14T04:00:00Z',
      '2027-03-14T13:00:00Z',
    ],
  ])('has the right instants %s', async (_, day, startTime, start, end) => {
    const { id } = await app.transact((t) => makeGroomer(t));
    const endTime = startTime === '08:00' ? '16:00' : '08:00';
    await app.transact((t) =>
      makeShift(t, { groomerId: id, status: 'filled', day, startTime, endTime, title: 'Bath, brush; nails' }),
    );
    const { path } = await feedOf(id);
    const [event] = await eventsIn(path);
    expect(event).toMatchObject({ summary: 'Bath, brush; nails', status: 'CONFIRMED' });
    expect([event?.start.getTime(), event?.end?.getTime()]).toEqual([Date.parse(start), Date.parse(end)]);
  });

  test('keeps the id of an event, counts its changes, and marks it once it is called off', async () => {
    const { owner, provider, visit } = await app.transact(async (t) => {
      const [own, groom] = [await makePetOwner(t), await makeGroomer(t)];
      return {
        owner: own.id,
        provider: groom.id,
        visit: await makeVisit(t, { ownerId: own.id, providerId: groom.id, title: 'Full groom' }),
      };
    });
    const { path } = await feedOf(provider);
    const [before] = await eventsIn(path);
    expect(before).toMatchObject({ uid: `visit-${visit.id}@wagwell`, summary: 'Full groom' });
    const cancelled = await (
      await app.as(owner)
    ).call('POST /api/visits/:id/cancel', { params: { id: visit.id }, body: { reason: 'Ill.' } });
    expect(cancelled.status).toBe(200);
    const [after] = await eventsIn(path);
    expect(after).toMatchObject({
      uid: before?.uid,
      status: 'CANCELLED',
      summary: 'Canceled: Full groom',
    });
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
  });

  test('shows each side its own work, and nobody another’s', async () => {
    const { salon, worker, stranger } = await app.transact(async (t) => {
      const [business, groom, other] = [await makeBusiness(t), await makeGroomer(t), await makeGroomer(t)];
      await makeShift(t, {
        businessId: business.id,
        groomerId: groom.id,
        status: 'filled',
        title: 'Saturday',
      });
      await makeShift(t, { businessId: business.id, title: 'Open day' });
      await makeTimeOff(t, groom.id, { note: 'Dentist' });
      return { salon: business.id, worker: groom.id, stranger: other.id };
    });
    expect(await titles(salon)).toEqual(['Open day (no groomer yet)', 'Saturday']);
    expect(await titles(worker)).toEqual(['Saturday', 'Time off: Dentist']);
    expect(await titles(stranger)).toEqual([]);
  });

  test('holds long lines, line breaks and letters of all kinds', async () => {
    const { id } = await app.transact((t) => makeGroomer(t));
    const note = `Ärztin 🐩 \\ ${'sehr lang, '.repeat(15)}Ende`;
    await app.transact((t) => makeTimeOff(t, id, { note }));
    const { path } = await feedOf(id);
    const { body } = await read(path);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await eventsIn(path))[0]?.summary).toBe(`Time off: ${note}`);
  });
});

describe('the file of one visit or shift', () => {
  test('is for its two sides', async () => {
    const { visit, shift, worker } = await app.transact(async (t) => {
      const groom = await makeGroomer(t);
      return {
        worker: groom.id,
        visit: await makeVisit(t, { providerId: groom.id, title: 'Nails' }),
        shift: await makeShift(t, { groomerId: groom.id, status: 'filled', title: 'Saturday' }),
      };
    });
    const [mine, theirs, other] = [await app.as(worker), await app.as(visit.ownerId), await groomer()];
    const answers = async (who: Caller, kind: 'visit' | 'shift') => {
      const key =
        kind === 'visit' ? 'GET /api/visits/:id/calendar-file' : 'GET /api/shifts/:id/calendar-file';
      return (await who.call(key, { params: { id: kind === 'visit' ? visit.id : shift.id } })).status;
    };
    expect([
      await answers(mine, 'visit'),
      await answers(theirs, 'visit'),
      await answers(other, 'visit'),
    ]).toEqual([200, 200, 404]);
    expect([
      await answers(mine, 'shift'),
      await answers(theirs, 'shift'),
      await answers(other, 'shift'),
    ]).toEqual([200, 404, 404]);
  });
});
