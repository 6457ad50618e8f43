import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Answer, Caller, TestApp } from '#tests/test-app.ts';
import { makeApplication, makeShift } from '../shifts.factory.ts';
import { accept, apply, fill, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type List =
  | 'GET /api/shifts/owner/current-user'
  | 'GET /api/groomers/current-user/applications'
  | 'GET /api/owners/current-user/applications';

/** Reads every page by following the Link header. */
async function pagesOf<K extends List>(who: Caller, key: K, limit: number): Promise<Answer<K>['body'][]> {
  const pages: Answer<K>['body'][] = [];
  let cursor: string | undefined;
  do {
    const answer: Answer<K> = await who.call(key, { query: { limit, ...(cursor ? { cursor } : {}) } });
    expect(answer.status).toBe(200);
    pages.push(answer.body);
    cursor = /cursor=([^&>]+)/.exec(String(answer.headers['link'] ?? ''))?.[1];
  } while (cursor);
  return pages;
}

describe('pages', () => {
  test('contain every record once, in order', async () => {
    const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
    const days = [4, 3, 5, 3, 7].map((n) => `2027-01-0${n}`);
    const shifts = await app.transact(async (t) => {
      const made = [];
      for (const day of days) made.push(await makeShift(t, { businessId: owner.id, day }));
      for (const { id: shiftId } of made) await makeApplication(t, { shiftId, groomerId: groomer.id });
      return made;
    });
    const own = await pagesOf(owner, 'GET /api/shifts/owner/current-user', 2);
    expect(own.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(own.flat().map(({ shiftDate }) => shiftDate.slice(8, 10))).toEqual(['07', '05', '04', '03', '03']);
    const received = (await pagesOf(owner, 'GET /api/owners/current-user/applications', 2)).flat();
    expect(received.map(({ shift }) => shift.shiftDate.slice(8, 10))).toEqual(['03', '03', '04', '05', '07']);
    const sent = (await pagesOf(groomer, 'GET /api/groomers/current-user/applications', 2)).flat();
    expect(sent.map(({ shiftId }) => shiftId)).toEqual(shifts.map(({ id }) => id).toReversed());
  });

  test.each<[List, object, string]>([
    ['GET /api/shifts/owner/current-user', { cursor: 'nonsense' }, 'cursor'],
    [
      'GET /api/shifts/owner/current-user',
      { cursor: Buffer.from('["x","y"]').toString('base64url') },
      'cursor',
    ],
    ['GET /api/shifts/owner/current-user', { status: 'gone' }, 'status'],
    ['GET /api/shifts/owner/current-user', { limit: 101 }, 'limit'],
    ['GET /api/owners/current-user/applications', { limit: 0 }, 'limit'],
    ['GET /api/owners/current-user/applications', { cursor: '%' }, 'cursor'],
    ['GET /api/groomers/current-user/applications', { limit: 'all' }, 'limit'],
    ['GET /api/groomers/current-user/applications', { groomerId: 'me' }, 'groomerId'],
  ])('%s names the invalid parameter in %j', async (key, query, path) => {
    const both = await app.signIn({ roles: ['owner', 'groomer'] });
    const answer = await both.call(key, { query: { ...query } });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
  });
});

describe("an owner's shifts", () => {
  test('show status, applicants, the worker and allowed actions; only the owner’s own shifts', async () => {
    const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
    await post(app, await signInOwner(app));
    const open = await post(app, owner, { title: 'Open' });
    await apply(await signInGroomer(app), open.id);
    const done = await app.transact((t) =>
      makeShift(t, {
        businessId: owner.id,
        groomerId: groomer.id,
        status: 'completed',
        day: '2026-11-02',
        title: 'Done',
      }),
    );
    const { body } = await owner.call('GET /api/shifts/owner/current-user');
    expect(body).toMatchObject([
      {
        id: open.id,
        status: 'posted',
        applicationCount: 1,
        newApplicationCount: 1,
        groomer: null,
        pay: null,
      },
      {
        id: done.id,
        status: 'completed',
        newApplicationCount: 0,
        groomer: { id: groomer.id },
        pay: { pay: 30_000 },
      },
    ]);
    expect(body[0]?.actions).toEqual(['edit', 'copy', 'cancel']);
    const filtered = await owner.call('GET /api/shifts/owner/current-user', {
      query: { status: 'completed' },
    });
    expect(filtered.body.map(({ id }) => id)).toEqual([done.id]);
  });
});

describe('applicants', () => {
  test('show experience, distance, past work here and rating, are new until seen, and have no contact details', async () => {
    const owner = await signInOwner(app);
    const near = await signInGroomer(app, {
      account: { firstName: 'Maya', lastName: 'Ortiz', email: 'maya.private@example.com' },
      address: 'Austin, TX 78756',
      title: 'Hand-scissor groomer',
      certifications: ['Fear Free', 'Pet Tech'],
      checkedCertifications: ['Pet Tech'],
    });
    const far = await app.as((await app.transact((t) => makeAccount(t, { phone: '512-555-0100' }))).id);
    await app.transact((t) =>
      makeShift(t, { businessId: owner.id, groomerId: near.id, status: 'completed', day: '2026-11-02' }),
    );
    await app.transact((t) => makeShift(t, { groomerId: near.id, status: 'completed', day: '2026-11-03' }));
    await app.app.platform.sql`
      insert into ratings (account_id, as_role, engagement_type, count, total)
      values (${near.id}, 'groomer', 'shift', 3, 14)`;
    const shift = await post(app, owner);
    const [farId, nearId] = await app.transact(async (t) => [
      (await makeApplication(t, { shiftId: shift.id, groomerId: far.id })).id,
      (await makeApplication(t, { shiftId: shift.id, groomerId: near.id, message: 'I can start at 8.' })).id,
    ]);
    const read = () => owner.call('GET /api/shifts/:id/applications', { params: { id: shift.id } });
    const counted = async () =>
      (await owner.call('GET /api/shifts/owner/current-user')).body[0]?.newApplicationCount;
    expect(await counted()).toBe(2);
    const { body } = await read();
    expect(body.map(({ id, isNew }) => [id, isNew])).toEqual([
      [nearId, true],
      [farId, true],
    ]);
    expect(body[0]).toMatchObject({
      message: 'I can start at 8.',
      actions: ['accept', 'decline'],
      groomer: {
        firstName: 'Maya',
        title: 'Hand-scissor groomer',
        yearsExperience: 4,
        certifications: ['Fear Free', 'Pet Tech'],
        checkedCertifications: ['Pet Tech'],
        dogsPerDayLow: 5,
        dogsPerDayHigh: 8,
        rating: 4.7,
        reviewCount: 3,
        distanceMiles: 0,
        workedHere: 1,
      },
    });
    expect(body[1]?.groomer).toMatchObject({
      title: null,
      certifications: [],
      distanceMiles: null,
      workedHere: 0,
      rating: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/private@|555-0100|email|phone/);
    expect((await read()).body.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect(await counted()).toBe(0);
  });

  test('are listed for all upcoming shifts, without withdrawn applications and past shifts', async () => {
    const owner = await signInOwner(app);
    const [maya, jo] = [await signInGroomer(app), await signInGroomer(app)];
    const { shift } = await fill(app, owner, maya, { title: 'Bath and tidy' });
    const open = await post(app, owner, { shiftDate: '2027-02-01T18:00:00Z' });
    await apply(jo, open.id);
    const gone = await apply(maya, open.id);
    await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: gone } });
    await app.transact((t) => makeShift(t, { businessId: owner.id, status: 'completed', day: '2026-11-02' }));
    const read = () => owner.call('GET /api/owners/current-user/applications');
    expect((await read()).body).toMatchObject([
      {
        isNew: true,
        status: 'accepted',
        groomer: { id: maya.id },
        shift: { id: shift.id, title: 'Bath and tidy', status: 'filled' },
      },
      { isNew: true, status: 'pending', groomer: { id: jo.id }, shift: { id: open.id, status: 'posted' } },
    ]);
    expect((await read()).body.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect((await (await signInOwner(app)).call('GET /api/owners/current-user/applications')).body).toEqual(
      [],
    );
  });
});

describe('owner figures', () => {
  test('count pending applications and sum up this month and the last weeks in the business’s time zone', async () => {
    app.clock.moveTo(new Date('2027-02-10T18:00:00Z'));
    const owner = await signInOwner(app);
    const mine = { businessId: owner.id };
    await app.transact(async (t) => {
      const waiting = await makeShift(t, mine);
      await makeApplication(t, { shiftId: waiting.id, createdAt: new Date('2027-02-09T23:00:00Z') });
      await makeApplication(t, { shiftId: waiting.id });
      const done = { ...mine, status: 'completed' } as const;
      await makeShift(t, { ...done, day: '2027-02-02', revenue: 60_000, payState: 'confirmed' });
      await makeShift(t, { ...done, day: '2027-02-06', revenue: 50_000 });
      await makeShift(t, {
        ...mine,
        day: '2027-02-03',
        status: 'completed',
        revenue: 40_000,
        payState: 'disputed',
      });
      await makeShift(t, {
        ...mine,
        day: '2027-01-31',
        status: 'completed',
        startTime: '22:00',
        endTime: '23:00',
      });
      await makeShift(t, { ...mine, day: '2027-02-04', status: 'expired' });
      await makeShift(t, { ...mine, day: '2027-02-05', status: 'cancelled' });
      await makeShift(t, { ...mine, day: '2027-02-20', status: 'filled' });
    });
    const slow = await post(app, owner);
    const id = await apply(await signInGroomer(app), slow.id);
    app.clock.moveTo(new Date('2027-02-11T00:00:01Z'));
    await accept(owner, id);
    const { body } = await owner.call('GET /api/owners/current-user/figures');
    expect(body).toMatchObject({
      waiting: 2,
      oldestWaitingSince: '2027-02-09T23:00:00+00:00',
      monthFilled: 5,
      monthEnded: 6,
      monthPaid: 30_000,
      monthUnconfirmed: 25_000,
      monthDogs: 6,
    });
    expect(body.hoursToFill).toHaveLength(8);
    expect(body.hoursToFill.at(-1)).toMatchObject({ weekOf: '2027-02-08' });
    expect(body.hoursToFill[0]).toEqual({ weekOf: '2026-12-21', hours: null });
    const empty = await app.signIn({ roles: ['owner'] });
    expect((await empty.call('GET /api/owners/current-user/figures')).body).toMatchObject({
      waiting: 0,
      oldestWaitingSince: null,
      monthEnded: 0,
      monthPaid: 0,
    });
    app.clock.moveTo(testNow());
  });
});
