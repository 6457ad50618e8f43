import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cards, membersOf } from '#tests/paying.ts';
import type { Members } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

// The tests advance months day by day, which takes time.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let members: Members;
beforeAll(async () => {
  app = await openTestApp();
  members = membersOf(app);
});
afterAll(() => app.close());

const start = new Date('2027-01-15T15:00:00Z');
beforeEach(() => app.clock.moveTo(start));

describe('changing the plan', () => {
  test('previews the proration and charges exactly that', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2027-01-31T09:00:00Z');
    const caller = await app.as(ana.id);
    const preview = await caller.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    // 15 of 31 days and 15 hours are left of $6.99, counted from midnight.
    expect(preview.body).toMatchObject({
      minimumUntil: null,
      price: 8388,
      credit: 352,
      amountToday: 8036,
      renewal: { amount: 8388, everyMonths: 13 },
    });
    const change = (body: object) => caller.call('POST /api/membership/change-plan', { body });
    expect((await change({ plan: 'annual', amountToday: 1 })).problem.code).toBe('clash');
    expect((await change({ plan: 'annual', amountToday: -1 })).status).toBe(422);
    expect((await change({ plan: 'premium_annual', amountToday: 8036 })).status).toBe(404);
    const changed = await change({ plan: 'annual', amountToday: 8036 });
    expect(changed.body).toMatchObject({ status: 'active', plan: 'annual', access: { changesTo: [] } });
    expect(changed.body.paidUntil).toMatch(/^2028-02-29T09:00/);
    expect((await change({ plan: 'annual', amountToday: 8036 })).status).toBe(422);
    const [invoice] = await members.invoicesOf(ana);
    expect(invoice).toMatchObject({
      amount: 8036,
      lines: [
        { kind: 'charge', amount: 8388 },
        { kind: 'credit', amount: -352 },
      ],
    });
    await members.moveTo('2028-03-01T12:00:00Z');
    expect((await members.overview(ana)).paidUntil).toMatch(/^2029-03-31T09:00/);
  });

  test('a declined card changes nothing', async () => {
    const ana = await members.joined('monthly', cards.failsLater);
    const caller = await app.as(ana.id);
    const { body } = await caller.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    const answer = await caller.call('POST /api/membership/change-plan', {
      body: { plan: 'annual', amountToday: body.amountToday },
    });
    expect(answer.problem.code).toBe('payment_declined');
    expect((await members.overview(ana)).plan).toBe('monthly');
  });
});
