import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  ask,
  bookVisit,
  offer,
  sendOffer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import {
  accept as acceptApplication,
  apply,
  post,
  signInOwner,
} from '#server/modules/shifts/shifts.scenario.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
/** Returns the same caller at another process on the same database. */
let elsewhere: (caller: Caller) => Caller;
beforeAll(async () => {
  app = await openTestApp();
  elsewhere = await app.secondProcess();
});
afterAll(() => app.close());

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const inDays = (n: number) => after(app.clock.now(), days(n)).toISOString();
const owners = (n: number) => Promise.all(times(n, () => signInPetOwner(app)));
const bookAt = (owner: Caller, salon: Caller, proposedAt: string) =>
  bookVisit(app, owner, salon, { offered: { proposedAt, minutes: 60 } });

describe('concurrently', { timeout: 60_000 }, () => {
  test('three tables: three visits at nine o’clock, and the fourth is refused', async () => {
    const askers = await owners(5);
    for (const day of times(4, (i) => 100 + i)) {
      const salon = await signInBusiness(app, { tables: 3 });
      const offers = await Promise.all(
        askers.map(async (owner) =>
          offer(app, salon, (await ask(owner)).id, { proposedAt: inDays(day), minutes: 60 }),
        ),
      );
      const answers = await Promise.all(
        askers.map((owner, i) => accept(i % 2 ? elsewhere(owner) : owner, offers[i]?.id ?? '')),
      );
      expect(statuses(answers)).toEqual([200, 200, 200, 409, 409]);
      const codes = answers.flatMap(({ status, problem }) => (status === 409 ? [problem.code] : []));
      expect(codes).toEqual(['clash', 'clash']);
      expect((await salon.call('GET /api/visits')).body).toHaveLength(3);
    }
  });

  test('a groomer who takes two dogs at once: a shift never overlaps a visit', async () => {
    const askers = [await signInPetOwner(app), await signInPetOwner(app)] as const;
    const salonOwner = await signInOwner(app);
    for (const day of times(4, (i) => 110 + i)) {
      const groomer = await signInGroomer(app, { dogsAtOnce: 2 });
      const shift = await post(app, salonOwner, { shiftDate: inDays(day) });
      const application = await apply(groomer, shift.id);
      const proposedAt = after(new Date(shift.shiftDate), minutes(60)).toISOString();
      const offers = await Promise.all(
        askers.map(async (owner) => offer(app, groomer, (await ask(owner)).id, { proposedAt })),
      );
      const [worked, ...visits] = await Promise.all([
        acceptApplication(salonOwner, application),
        accept(elsewhere(askers[0]), offers[0]?.id ?? ''),
        accept(askers[1], offers[1]?.id ?? ''),
      ]);
      expect(statuses(visits)).toEqual(worked.status === 200 ? [409, 409] : [200, 200]);
    }
  });
});

describe('a salon', () => {
  test('has two tables by default; a full hour refuses offers and withdraws the open ones', async () => {
    const salon = await signInBusiness(app);
    const { body: own } = await salon.call('GET /api/profiles/business');
    expect(own.profile?.tables).toBe(2);
    const [ana, ben, cleo] = await owners(3);
    if (!ana || !ben || !cleo) throw new Error('Three pet owners are needed');
    const proposedAt = inDays(3);
    const waiting = await offer(app, salon, (await ask(cleo)).id, { proposedAt });
    await bookAt(ana, salon, proposedAt);
    await app.settle();
    const stateOf = async (id: string) =>
      (await salon.call('GET /api/offers/sent')).body.find((sent) => sent.id === id)?.status;
    expect(await stateOf(waiting.id)).toBe('pending');
    await bookAt(ben, salon, proposedAt);
    await app.settle();
    expect(await stateOf(waiting.id)).toBe('withdrawn');
    const late = await sendOffer(app, salon, (await ask(cleo)).id, { proposedAt });
    expect([late.status, late.problem.code]).toEqual([409, 'clash']);
  });

  test('keeps its visits after removing tables, and takes no more', async () => {
    const salon = await signInBusiness(app, { tables: 3 });
    const proposedAt = inDays(3);
    const [ana, ben, cleo] = await owners(3);
    if (!ana || !ben || !cleo) throw new Error('Three pet owners are needed');
    const open = await offer(app, salon, (await ask(cleo)).id, { proposedAt, minutes: 60 });
    await bookAt(ana, salon, proposedAt);
    await bookAt(ben, salon, proposedAt);
    const { body: own } = await salon.call('GET /api/profiles/business');
    const { businessName = '', businessType, address } = own.profile ?? {};
    const saved = await salon.call('PUT /api/profiles/business', {
      body: { businessName, businessType, address, tables: 1 },
    });
    expect([saved.status, saved.body.profile?.tables]).toEqual([200, 1]);
    const refused = await accept(cleo, open.id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'clash']);
    const visits = (await salon.call('GET /api/visits')).body;
    expect(visits.map(({ status }) => status)).toEqual(['booked', 'booked']);
  });

  test.each([0, 61, 1.5])('refuses %s tables', async (tables) => {
    const salon = await signInBusiness(app);
    const answer = await salon.call('PUT /api/profiles/business', {
      body: { businessName: 'Spa', businessType: 'salon', address: 'Austin, TX', tables },
    });
    expect([answer.status, answer.problem.errors?.map(({ path }) => path)]).toEqual([422, ['tables']]);
  });

  test('a groomer takes one dog at a time by default', async () => {
    const groomer = await signInGroomer(app);
    const [ana, ben] = await owners(2);
    if (!ana || !ben) throw new Error('Two pet owners are needed');
    const proposedAt = inDays(3);
    await bookAt(ana, groomer, proposedAt);
    expect((await sendOffer(app, groomer, (await ask(ben)).id, { proposedAt })).problem.code).toBe('clash');
    await groomer.call('PUT /api/profiles/groomer', { body: { dogsAtOnce: 2 } });
    await bookAt(ben, groomer, proposedAt);
    expect((await groomer.call('GET /api/visits')).body).toHaveLength(2);
  });
});
