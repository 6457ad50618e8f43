import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { draftIn, happened, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app, { address: '5310 Burnet Rd, Austin, TX 78756', businessType: 'mobile' });
});
afterAll(() => app.close());

const countShifts = async () => (await app.app.platform.sql`select from shifts`).length;

describe('posting a shift', () => {
  test('stores the given terms and takes place and time zone from the business', async () => {
    const answer = await owner.call('POST /api/shifts', {
      body: {
        ...draftIn(app),
        title: '  Holiday photo day 🎄 <b>"quoted"</b> עברית ',
        description: 'Mostly doodles.\nLunch is on us.',
        shiftDate: '2027-03-16T04:30:00.000Z',
        estimatedPayMin: 200,
        estimatedPayMax: 280,
        requirements: ['Three years', '  ', '', ' Own shears '],
        bonusInfo: '$20 over 8 dogs',
        bonusAmount: 2000,
        ownerId: 'current-user',
        businessId: owner.id,
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Holiday photo day 🎄 <b>"quoted"</b> עברית',
      description: 'Mostly doodles.\nLunch is on us.',
      status: 'posted',
      shiftDate: '2027-03-15T13:00:00+00:00',
      endsAt: '2027-03-15T21:00:00+00:00',
      startTime: '08:00',
      endTime: '16:00',
      timeZone: 'America/Chicago',
      requirements: ['Three years', 'Own shears'],
      bonusInfo: '$20 over 8 dogs',
      bonusAmount: 2000,
      applicationCount: 0,
      ownerId: owner.id,
      businessId: owner.id,
      business: { businessType: 'mobile', city: 'Austin', state: 'TX', rating: null, reviewCount: 0 },
      application: null,
    });
    expect(answer.body.history).toMatchObject([{ what: 'posted', who: 'Shoal Creek Pet Spa' }]);
    expect(await happened(app, answer.body.id)).toEqual(['shift.posted']);
  });

  test('keeps its place when the business moves', async () => {
    const mover = await signInOwner(app);
    const { body } = await mover.call('POST /api/shifts', { body: draftIn(app) });
    await app.transact((t) => makeBusiness(t, { accountId: mover.id, address: 'Seattle, WA' }));
    const { body: now } = await mover.call('GET /api/shifts/:id', { params: { id: body.id } });
    expect(now).toMatchObject({ timeZone: 'America/Chicago', business: { city: 'Austin' } });
  });

  test('repeats for twelve weeks at the same local time across a DST change', async () => {
    const weekly = await signInOwner(app);
    const answer = await weekly.call('POST /api/shifts', {
      body: { ...draftIn(app), shiftDate: '2027-02-06T18:00:00Z', repeatWeeks: 12 },
    });
    expect(answer.body.shiftDate).toBe('2027-02-06T14:00:00+00:00');
    const { body: shifts } = await weekly.call('GET /api/shifts/owner/current-user');
    expect(shifts).toHaveLength(12);
    expect(shifts.toReversed().map(({ shiftDate }) => shiftDate)).toEqual([
      '2027-02-06T14:00:00+00:00',
      '2027-02-13T14:00:00+00:00',
      '2027-02-20T14:00:00+00:00',
      '2027-02-27T14:00:00+00:00',
      '2027-03-06T14:00:00+00:00',
      '2027-03-13T14:00:00+00:00',
      '2027-03-20T13:00:00+00:00',
      '2027-03-27T13:00:00+00:00',
      '2027-04-03T13:00:00+00:00',
      '2027-04-10T13:00:00+00:00',
      '2027-04-17T13:00:00+00:00',
      '2027-04-24T13:00:00+00:00',
    ]);
    expect(new Set(shifts.map(({ startTime, endTime }) => `${startTime} ${endTime}`))).toEqual(
      new Set(['08:00 16:00']),
    );
  });

  test('posts nothing if one of the weeks is invalid', async () => {
    const before = await countShifts();
    const answer = await owner.call('POST /api/shifts', {
      body: { ...draftIn(app), shiftDate: '2027-03-07T18:00:00Z', startTime: '02:30', repeatWeeks: 3 },
    });
    expect(answer.problem).toMatchObject({ code: 'invalid', errors: [{ path: 'startTime' }] });
    expect(answer.problem.detail).toMatch('March 14');
    expect(await countShifts()).toBe(before);
  });

  test('an owner without a place is asked to add it first', async () => {
    const homeless = await app.signIn({ roles: ['owner'] });
    const answer = await homeless.call('POST /api/shifts', { body: draftIn(app) });
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('profile_incomplete');
  });

  test.each([
    ['ownerId', 'somebody'],
    ['ownerId', '01a1f930-a1b4-7151-9c3a-788155132aa4'],
    ['businessId', "' or true --"],
  ])('an unknown %s is refused', async (field, value) => {
    const before = await countShifts();
    const answer = await owner.call('POST /api/shifts', { body: { ...draftIn(app), [field]: value } });
    expect(answer.status).toBe(403);
    expect(await countShifts()).toBe(before);
  });
});

describe('invalid fields are named', () => {
  const far = 'x'.repeat(10_000);
  test.each<[string, object]>([
    ['title', { title: undefined }],
    ['title', { title: ' ' }],
    ['title', { title: far }],
    ['title', { title: 'two\nlines' }],
    ['title', { title: 7 }],
    ['description', { description: far }],
    ['description', { description: 'a\u0000b' }],
    ['shiftDate', { shiftDate: undefined }],
    ['shiftDate', { shiftDate: '2027-02-30T10:00:00Z' }],
    ['shiftDate', { shiftDate: 'tomorrow' }],
    ['shiftDate', { shiftDate: '2020-01-01T10:00:00Z' }],
    ['shiftDate', { shiftDate: '9999-12-31T23:59:59Z', repeatWeeks: 12 }],
    ['shiftDate', { shiftDate: 1_795_000_000 }],
    ['startTime', { startTime: '8:00' }],
    ['startTime', { startTime: '24:00' }],
    ['endTime', { endTime: undefined }],
    ['endTime', { endTime: '16:60' }],
    ['dogCount', { dogCount: 0 }],
    ['dogCount', { dogCount: 61 }],
    ['dogCount', { dogCount: 2.5 }],
    ['dogCount', { dogCount: '6' }],
    ['payPercentage', { payPercentage: 0 }],
    ['payPercentage', { payPercentage: 101 }],
    ['payPercentage', { payPercentage: null }],
    ['estimatedPayMin', { estimatedPayMin: -1 }],
    ['estimatedPayMin', { estimatedPayMin: 1e12 }],
    ['estimatedPayMax', { estimatedPayMin: 300, estimatedPayMax: 200 }],
    ['requirements', { requirements: 'shears' }],
    ['requirements.1', { requirements: ['fine', 'bell\u0007'] }],
    ['requirements', { requirements: Array.from({ length: 21 }, () => 'a') }],
    ['bonusInfo', { bonusInfo: far }],
    ['bonusAmount', { bonusAmount: 1.5 }],
    ['repeatWeeks', { repeatWeeks: 13 }],
    ['repeatWeeks', { repeatWeeks: 0 }],
    ['status', { status: 'filled' }],
    ['lat', { lat: 1 }],
  ])('%s', async (path, change) => {
    const before = await countShifts();
    const answer = await owner.call('POST /api/shifts', { body: { ...draftIn(app), ...change } });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect(await countShifts()).toBe(before);
  });

  test('a start that has just passed in the time zone of the place', async () => {
    app.clock.moveTo(new Date('2027-01-15T14:00:00Z'));
    const member = await signInOwner(app);
    const at = (startTime: string) =>
      member.call('POST /api/shifts', {
        body: { ...draftIn(app), shiftDate: '2027-01-15T18:00:00Z', startTime },
      });
    expect((await at('08:00')).problem.errors?.[0]?.path).toBe('shiftDate');
    expect((await at('08:01')).status).toBe(201);
    app.clock.moveTo(testNow());
  });
});
