import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientMessagesJobs } from '#server/modules/client-messages/client-messages.jobs.ts';
import { makeTimeOff } from '#server/modules/calendar/calendar.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const zone = 'America/Chicago';
let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(testNow());
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

/** A first visit of Biscotti, by default on a Wednesday at nine, and its series. */
async function repeat(everyWeeks = 6, given: { day?: string; time?: string; until?: string } = {}) {
  const { day = '2026-12-02', time = '09:00', until } = given;
  const visit = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: instantAt(day, time, zone), minutes: 60 }),
  );
  const body = { visitId: visit.id, everyWeeks, ...(until ? { until } : {}) };
  const { body: series } = await maya.call('POST /api/visit-series', { body });
  await app.settle();
  return { visit, id: series.id };
}
const sql = () => app.app.platform.sql;
/** '2026-12-02 09:00 booked' of each visit of the provider, by the clock of the place. */
const booked = async () =>
  (
    await sql()<{ shown: string }[]>`
      select to_char(starts_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI ') || status as shown from visits
      where provider_id = ${maya.id} and source <> 'marketplace' order by starts_at`
  ).map(({ shown }) => shown);
const listed = async () => (await maya.call('GET /api/visit-series')).body;
const gaps = async () => (await maya.call('GET /api/day')).body.seriesGaps;
const on = (params: object) => ({ params: params as Record<string, string> });

describe('a visit that repeats', () => {
  test('is booked for half a year, at its hour by the clock of the place, with its terms', async () => {
    const { visit, id } = await repeat(6);
    expect(await booked()).toEqual([
      '2026-12-02 09:00 booked',
      '2027-01-13 09:00 booked',
      '2027-02-24 09:00 booked',
      '2027-04-07 09:00 booked',
      '2027-05-19 09:00 booked',
    ]);
    const [last] = await sql()<{ title: string; listPrice: number; minutes: number; utc: string }[]>`
      select title, list_price, extract(epoch from ends_at - starts_at)::int / 60 as minutes, to_char(starts_at at time zone 'UTC', 'HH24:MI') as utc
      from visits where provider_id = ${maya.id} order by starts_at desc limit 1`;
    expect(last).toEqual({ title: 'Biscotti · Full groom', listPrice: 9500, minutes: 60, utc: '14:00' });
    expect(await listed()).toMatchObject([
      {
        id,
        petNames: ['Biscotti'],
        everyWeeks: 6,
        startTime: '09:00',
        next: { visitId: visit.id },
        gaps: [],
      },
    ]);
  });

  test('goes on day by day, once, and ends on its last day', async () => {
    await repeat(6, { until: '2027-06-30' });
    app.clock.moveTo(after(testNow(), days(14)));
    for (const n of [1, 2]) {
      await app.transact((t) => t.schedule('series-book-all', {}, t.now, `again ${n}`));
      await app.settle();
    }
    expect(await booked()).toHaveLength(5);
    app.clock.moveTo(after(testNow(), days(60)));
    await app.transact((t) => t.schedule('series-book-all', {}, t.now, 'later'));
    await app.settle();
    expect((await booked()).at(-1)).toBe('2027-06-30 09:00 booked');
    expect(await booked()).toHaveLength(6);
  });

  test('has two visits ahead, however rarely it is', async () => {
    await repeat(20);
    expect(await booked()).toEqual(['2026-12-02 09:00 booked', '2027-04-21 09:00 booked']);
    await repeat(26, { day: '2026-11-25', time: '13:00' });
    expect((await booked()).filter((each) => each.includes('13:00'))).toEqual([
      '2026-11-25 13:00 booked',
      '2027-05-26 13:00 booked',
    ]);
  });
});

test('what stands in the way of one date is told on the day, and put aside', async () => {
  await app.transact((t) =>
    makeTimeOff(t, maya.id, { from: '2027-01-13', to: '2027-01-13', note: 'Skiing' }),
  );
  await app.transact((t) =>
    makeVisit(t, { providerId: maya.id, startsAt: instantAt('2027-02-24', '08:30', zone), title: 'Otto' }),
  );
  const { id } = await repeat(6);
  expect(await booked()).toEqual([
    '2026-12-02 09:00 booked',
    '2027-04-07 09:00 booked',
    '2027-05-19 09:00 booked',
  ]);
  const [off, taken] = await gaps();
  expect(off).toMatchObject({
    seriesId: id,
    clientName: 'Maria Garcia',
    petNames: ['Biscotti'],
    day: '2027-01-13',
  });
  expect(off?.because).toBe('You are off then: Skiing');
  expect(taken?.because).toMatch(/^You are booked: Otto, /);
  expect((await listed())[0]?.gaps).toHaveLength(2);
  const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const gap = on({ id, day: '2027-01-13' });
  expect((await other.call('DELETE /api/visit-series/:id/gaps/:day', gap)).status).toBe(404);
  expect((await maya.call('DELETE /api/visit-series/:id/gaps/:day', gap)).status).toBe(204);
  expect(await gaps()).toHaveLength(1);
});

