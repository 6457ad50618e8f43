import { sync } from 'node-ical';
import type { VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suspendAccount } from '#server/modules/identity/index.ts';
import { demoPassword, makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { findFeedEntries } from './ical-feed.queries.ts';
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
    expect((await who.call('GET /api/calendar/feed')).body).toEqual({ createdAt: null, lastReadAt: null });
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

  test('ends after 90 days in which no program reads it', async () => {
    const who = await groomer();
    const begun = app.clock.now();
    const [unread, inUse] = [await groomer(), who];
    const { path } = (await inUse.call('POST /api/calendar/feed')).body;
    const forgotten = (await unread.call('POST /api/calendar/feed')).body.path;
    app.clock.moveTo(after(begun, days(80)));
    expect((await read(path)).statusCode).toBe(200);
    app.clock.moveTo(after(begun, days(91)));
    const later = async ({ id }: Caller) => (await (await app.as(id)).call('GET /api/calendar/feed')).body;
    expect([(await read(path)).statusCode, (await read(forgotten)).statusCode]).toEqual([200, 404]);
    expect((await later(inUse)).lastReadAt).not.toBeNull();
    expect(await later(unread)).toEqual({ createdAt: null, lastReadAt: null });
    app.clock.moveTo(begun);
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
    expect(before).toMatchObject({
      uid: `visit-${visit.id}@wagwell`,
      summary: 'Bella · Full groom, dematting',
    });
    const cancelled = await (
      await app.as(owner)
    ).call('POST /api/visits/:id/cancel', { params: { id: visit.id }, body: { reason: 'Ill.' } });
    expect(cancelled.status).toBe(200);
    const [after] = await eventsIn(path);
    expect(after).toMatchObject({
      uid: before?.uid,
      status: 'CANCELLED',
      summary: 'Canceled: Bella · Full groom, dematting',
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

describe('an entry that changed', () => {
  test('of time off says so with its number and time, and whole days are days that block', async () => {
    const who = await groomer();
    const { path } = await feedOf(who.id);
    const whole = { from: '2026-12-24', to: '2026-12-25', note: 'Away' };
    const { body } = await who.call('POST /api/time-off', { body: whole });
    const lines = async () => (await read(path)).body.split('\r\n');
    const first = await lines();
    for (const line of [
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261226',
      'TRANSP:OPAQUE',
    ])
      expect(first).toContain(line);
    const now = app.clock.now();
    app.clock.moveTo(new Date('2026-11-22T15:30:00Z'));
    await (
      await app.as(who.id)
    ).call('PATCH /api/time-off/:id', {
      params: { id: body.id },
      body: { ...whole, to: '2026-12-26' },
    });
    const second = await lines();
    expect(second).toContain('SEQUENCE:1');
    expect(second).toContainEqual(expect.stringMatching(/^LAST-MODIFIED:20261122T1530/));
    app.clock.moveTo(now);
  });

  test('of a pet that is due keeps its name and raises its number', async () => {
    const { id } = await app.transact((t) => makePetOwner(t));
    const pet = await app.transact((t) =>
      makePet(t, { ownerId: id, lastGroomedAt: new Date('2026-11-14T18:00:00Z') }),
    );
    const { path } = await feedOf(id);
    const entry = async () => (await eventsIn(path)).find(({ uid }) => uid === `due-${pet.id}@wagwell`);
    const before = await entry();
    await (await app.as(id)).call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { name: 'Rosie' } });
    const after = await entry();
    expect(after?.summary).toBe('Rosie is due for grooming');
    expect(Number(after?.sequence)).toBe(Number(before?.sequence) + 1);
    expect((await read(path)).body).toContain('TRANSP:TRANSPARENT');
  });

  test('of a visit that was called off blocks no time; one that was missed says so', async () => {
    const { id } = await app.transact((t) => makeGroomer(t));
    await app.transact((t) => makeVisit(t, { providerId: id, status: 'cancelled' }));
    await app.transact((t) => makeVisit(t, { providerId: id, status: 'no_show', title: 'Bath' }));
    const { body } = await read((await feedOf(id)).path);
    expect(body.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
    expect(await titles(id)).toContain('Missed: Bella · Full groom, dematting');
  });
});

test('a feed with more entries than it holds keeps what lies ahead, called off or not', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  const [past, ahead, off] = await app.transact(async (t) => [
    await makeVisit(t, { providerId: id, startsAt: new Date('2026-11-10T16:00:00Z'), status: 'completed' }),
    await makeVisit(t, { providerId: id, startsAt: new Date('2026-11-25T16:00:00Z') }),
    await makeVisit(t, { providerId: id, startsAt: new Date('2026-11-26T16:00:00Z'), status: 'cancelled' }),
  ]);
  const { sql } = app.app.platform;
  const range = { since: new Date('2026-09-01T00:00:00Z'), until: new Date('2027-09-01T00:00:00Z') };
  const ids = async (limit: number) =>
    (await findFeedEntries(sql, id, range, { now: app.clock.now(), limit })).map((entry) => entry.id);
  expect(await ids(2)).toEqual([ahead?.id, off?.id]);
  expect(await ids(9)).toEqual([ahead?.id, off?.id, past?.id]);
});
