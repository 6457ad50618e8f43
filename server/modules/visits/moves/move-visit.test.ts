import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPet,
  ask,
  bookVisit,
  happened,
  offer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { answerMove, at, cancel, checkIn, proposeMove, withdrawMove } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

/** Returns a fixed instant, since the tests' clock moves on. */
const inDays = (n: number) => after(new Date('2026-11-20T18:00:00Z'), days(n)).toISOString();
const read = async (who: Caller, params: { id: string }) =>
  (await who.call('GET /api/visits/:id', { params })).body;
const sameInstant = (one: string, other: string) => Date.parse(one) === Date.parse(other);
const check = (who: Caller, params: { id: string }, startsAt: string) =>
  who.call('GET /api/visits/:id/move-check', { params, query: { startsAt } });
const codeOf = ({ status, problem }: { status: number; problem: { code?: string } }) => [
  status,
  problem.code,
];

/** Books a visit in three days with its own groomer. */
async function booked() {
  const groomer = await signInGroomer(app);
  return { groomer, ...(await bookVisit(app, jordan, groomer, { offered: { minutes: 60 } })) };
}

describe('a new time', () => {
  test('is proposed by one side, and moves the visit once the other accepts', async () => {
    const { groomer, visit, params, request } = await booked();
    const startsAt = inDays(5);
    const proposed = await proposeMove(groomer, params, { startsAt, insteadOf: null });
    expect(proposed.body.moveProposal).toMatchObject({ by: 'provider' });
    expect(sameInstant(proposed.body.moveProposal?.startsAt ?? '', startsAt)).toBe(true);
    expect(proposed.body.startsAt).toBe(visit.startsAt);
    expect(proposed.body.actions).toEqual(['propose_move', 'withdraw_move', 'cancel']);
    expect((await read(jordan, params)).actions).toEqual([
      'propose_move',
      'accept_move',
      'decline_move',
      'confirm',
      'cancel',
    ]);

    const { body: moved } = await answerMove(jordan, params, 'accept', startsAt);
    expect(sameInstant(moved.startsAt, startsAt)).toBe(true);
    expect(Date.parse(moved.endsAt) - Date.parse(moved.startsAt)).toBe(hours(1));
    expect([moved.status, moved.moveProposal]).toEqual(['booked', null]);
    expect(moved.history.map(({ what }) => what)).toEqual(['booked', 'move_proposed', 'moved']);
    expect(moved.history.at(-1)?.note).toMatch(/^From Mon, Nov 23, .* to Wed, Nov 25, /);
    const offers = await jordan.call('GET /api/grooming-requests/:id/offers', { params: { id: request.id } });
    expect(offers.body.map((one) => sameInstant(one.startsAt, startsAt))).toEqual([true]);
    expect((await happened(app, visit.id)).slice(-2)).toEqual(['visit.move_proposed', 'visit.moved']);
    // The old hour is free again, the new one is taken.
    const others = await signInPetOwner(app);
    const old = await offer(app, groomer, (await ask(others)).id, {
      proposedAt: visit.startsAt,
      minutes: 60,
    });
    expect(old.status).toBe('pending');
    const clash = await groomer.call('GET /api/grooming-requests/:id/offer-check', {
      params: { id: (await ask(others)).id },
      query: { startsAt },
    });
    expect(clash.body.clashes).toHaveLength(1);
  });

  test('is declined, or withdrawn by its proposer, and the visit keeps its time', async () => {
    const { groomer, visit, params } = await booked();
    await proposeMove(jordan, params, { startsAt: inDays(6) });
    expect((await answerMove(groomer, params, 'decline', inDays(6))).body.moveProposal).toBeNull();
    await proposeMove(jordan, params, { startsAt: inDays(7) });
    const { body } = await withdrawMove(jordan, params);
    expect([body.startsAt, body.moveProposal]).toEqual([visit.startsAt, null]);
    expect(body.history.map(({ what }) => what)).toEqual([
      'booked',
      'move_proposed',
      'move_declined',
      'move_proposed',
      'move_withdrawn',
    ]);
    for (const refused of [
      await answerMove(groomer, params, 'accept'),
      await answerMove(groomer, params, 'decline'),
      await withdrawMove(jordan, params),
    ])
      expect(codeOf(refused)).toEqual([409, 'too_late']);
  });

  test('answering one’s own proposal or withdrawing the other side’s is refused', async () => {
    const { groomer, params } = await booked();
    await proposeMove(groomer, params, { startsAt: inDays(6) });
    for (const refused of [
      await answerMove(groomer, params, 'accept'),
      await answerMove(groomer, params, 'decline'),
      await withdrawMove(jordan, params),
    ])
      expect(codeOf(refused)).toEqual([403, 'forbidden']);
  });

  test('is answered with another time; proposing the same one again changes nothing', async () => {
    const { groomer, params } = await booked();
    await proposeMove(groomer, params, { startsAt: inDays(6) });
    expect(codeOf(await proposeMove(jordan, params, { startsAt: inDays(6) }))).toEqual([409, 'already_done']);
    const { body } = await proposeMove(jordan, params, { startsAt: inDays(7), insteadOf: inDays(6) });
    expect(body.moveProposal).toMatchObject({ by: 'pet_owner' });
    await proposeMove(jordan, params, { startsAt: inDays(7) });
    expect((await read(jordan, params)).history).toHaveLength(3);
    expect((await answerMove(groomer, params, 'accept', inDays(7))).status).toBe(200);
  });

  test('accepting a replaced proposal is refused, and the refusal names the open one', async () => {
    const { groomer, visit, params } = await booked();
    await proposeMove(groomer, params, { startsAt: inDays(6) });
    await proposeMove(groomer, params, { startsAt: inDays(8) });
    for (const refused of [
      await answerMove(jordan, params, 'accept', inDays(6)),
      await answerMove(jordan, params, 'decline', inDays(6)),
      await proposeMove(jordan, params, { startsAt: inDays(9), insteadOf: null }),
    ]) {
      expect(codeOf(refused)).toEqual([409, 'terms_changed']);
      const [field] = refused.problem.errors ?? [];
      expect(field?.message).toMatch(/^The proposed time is now Sat, Nov 28, /);
      expect(sameInstant(String(field?.current), inDays(8))).toBe(true);
    }
    expect((await read(jordan, params)).startsAt).toBe(visit.startsAt);
    await withdrawMove(groomer, params);
    const gone = await proposeMove(jordan, params, { startsAt: inDays(9), insteadOf: inDays(8) });
    expect(codeOf(gone)).toEqual([409, 'terms_changed']);
  });

  test.each([
    ['has passed', () => after(app.clock.now(), -minutes(1))],
    ['is more than a year away', () => after(app.clock.now(), days(367))],
  ])('that %s is refused', async (words, time) => {
    const { groomer, params } = await booked();
    const { status, problem } = await proposeMove(groomer, params, { startsAt: time().toISOString() });
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'startsAt']);
    expect(problem.detail).toContain(words);
  });

  test('must differ from the visit’s time', async () => {
    const { groomer, visit, params } = await booked();
    expect((await proposeMove(groomer, params, { startsAt: visit.startsAt })).status).toBe(422);
  });
});

