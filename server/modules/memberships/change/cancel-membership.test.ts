import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cards, membersOf } from '#tests/paying.ts';
import type { Members } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

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

describe('cancelling an access plan', () => {
  test('previews date and charges; inside the minimum it runs until the minimum ends', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2027-02-20T12:00:00Z');
    const caller = await app.as(ana.id);
    const preview = await caller.call('GET /api/membership/cancellation');
    expect(preview.body.choices).toMatchObject([
      { resolution: 'keep', fee: 0, charges: [{ amount: 699 }, { amount: 699 }] },
    ]);
    expect(preview.body.choices[0]?.endsAt).toMatch(/^2027-05-15/);
    expect(preview.body.choices[0]?.charges.map(({ at }) => at.slice(0, 10))).toEqual([
      '2027-03-15',
      '2027-04-15',
    ]);

    expect((await members.cancel(ana, { resolution: 'pay_fee' })).problem.errors?.[0]?.path).toBe(
      'resolution',
    );
    expect((await members.cancel(ana)).body).toMatchObject({
      status: 'cancelling',
      access: { cancellationRequested: true, actions: ['resume', 'change_card'] },
    });
    expect((await members.cancel(ana)).problem.code).toBe('already_done');
    await members.moveTo('2027-05-14T12:00:00Z');
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: true,
      status: 'cancelling',
      access: { renewal: null },
    });
    expect(await members.invoicesOf(ana)).toHaveLength(4);
    await members.moveTo('2027-05-15T15:01:00Z');
    expect(await members.overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
    expect(await members.invoicesOf(ana)).toHaveLength(4);
    const mails = await members.mailsTo(ana);
    expect(mails).toContain('Your Wagwell membership is cancelled');
    expect(mails[0]).toBe('Your Wagwell membership has ended');
  });

  test('after the minimum it ends with the paid term', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2027-06-20T12:00:00Z');
    const { body } = await members.cancel(ana);
    expect(body.access?.endsAt).toMatch(/^2027-07-15/);
    expect(body.access?.renewal).toBeNull();
    await members.moveTo('2027-07-15T16:00:00Z');
    expect(await members.overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
  });

  test('an annual plan ends with its paid year', async () => {
    const ana = await members.joined('annual');
    expect((await members.cancel(ana)).body.access?.endsAt).toMatch(/^2028-02-15/);
  });

  test('can be withdrawn, and the membership renews as before', async () => {
    const ana = await members.joined('monthly');
    await members.cancel(ana);
    const caller = await app.as(ana.id);
    const resumed = await caller.call('POST /api/membership/resume', { body: {} });
    expect(resumed.body).toMatchObject({
      status: 'active',
      access: { cancellationRequested: false, endsAt: null },
    });
    expect((await caller.call('POST /api/membership/resume')).problem.code).toBe('too_late');
    await members.moveTo('2027-06-16T12:00:00Z');
    expect((await members.overview(ana)).status).toBe('active');
    expect(await members.mailsTo(ana)).toContain('Your Wagwell membership continues');
  });

  test('is refused to strangers and to accounts without a membership', async () => {
    const none: Caller = await app.signIn({ membership: false });
    const calls = [
      ['GET /api/membership/cancellation', {}],
      ['POST /api/membership/cancel', { body: {} }],
      ['POST /api/membership/resume', { body: {} }],
      ['GET /api/membership/plan-change', { query: { plan: 'annual' } }],
      ['POST /api/membership/change-plan', { body: { plan: 'annual', amountToday: 1 } }],
      ['POST /api/membership/pay', { body: {} }],
      ['POST /api/membership/card', { body: { card: cards.pays } }],
    ] as const;
    for (const [key, input] of calls) {
      expect([key, (await app.stranger.call(key, input)).status]).toEqual([key, 401]);
      expect([key, (await none.call(key, input)).status]).toEqual([key, 404]);
    }
    expect((await app.stranger.call('GET /api/membership')).status).toBe(401);
    expect((await app.stranger.call('GET /api/invoices')).status).toBe(401);
  });
});