test('an hour that the clocks skip is a gap', async () => {
  await repeat(1, { day: '2027-03-07', time: '02:30', until: '2027-03-21' });
  expect(await booked()).toEqual(['2027-03-07 02:30 booked', '2027-03-21 02:30 booked']);
  expect(await gaps()).toMatchObject([
    { day: '2027-03-14', because: 'The clocks skip this hour on that day.' },
  ]);
});

test('a moved visit leaves the series, and a canceled one is not booked again', async () => {
  const { id } = await repeat(6);
  const [, second, third] = await sql()<{ id: string }[]>`
    select id from visits where provider_id = ${maya.id} order by starts_at`;
  const moved = await maya.call('PATCH /api/visits/:id/time', {
    ...on({ id: second?.id }),
    body: { startsAt: instantAt('2027-01-14', '11:00', zone).toISOString() },
  });
  expect(moved.status).toBe(200);
  expect(
    (await maya.call('POST /api/visits/:id/cancel', { ...on({ id: third?.id }), body: {} })).status,
  ).toBe(200);
  await maya.call('POST /api/visit-series/:id/end', { ...on({ id }), body: {} });
  expect(await booked()).toEqual([
    '2026-12-02 09:00 cancelled',
    '2027-01-14 11:00 booked',
    '2027-02-24 09:00 cancelled',
    '2027-04-07 09:00 cancelled',
    '2027-05-19 09:00 cancelled',
  ]);
  expect(await listed()).toEqual([]);
  const again = await maya.call('POST /api/visit-series/:id/end', { ...on({ id }), body: {} });
  expect(again.problem.code).toBe('already_done');
});

const ahead = async () => (await booked()).filter((each) => each.endsWith(' booked'));

test('a pause cancels what is booked until then, and going on books it again', async () => {
  const { id } = await repeat(6);
  const pause = (until: string) =>
    maya.call('POST /api/visit-series/:id/pause', { ...on({ id }), body: { until } });
  expect((await pause('2026-11-20')).problem.errors?.[0]?.path).toBe('until');
  expect((await pause('2027-03-01')).body.pausedUntil).toBe('2027-03-01');
  await app.settle();
  expect(await ahead()).toEqual(['2027-04-07 09:00 booked', '2027-05-19 09:00 booked']);
  await maya.call('POST /api/visit-series/:id/resume', on({ id }));
  await app.settle();
  expect(await ahead()).toHaveLength(5);
  await maya.call('POST /api/visit-series/:id/end', { ...on({ id }), body: { keepVisits: true } });
  expect(await ahead()).toHaveLength(5);
});

const finish = (id: string, body: object = {}) =>
  maya.call('POST /api/visit-series/:id/end', { ...on({ id }), body });
/** What a client was mailed of the series that began with a visit. */
const mailed = async ({ clientId }: { clientId: string }) => {
  await app.settle();
  const { body } = await maya.call('GET /api/clients/:id/messages', on({ id: clientId }));
  return body.map(({ kind, body: text }) => ({ kind, text }));
};