describe('a proposal lapses', () => {
  test('once the visit’s start has passed, or the proposed one', async () => {
    const { groomer, visit, params } = await booked();
    await proposeMove(groomer, params, { startsAt: inDays(6) });
    await at(app, visit.startsAt, 0, async () => {
      expect((await read(jordan, params)).moveProposal).toBeNull();
      expect(codeOf(await answerMove(jordan, params, 'accept', inDays(6)))).toEqual([409, 'too_late']);
      expect(codeOf(await proposeMove(jordan, params, { startsAt: inDays(9) }))).toEqual([409, 'too_late']);
    });
    const soon = after(app.clock.now(), hours(2)).toISOString();
    await proposeMove(groomer, params, { startsAt: soon });
    await at(app, soon, 0, async () => {
      expect((await read(jordan, params)).moveProposal).toBeNull();
      expect(codeOf(await answerMove(jordan, params, 'accept', soon))).toEqual([409, 'too_late']);
    });
  });

  test('once the visit is cancelled or the pet is checked in', async () => {
    const one = await booked();
    await proposeMove(one.groomer, one.params, { startsAt: inDays(6) });
    await cancel(jordan, one.params);
    const two = await booked();
    await proposeMove(jordan, two.params, { startsAt: inDays(6) });
    await at(app, two.visit.startsAt, -minutes(60), () => checkIn(two.groomer, two.params));
    for (const { params, groomer } of [one, two]) {
      expect((await read(jordan, params)).moveProposal).toBeNull();
      for (const who of [jordan, groomer])
        expect(codeOf(await answerMove(who, params, 'accept'))).toEqual([409, 'too_late']);
    }
  });
});

