import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MembershipAction } from '#contract/memberships/membership-lifecycle.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { cards, membersOf, pay } from '#tests/paying.ts';
import type { Members } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { syncMembership } from './sync-membership.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';

let app: TestApp;
let members: Members;
beforeAll(async () => {
  app = await openTestApp();
  members = membersOf(app);
  await app.app.platform.sql.unsafe(tampering);
});
afterAll(() => app.close());

/** How a message from the processor arrives. */
const moods = ['prompt', 'lost', 'late', 'twice'] as const;

const tampering = `
  create table tampered (customer_ref text primary key, mood text not null);
  create function tamper() returns trigger language plpgsql as $$
  declare chosen text;
  begin
    if new.name <> 'read-changed-customer' or new.payload ? 'copy' then return new; end if;
    select mood into chosen from tampered where customer_ref = new.payload->>'customerRef';
    if chosen = 'lost' then return null; end if;
    if chosen = 'late' then new.run_at := new.run_at + interval '30 hours'; end if;
    if chosen = 'twice' then
      insert into jobs (id, name, key, payload, run_at)
      values (gen_random_uuid(), new.name, gen_random_uuid()::text, new.payload || '{"copy": true}', new.run_at + interval '5 hours');
    end if;
    return new;
  end $$;
  create trigger tamper before insert on jobs for each row execute function tamper();`;

const tamperWith = ({ id }: { id: string }, mood: (typeof moods)[number]) => app.app.platform.sql`
  insert into tampered values (${`cus_${id}`}, ${mood}) on conflict (customer_ref) do update set mood = excluded.mood`;

type Member = { id: string };
type Step = { what: 'wait'; days: number } | { what: MembershipAction | 'refund'; card: keyof typeof cards };
type Tampered = Step & { mood: (typeof moods)[number] };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('wait' as const), days: fc.constantFrom(1, 2, 6, 31, 31) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('cancel', 'resume', 'change_plan', 'pay', 'change_card', 'change_card', 'refund'),
      card: fc.constantFrom('pays', 'failsLater'),
    }),
  },
);
const story: fc.Arbitrary<Tampered[]> = fc.array(
  fc.tuple(step, fc.constantFrom(...moods)).map(([step, mood]) => ({ ...step, mood })),
  { minLength: 4, maxLength: 12 },
);

/** Performs one action if the member may do it now. */
async function act(caller: Caller, step: Exclude<Step, { what: 'wait' }>): Promise<void> {
  const { access } = (await caller.call('GET /api/membership')).body;
  if (step.what === 'refund') return refundAtProcessor(caller.id);
  if (!access?.actions.includes(step.what)) return;
  const card = { card: cards[step.card], confirmed: true };
  switch (step.what) {
    case 'cancel':
      return void (await caller.call('POST /api/membership/cancel', { body: {} }));
    case 'resume':
      return void (await caller.call('POST /api/membership/resume', { body: {} }));
    case 'pay':
      return void (await caller.call('POST /api/membership/pay', { body: card }));
    case 'change_card':
      return void (await caller.call('POST /api/membership/card', { body: card }));
    case 'change_plan': {
      const { body } = await caller.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
      const change = { plan: 'annual', amountToday: body.amountToday };
      return void (await caller.call('POST /api/membership/change-plan', { body: change }));
    }
  }
}

/** Refunds on the processor's own pages; only its message reports it. */
async function refundAtProcessor(accountId: string): Promise<void> {
  const { payments, sql } = app.app.platform;
  const [row] = await sql<{ subscriptionRef: string }[]>`
    select subscription_ref from memberships where account_id = ${accountId} order by created_at desc limit 1`;
  const subscription = await payments.readSubscription(row?.subscriptionRef ?? '');
  const invoice = subscription?.invoices.find(
    ({ status, refunds }) => status === 'paid' && refunds.length === 0,
  );
  if (invoice) await payments.refund(invoice.ref, Math.min(100, invoice.total), `${invoice.ref}-outside`);
}

/** Truncates an instant to ten minutes, since the two runs act moments apart. */
const minute = (instant: string | null | undefined) => instant?.slice(0, 15) ?? null;

/** Collects everything about a member's payments and access. */
async function endOf(member: Member) {
  const { sql } = app.app.platform;
  const memberships = await sql<{ id: string }[]>`select id from memberships where account_id = ${member.id}`;
  for (const { id } of memberships) await syncMembership(app.app.platform, id);
  await app.settle();
  const { hasMembership, access } = await members.overview(member);
  const invoices = await members.invoicesOf(member);
  return {
    hasMembership,
    access: access && {
      status: access.status,
      plan: access.plan,
      actions: access.actions,
      owed: access.pastDue?.amount ?? 0,
      until: [
        access.paidUntil,
        access.minimumUntil,
        access.accessUntil,
        access.endsAt,
        access.renewal?.at,
      ].map(minute),
    },
    invoices: invoices
      .map(({ amount, refunded, plan, lines, periodFrom }) => ({
        amount,
        refunded,
        plan,
        from: minute(periodFrom),
        lines: lines.map((line) => `${line.kind} ${line.amount}`).toSorted(),
      }))
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  };
}

test('money and access end the same for any events in any order of messages', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      app.clock.moveTo(new Date('2027-01-31T15:00:30Z'));
      const told = await app.signIn({ membership: false });
      const untold = await app.signIn({ membership: false });
      for (const member of [told, untold]) await pay(member, 'monthly');
      for (const { mood, ...step } of steps) {
        await tamperWith(untold, mood);
        if (step.what === 'wait') await members.moveTo(after(app.clock.now(), days(step.days)));
        else for (const { id } of [told, untold]) await act(await app.as(id), step);
        // Lost messages are found by the comparison a few hours later.
        await members.moveTo(after(app.clock.now(), hours(3)));
      }
      await members.moveTo(after(app.clock.now(), days(2)));
      expect(await endOf(untold)).toEqual(await endOf(told));
      expect((await verifyLedger(app.app.platform.sql)).faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 300_000);