describe('what is cancelled of a series is told once, with the days', () => {
  test('by one mail, also for a pause', async () => {
    const { visit, id } = await repeat(6);
    const paused = await maya.call('POST /api/visit-series/:id/pause', {
      ...on({ id }),
      body: { until: '2027-02-01' },
    });
    expect(paused.body).toMatchObject({ toldBy: 'email', cancelled: { visits: 2, firstId: visit.id } });
    expect(await mailed(visit)).toEqual([
      {
        kind: 'series_cancelled',
        text: expect.stringMatching(/cancelled: Wed, Dec 2; Wed, Jan 13, 2027\. \{link\}$/),
      },
    ]);
    expect((await finish(id)).body.cancelled?.visits).toBe(3);
    const [last] = await mailed(visit);
    expect(last?.text).toContain('cancelled: Wed, Feb 24, 2027; Wed, Apr 7, 2027; Wed, May 19, 2027.');
    expect(await mailed(visit)).toHaveLength(2);
  });

  test('to nobody where nothing goes, or where the provider says it', async () => {
    const [kept, untold] = [await repeat(6), await repeat(6, { time: '14:00' })];
    expect((await finish(kept.id, { keepVisits: true })).body.cancelled).toBeNull();
    expect((await finish(untold.id, { tell: false })).body.cancelled?.visits).toBe(5);
    expect([await mailed(kept.visit), await mailed(untold.visit)]).toEqual([[], []]);
    const { body } = await maya.call('POST /api/clients/:id/messages', {
      ...on({ id: untold.visit.clientId }),
      body: { kind: 'series_cancelled', channel: 'text', visitId: untold.visit.id },
    });
    expect(body.text).toContain('Wed, Dec 2; Wed, Jan 13, 2027; Wed, Feb 24, 2027');
  });

  test('by no text to a client who stopped them', async () => {
    const { visit } = await repeat(6);
    const setClient = (phone: string, noTextsAt: Date | null) =>
      sql()`update clients set phone = ${phone}, no_texts_at = ${noTextsAt} where id = ${visit.clientId}`;
    await setClient('+15125550134', null);
    expect((await listed())[0]?.canText).toBe(true);
    await setClient('+15125550134', app.clock.now());
    expect((await listed())[0]?.canText).toBe(false);
  });

  test('a visit of it that is booked again at once is told, and so is no other', async () => {
    const { visit, id } = await repeat(6);
    await finish(id);
    await mailed(visit);
    expect((await maya.call('POST /api/visits/:id/undo-cancel', on({ id: visit.id }))).status).toBe(200);
    expect((await mailed(visit)).map(({ kind }) => kind)).toEqual(['confirmation', 'series_cancelled']);
  });

  test('by one notification, where the client has an account', async () => {
    const { visit, id } = await repeat(6);
    const parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
    await sql()`update clients set linked_account_id = ${parent.id} where id = ${visit.clientId}`;
    await sql()`update visits set owner_id = ${parent.id} where client_id = ${visit.clientId}`;
    await finish(id);
    await app.settle();
    const { body } = await parent.call('GET /api/notifications');
    expect(body).toHaveLength(1);
    expect(body[0]?.text).toContain('Wed, Dec 2, 9:00 AM; Wed, Jan 13, 2027, 9:00 AM;');
  });
});

test('a pet that died or a removed client ends the series', async () => {
  const { visit, id } = await repeat(6);
  await sql()`update pets set died_on = '2026-11-19' where id = ${visit.petIds[0] ?? ''}`;
  app.clock.moveTo(after(testNow(), days(60)));
  await app.transact((t) => t.schedule('series-book', { seriesId: id }, t.now, id));
  await app.settle();
  expect(await booked()).toHaveLength(5);
  maya = await app.as(maya.id);
  expect(await listed()).toEqual([]);
});

test('a pet that is noted as dead ends its series at once, and is in no reminder', async () => {
  const { visit } = await repeat(6);
  const [row] = await sql()<{ clientId: string }[]>`
    update clients set contact_by = 'email' where id = (select client_id from visits where id = ${visit.id}) returning id as client_id`;
  const params = { id: row?.clientId ?? '', petId: visit.petIds[0] ?? '' };
  const change = await maya.call('PATCH /api/clients/:id/pets/:petId', {
    params,
    body: { diedOn: '2026-11-19' },
  });
  expect(change.status).toBe(200);
  await app.settle();
  expect(await ahead()).toEqual([]);
  expect(await listed()).toEqual([]);
  await sql()`update visits set status = 'booked', cancelled_by = null, cancelled_at = null, cancel_reason = null where id = ${visit.id}`;
  app.clock.moveTo(instantAt('2026-11-30', '17:00', zone));
  await clientMessagesJobs['remind-clients']?.run(app.app.platform, undefined as never, '');
  const reminded = await sql()`select from client_messages where account_id = ${maya.id}`;
  expect(reminded).toHaveLength(0);
});

const start = (visitId: string, more: object = {}, who = maya) =>
  who.call('POST /api/visit-series', { body: { visitId, everyWeeks: 6, ...more } });

test('only a visit of one’s own client repeats, and only once', async () => {
  const { visit } = await repeat(6);
  expect((await start(visit.id)).problem.code).toBe('already_done');
  const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  expect((await start(visit.id, {}, other)).status).toBe(404);
  const fromMarketplace = await app.transact((t) =>
    makeVisit(t, { providerId: maya.id, startsAt: instantAt('2026-12-04', '09:00', zone) }),
  );
  expect((await start(fromMarketplace.id)).status).toBe(404);
  const late = await app.transact((t) => makeOwnVisit(t, { providerId: maya.id }));
  expect((await start(late.id, { until: '2026-11-20' })).problem.errors?.[0]?.path).toBe('until');
  expect((await start(late.id, { everyWeeks: 53 })).problem.errors?.[0]?.path).toBe('everyWeeks');
});
