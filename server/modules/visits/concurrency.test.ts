import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  addPet,
  ask,
  bookVisit,
  dayAhead,
  draftFor,
  offer,
  sendOffer,
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
const codes = (answers: { status: number; problem: { code?: string } }[]) =>
  answers.filter(({ status }) => status >= 400).map(({ problem }) => problem.code);
const inDays = (n: number) => after(app.clock.now(), days(n)).toISOString();
const withdraw = (who: Caller, id: string) => who.call('POST /api/offers/:id/withdraw', { params: { id } });
const cancelRequest = (who: Caller, id: string) =>
  who.call('POST /api/grooming-requests/:id/cancel', { params: { id }, body: { reason: 'Plans changed.' } });
const checkIn = (who: Caller, id: string) => who.call('POST /api/visits/:id/check-in', { params: { id } });

/** Checks what must be true of every request after any concurrent calls. */
async function expectOrder() {
  const broken = await app.app.platform.sql`
    select r.id, r.status, r.open_offers, counted.open, counted.accepted, counted.visits, counted.booked
    from grooming_requests r, lateral (select
      (select count(*) from offers o where o.request_id = r.id and o.status = 'pending') as open,
      (select count(*) from offers o where o.request_id = r.id and o.status = 'accepted') as accepted,
      (select count(*) from visits v where v.request_id = r.id and v.status in ('booked', 'checked_in')) as visits,
      (select count(*) from visits v join bookings b on b.source_id = v.id where v.request_id = r.id) as booked,
      (select 1 + count(*) from requested_pets rp where rp.request_id = r.id) as subjects) counted
    where r.open_offers <> counted.open or r.open_offers > 8
      or (r.status <> 'posted' and counted.open > 0)
      or counted.visits <> (r.status = 'in_progress')::int
      or counted.booked <> counted.visits * counted.subjects
      or (r.status = 'in_progress' and counted.accepted <> 1)`;
  expect(broken).toEqual([]);
  const archived = await app.app.platform.sql`
    select p.id from pets p join requested_pets rp on rp.pet_id = p.id join grooming_requests r on r.id = rp.request_id
    where p.archived_at is not null and r.status in ('posted', 'in_progress')`;
  expect(archived).toEqual([]);
}

