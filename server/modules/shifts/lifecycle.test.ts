import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { ApplicationAction, ShiftAction } from '#contract/shifts/shift-lifecycle.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { post, signInGroomer, signInOwner } from './shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let groomers: [Caller, Caller];
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
  groomers = [await signInGroomer(app), await signInGroomer(app)];
});
afterAll(() => app.close());

const paths = {
  cancel: 'POST /api/shifts/:id/cancel',
  start: 'POST /api/shifts/:id/start',
  no_show: 'POST /api/shifts/:id/no-show',
  complete: 'POST /api/shifts/:id/complete',
  correct: 'POST /api/shifts/:id/complete',
  end_early: 'POST /api/shifts/:id/end-early',
  claim_pay: 'POST /api/shifts/:id/claim-pay',
  accept_claim: 'POST /api/shifts/:id/accept-claim',
  contest_no_show: 'POST /api/shifts/:id/contest-no-show',
  accept_no_show: 'POST /api/shifts/:id/accept-no-show',
  withdraw_no_show: 'POST /api/shifts/:id/withdraw-no-show',
  confirm_pay: 'POST /api/shifts/:id/confirm-pay',
  dispute_pay: 'POST /api/shifts/:id/dispute-pay',
} as const;
const bodies: Partial<Record<ShiftAction, object>> = {
  cancel: { reason: 'Flood' },
  dispute_pay: { reason: 'It was more.' },
  complete: { dogsGroomed: 5, revenue: 50_000 },
  claim_pay: { dogsGroomed: 5, hours: 7.5 },
  contest_no_show: { reason: 'I was there.' },
  correct: { dogsGroomed: 6, revenue: 60_000 },
};

type Try =
  | { do: keyof typeof paths | 'edit' | 'apply'; who: number }
  | { do: 'decide'; action: ApplicationAction; who: number; about: number };
/** A step: a person tries an action, a person takes an action that their view offers, or time passes. */
type Step = Try | { do: 'offered'; pick: number } | { do: 'wait'; minutes: number; settle: boolean };

const who = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('offered' as const), pick: fc.nat({ max: 999 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(20, 60, 700, 2900, 4400),
      settle: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('edit', 'apply', ...(Object.keys(paths) as (keyof typeof paths)[])),
      who,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      action: fc.constantFrom('accept', 'decline', 'withdraw', 'release'),
      who,
      about: fc.nat({ max: 1 }),
    }),
  },
);

/** Reads all of them: the clock is moved back between runs, so the first page may belong to another run. */
const applicationsOf = async (groomer: Caller) =>
  (await groomer.call('GET /api/groomers/current-user/applications', { query: { limit: 100 } })).body;
const people = () => [owner, ...groomers];

/** Lists the actions that the three views offer, except cancel, which ends everything. */
async function offers(shiftId: string): Promise<Try[]> {
  const found: Try[] = [];
  for (const [who, caller] of people().entries()) {
    const seen = await caller.call('GET /api/shifts/:id', { params: { id: shiftId } });
    for (const action of seen.status === 200 ? seen.body.actions : [])
      if (action === 'edit' || action === 'apply' || (action in paths && action !== 'cancel'))
        found.push({ do: action as 'edit', who });
  }
  for (const [about, groomer] of groomers.entries()) {
    const own = (await applicationsOf(groomer)).find((application) => application.shiftId === shiftId);
    if (own?.status === 'pending' && own.shift.status === 'posted')
      found.push({ do: 'decide', action: 'accept', who: 0, about });
  }
  return found;
}