describe('conflicts at the new time', () => {
  test('is previewed with only one’s own titles, and checked on accepting', async () => {
    const { groomer, params } = await booked();
    const [bella] = (await read(jordan, params)).pets;
    const other = await bookVisit(app, jordan, await signInGroomer(app), {
      asked: { petId: bella?.id ?? '', title: 'Nails' },
      offered: { proposedAt: inDays(4), minutes: 60 },
    });
    const [mine] = (await check(jordan, params, inDays(4))).body.clashes;
    expect(mine).toMatchObject({ name: 'Bella', title: 'Nails' });
    const [theirs] = (await check(groomer, params, inDays(4))).body.clashes;
    expect(theirs).toMatchObject({ name: 'Bella', title: null });
    expect((await check(groomer, params, inDays(5))).body).toMatchObject({ clashes: [] });

    await proposeMove(groomer, params, { startsAt: inDays(4) });
    const refused = await answerMove(jordan, params, 'accept', inDays(4));
    expect(codeOf(refused)).toEqual([409, 'clash']);
    expect(refused.problem.detail).toMatch(
      /^Bella is booked for Tue, Nov 24, .* The visit keeps its time\.$/,
    );
    expect((await read(jordan, params)).moveProposal).not.toBeNull();
    await cancel(jordan, other.params);
    expect((await answerMove(jordan, params, 'accept', inDays(4))).status).toBe(200);
  });

  test('allows overlap with the visit’s own old time', async () => {
    const { groomer, visit, params } = await booked();
    const startsAt = after(new Date(visit.startsAt), minutes(30)).toISOString();
    expect((await check(groomer, params, startsAt)).body.clashes).toEqual([]);
    await proposeMove(groomer, params, { startsAt });
    expect((await answerMove(jordan, params, 'accept', startsAt)).status).toBe(200);
  });

  test(
    'two visits of one groomer accepted for one hour at once: one moves',
    { timeout: 60_000 },
    async () => {
      const elsewhere = await app.secondProcess();
      const groomer = await signInGroomer(app);
      for (const day of [20, 22, 24, 26]) {
        const owners = [await signInPetOwner(app), await signInPetOwner(app)] as const;
        const visits = [
          await bookVisit(app, owners[0], groomer, { offered: { proposedAt: inDays(day), minutes: 60 } }),
          await bookVisit(app, owners[1], groomer, { offered: { proposedAt: inDays(day + 1), minutes: 60 } }),
        ] as const;
        const startsAt = inDays(day + 0.5);
        for (const { params } of visits) await proposeMove(groomer, params, { startsAt });
        const answers = await Promise.all([
          answerMove(owners[0], visits[0].params, 'accept', startsAt),
          answerMove(elsewhere(owners[1]), visits[1].params, 'accept', startsAt),
        ]);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
        expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('clash');
      }
    },
  );

  test('with two tables there is room beside one visit and not beside two', async () => {
    const salon = await signInBusiness(app);
    const owners = [await signInPetOwner(app), await signInPetOwner(app), await signInPetOwner(app)] as const;
    const nine = { offered: { proposedAt: inDays(3), minutes: 60 } };
    await bookVisit(app, owners[0], salon, nine);
    const later = { offered: { proposedAt: inDays(4), minutes: 60 } };
    const second = await bookVisit(app, owners[1], salon, later);
    const third = await bookVisit(app, owners[2], salon, later);
    await proposeMove(salon, second.params, { startsAt: inDays(3) });
    await proposeMove(salon, third.params, { startsAt: inDays(3) });
    expect((await answerMove(owners[1], second.params, 'accept')).status).toBe(200);
    expect(codeOf(await answerMove(owners[2], third.params, 'accept'))).toEqual([409, 'clash']);
  });

  test('the groomer’s open offers for that hour are withdrawn', async () => {
    const { groomer, params } = await booked();
    const waiting = await offer(app, groomer, (await ask(await signInPetOwner(app))).id, {
      proposedAt: inDays(4),
    });
    await proposeMove(groomer, params, { startsAt: inDays(4) });
    await answerMove(jordan, params, 'accept');
    await app.settle();
    const sent = (await groomer.call('GET /api/offers/sent')).body.find(({ id }) => id === waiting.id);
    expect(sent?.status).toBe('withdrawn');
  });
});

test('vaccinations must be valid on the new day', async () => {
  const salon = await signInBusiness(app);
  await salon.call('PUT /api/provider-rules', {
    body: { rules: [{ kind: 'rabies', minDaysBefore: 2 }], honorsPremium: false },
  });
  const pet = await addPet(jordan, { name: 'Otto' });
  const { params } = await bookVisit(app, jordan, salon, { asked: { petId: pet.id } });
  expect((await check(jordan, params, inDays(1))).body.vaccinationGaps).toMatchObject([
    { petName: 'Otto', kind: 'rabies', stillInTime: false },
  ]);
  await proposeMove(salon, params, { startsAt: inDays(1) });
  expect(codeOf(await answerMove(jordan, params, 'accept'))).toEqual([409, 'vaccination_missing']);
  await proposeMove(salon, params, { startsAt: inDays(9) });
  expect((await answerMove(jordan, params, 'accept')).status).toBe(200);
});