describe('concurrently', { timeout: 60_000 }, () => {
  test('two accepts of one request: one visit', async () => {
    const jordan = await signInPetOwner(app);
    for (const day of times(5, (i) => 3 + i)) {
      const request = await ask(jordan);
      const groomers = await Promise.all(times(3, () => signInGroomer(app)));
      const offers = await Promise.all(
        groomers.map((groomer) => offer(app, groomer, request.id, { proposedAt: inDays(day) })),
      );
      const answers = await Promise.all(
        offers.map(({ id }, i) => accept(i % 2 ? elsewhere(jordan) : jordan, id)),
      );
      expect(statuses(answers)).toEqual([200, 409, 409]);
      expect(codes(answers)).toEqual(['taken', 'taken']);
    }
    await expectOrder();
  });

  test('one groomer, two pet owners, one time: one visit, and the other refusal says why', async () => {
    const owners = [await signInPetOwner(app), await signInPetOwner(app)] as const;
    for (const day of times(6, (i) => 3 + i)) {
      const groomer = await signInGroomer(app);
      const offers = await Promise.all(
        owners.map(async (owner, i) =>
          offer(app, groomer, (await ask(owner)).id, {
            proposedAt: after(new Date(inDays(day)), minutes(30 * i)).toISOString(),
            minutes: 60,
          }),
        ),
      );
      const answers = await Promise.all([
        accept(owners[0], offers[0]?.id ?? ''),
        accept(elsewhere(owners[1]), offers[1]?.id ?? ''),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(codes(answers)).toEqual(['clash']);
      expect((await groomer.call('GET /api/visits')).body).toHaveLength(1);
    }
    await expectOrder();
  });

  test('one pet, two requests, two groomers, one time: one visit', async () => {
    const jordan = await signInPetOwner(app);
    for (const day of times(5, (i) => 20 + i)) {
      // Two requests that share pets, named in opposite orders.
      const pets = [(await addPet(jordan)).id, (await addPet(jordan, { name: 'Otto' })).id];
      const requests = [
        await ask(jordan, { petIds: pets }),
        await ask(jordan, { petIds: pets.toReversed() }),
      ];
      const offers = await Promise.all(
        requests.map(async ({ id }) =>
          offer(app, await signInGroomer(app), id, { proposedAt: inDays(day), minutes: 60 }),
        ),
      );
      const answers = await Promise.all(
        offers.map(({ id }, i) => accept(i ? elsewhere(jordan) : jordan, id)),
      );
      expect(statuses(answers)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.problem.detail).toMatch(/^(Bella|Otto) has just/);
    }
    await expectOrder();
  });

  test('a visit and a shift of one groomer at one time: one of them', async () => {
    const [jordan, owner] = [await signInPetOwner(app), await signInOwner(app)];
    for (const day of times(5, (i) => 30 + i)) {
      const groomer = await signInGroomer(app);
      const shift = await post(app, owner, { shiftDate: inDays(day) });
      const application = await apply(groomer, shift.id);
      const { id } = await offer(app, groomer, (await ask(jordan)).id, {
        proposedAt: after(new Date(shift.shiftDate), minutes(60)).toISOString(),
      });
      const answers = await Promise.all([
        acceptApplication(owner, application),
        accept(elsewhere(jordan), id),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(codes(answers)).toEqual(['clash']);
    }
    await expectOrder();
  });

  test('twelve offers: eight are open', async () => {
    const jordan = await signInPetOwner(app);
    const groomers = await Promise.all(times(12, () => signInGroomer(app)));
    const request = await ask(jordan);
    const answers = await Promise.all(
      groomers.map((groomer, i) => sendOffer(app, i % 2 ? elsewhere(groomer) : groomer, request.id)),
    );
    expect(statuses(answers)).toEqual([...times(8, () => 201), ...times(4, () => 409)]);
    expect(new Set(codes(answers))).toEqual(new Set(['taken']));
    // A place that becomes free is taken only once.
    const sent = answers.findIndex(({ status }) => status === 201);
    await withdraw(groomers[sent] ?? jordan, answers[sent]?.body.id ?? '');
    const late = groomers.filter((_, i) => answers[i]?.status === 409);
    const again = await Promise.all(late.map((groomer) => sendOffer(app, groomer, request.id)));
    expect(statuses(again)).toEqual([201, 409, 409, 409]);
    await expectOrder();
    // The database itself refuses a ninth offer.
    const { sql } = app.app.platform;
    await expect(
      sql`insert into offers (id, request_id, provider_id, provider_as, list_price, honors_premium, starts_at, ends_at, created_at)
        values (gen_random_uuid(), ${request.id}, ${jordan.id}, 'groomer', 9000, false, now(), now() + interval '1 hour', now())`,
    ).rejects.toThrow('grooming_requests_open_offers_check');
  });

  test('ten times the same offer: one', async () => {
    const [jordan, groomer] = [await signInPetOwner(app), await signInGroomer(app)];
    const request = await ask(jordan);
    const answers = await Promise.all(
      times(10, (i) => sendOffer(app, i % 2 ? elsewhere(groomer) : groomer, request.id)),
    );
    expect(statuses(answers)).toEqual([201, ...times(9, () => 409)]);
    await expectOrder();
  });

  test('accept against withdraw, and against cancelling', async () => {
    const jordan = await signInPetOwner(app);
    for (const i of times(8, (i) => i)) {
      const groomer = await signInGroomer(app);
      const request = await ask(jordan);
      const { id } = await offer(app, groomer, request.id, { proposedAt: inDays(50 + i) });
      const [accepted, ended] = await Promise.all([
        accept(i % 2 ? elsewhere(jordan) : jordan, id),
        i < 4 ? withdraw(groomer, id) : cancelRequest(jordan, request.id),
      ]);
      expect([200, 409]).toContain(accepted.status);
      // Cancelling a request always succeeds and cancels a visit that was booked just before.
      if (i >= 4) expect(ended.status).toBe(200);
      else expect(statuses([accepted, ended])).toEqual([200, 409]);
    }
    await expectOrder();
  });

  test('cancel against check-in: one of them', async () => {
    const jordan = await signInPetOwner(app);
    const now = app.clock.now();
    for (const i of times(8, (i) => i)) {
      const groomer = await signInGroomer(app);
      const { visit, request } = await bookVisit(app, jordan, groomer);
      app.clock.moveTo(after(new Date(visit.startsAt), -minutes(60)));
      const cancel = () =>
        i % 2
          ? cancelRequest(elsewhere(jordan), request.id)
          : elsewhere(jordan).call('POST /api/visits/:id/cancel', {
              params: { id: visit.id },
              body: { reason: 'Plans changed.' },
            });
      const answers = await Promise.all(
        i < 4 ? [cancel(), checkIn(groomer, visit.id)] : [checkIn(groomer, visit.id), cancel()],
      );
      expect(statuses(answers)).toEqual([200, 409]);
      expect(codes(answers)).toEqual(['too_late']);
      app.clock.moveTo(now);
    }
    await expectOrder();
  });

  test('a pet is archived while grooming is requested for it: one of them', async () => {
    const jordan = await signInPetOwner(app);
    for (const i of times(16, (i) => i)) {
      const pets = [await addPet(jordan), await addPet(jordan, { name: 'Otto' })];
      const draft = await draftFor(jordan, { petIds: pets.map(({ id }) => id) });
      const archive = () =>
        elsewhere(jordan).call('DELETE /api/pets/:id', { params: { id: pets[i % 2]?.id ?? '' } });
      const asking = () => jordan.call('POST /api/grooming-requests', { body: draft });
      const answers = await Promise.all(i % 4 < 2 ? [archive(), asking()] : [asking(), archive()]);
      const refused = answers.filter(({ status }) => status >= 400);
      expect(refused.map(({ status }) => [409, 422].includes(status))).toEqual([true]);
    }
    await expectOrder();
  });

  test('both sides cancel, and a request is edited while its offer is accepted', async () => {
    const jordan = await signInPetOwner(app);
    for (const i of times(4, (i) => i)) {
      const groomer = await signInGroomer(app);
      const { visit } = await bookVisit(app, jordan, groomer, { offered: { proposedAt: inDays(70 + i) } });
      const call = (who: Caller) =>
        who.call('POST /api/visits/:id/cancel', { params: { id: visit.id }, body: { reason: 'Ill.' } });
      expect(statuses(await Promise.all([call(jordan), call(elsewhere(groomer))]))).toEqual([200, 409]);

      const request = await ask(jordan);
      const { id } = await offer(app, groomer, request.id, { proposedAt: inDays(80 + i) });
      const [edited, taken] = await Promise.all([
        elsewhere(jordan).call('PATCH /api/grooming-requests/:id', {
          params: { id: request.id },
          body: { title: 'Bath' },
        }),
        accept(jordan, id),
      ]);
      expect(taken.status).toBe(200);
      expect([200, 409]).toContain(edited.status);
      const [booked] = (await groomer.call('GET /api/visits')).body;
      expect(booked?.title).toBe(edited.status === 200 ? 'Bath' : 'Full groom and demat');
    }
    await expectOrder();
  });

  test('the expiry job closes a request while its offer is accepted', async () => {
    const jordan = await signInPetOwner(app);
    const now = app.clock.now();
    const request = await ask(jordan, { preferredDate: dayAhead(app, 1) });
    const { id } = await offer(app, await signInGroomer(app), request.id, { proposedAt: inDays(17) });
    app.clock.moveTo(new Date(request.expiresAt));
    const [answer] = await Promise.all([accept(jordan, id), app.settle(), app.settle()]);
    expect([answer.status, answer.problem.code]).toEqual([409, 'too_late']);
    app.clock.moveTo(now);
    await expectOrder();
  });
});