/** Takes an action as the given person. @returns whether their view offered it, and the answer */
async function take(shiftId: string, at: Try) {
  const caller = people()[at.who] ?? owner;
  const seen = await caller.call('GET /api/shifts/:id', { params: { id: shiftId } });
  const allowed: readonly string[] = seen.status === 200 ? seen.body.actions : [];
  if (at.do === 'apply') {
    return {
      may: allowed.includes('apply'),
      answer: await caller.call('POST /api/shift-applications', { body: { shiftId } }),
    };
  }
  if (at.do === 'edit') {
    return {
      may: allowed.includes('edit'),
      answer: await caller.call('PATCH /api/shifts/:id', { params: { id: shiftId }, body: { dogCount: 7 } }),
    };
  }
  if (at.do !== 'decide') {
    const body = bodies[at.do];
    // Correcting a completed shift uses the same call as completing it.
    const may =
      allowed.includes(at.do) ||
      (at.do === 'complete' && allowed.includes('correct')) ||
      (at.do === 'correct' && allowed.includes('complete'));
    return {
      may,
      answer: await caller.call(paths[at.do], { params: { id: shiftId }, ...(body ? { body } : {}) }),
    };
  }
  const about = groomers[at.about]?.id;
  const [application] = await app.app.platform.sql<{ id: string }[]>`
    select id from shift_applications where shift_id = ${shiftId} and groomer_id = ${about ?? ''}`;
  if (!application) return undefined;
  const list =
    caller === owner
      ? (await owner.call('GET /api/shifts/:id/applications', { params: { id: shiftId } })).body
      : await applicationsOf(caller);
  const mine = list.find(({ id }) => id === application.id);
  return {
    may: mine?.actions.includes(at.action) ?? false,
    answer: await caller.call(`POST /api/shift-applications/:id/${at.action}`, {
      params: { id: application.id },
    }),
  };
}

/** The statuses that were reached, so that the test fails if one never is. */
const reached = new Set<string>();

/** Checks the invariants of a shift in every status. */
async function expectOrder(shiftId: string) {
  const [row] = await app.app.platform.sql<Record<string, unknown>[]>`
    select s.status, s.application_count - (select count(*) from shift_applications a where a.shift_id = s.id and a.status <> 'withdrawn') as miscounted,
      (select string_agg(a.status, ',') from shift_applications a where a.shift_id = s.id and a.status in ('accepted', 'completed', 'no_show')) as worker,
      exists (select from shift_applications a where a.shift_id = s.id and a.status = 'pending') as pending,
      (select count(*) from bookings b where b.source_id = s.id) as booked,
      exists (select from shift_pay p where p.shift_id = s.id) as paid
    from shifts s where s.id = ${shiftId}`;
  const expected = {
    posted: { worker: null, booked: 0 },
    filled: { worker: 'accepted', booked: 1 },
    in_progress: { worker: 'accepted', booked: 1, pending: false },
    completed: { worker: 'completed', booked: 1, pending: false },
    cancelled: { worker: null, booked: 0, pending: false },
    expired: { worker: null, booked: 0, pending: false },
    no_show: { worker: 'no_show', booked: 0, pending: false },
    contested: { worker: 'no_show', booked: 0, pending: false },
  }[String(row?.['status'])];
  reached.add(String(row?.['status']));
  expect(row).toMatchObject({ ...expected, miscounted: 0, paid: row?.['status'] === 'completed' });
}

/** The way to the status that chance reaches least. */
const toContested: Step[] = [
  { do: 'apply', who: 1 },
  { do: 'decide', action: 'accept', who: 0, about: 0 },
  { do: 'wait', minutes: 700, settle: true },
  { do: 'no_show', who: 0 },
  { do: 'contest_no_show', who: 1 },
];

test(
  'after any sequence of actions, `actions` matches what is allowed and the records are consistent',
  { timeout: 180_000 },
  async () => {
    let day = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
        app.clock.moveTo(testNow());
        await app.app.platform.sql`delete from bookings`;
        const shift = await post(app, owner, {
          shiftDate: after(testNow(), 86_400_000 * 2 + day++).toISOString(),
        });
        app.clock.moveTo(after(new Date(shift.shiftDate), -minutes(90)));
        for (const step of steps) {
          if (step.do === 'wait') {
            app.clock.moveTo(after(app.clock.now(), minutes(step.minutes)));
            if (step.settle) await app.settle();
          } else {
            const offered = step.do === 'offered' ? await offers(shift.id) : [];
            const at = step.do === 'offered' ? offered[step.pick % offered.length] : step;
            const taken = at && (await take(shift.id, at));
            if (taken) expect([at, taken.answer.status < 300]).toEqual([at, taken.may]);
            if (taken && !taken.may) expect(taken.answer.status).toBeLessThan(500);
          }
          await expectOrder(shift.id);
        }
      }),
      { numRuns: 40, seed: 11, examples: [[toContested]] },
    );
    expect([...reached].toSorted()).toEqual(ShiftStatus.options.toSorted());
  },
);
