import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cards, membersOf, pay } from '#tests/paying.ts';
import type { Members } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

// The tests advance months day by day, which takes time.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let members: Members;
beforeAll(async () => {
  app = await openTestApp();
  members = membersOf(app);
});
afterAll(() => app.close());

const start = new Date('2027-01-15T15:00:00Z');
beforeEach(() => app.clock.moveTo(start));

const listChoices = async ({ id }: { id: string }, query: object = {}) =>
  (await (await app.as(id)).call('GET /api/membership/cancellation', { query: { ...query } })).body.choices;

describe('premium is an add-on', () => {
  test('it is sold only to members whose access is not ending', async () => {
    const { account, ...ana } = await app.signIn({ membership: false, roles: ['pet_owner'] });
    const begin = () => ana.call('POST /api/checkout-sessions', { body: { plan: 'premium_monthly' } });
    expect([(await begin()).status, (await begin()).problem.detail]).toEqual([
      402,
      'Premium adds to a membership. Join first.',
    ]);
    await pay(ana, 'monthly');
    const open = await begin();
    expect(open.status).toBe(201);
    await members.cancel(account);
    expect((await begin()).problem.detail).toBe(
      'Your membership is ending. Resume it before you add Premium.',
    );
    const late = await ana.call('POST /api/test-checkout/:id', {
      params: { id: open.body.id },
      body: { card: cards.pays },
    });
    expect(late.problem.code).toBe('membership_required');
    expect(await members.invoicesOf(account)).toHaveLength(1);
    await ana.call('POST /api/membership/resume', { body: {} });
    expect((await begin()).status).toBe(201);
  });

  test('cancelling access previews the sum of both and ends both', async () => {
    const ana = await members.joined('monthly');
    await pay(await app.as(ana.id), 'premium_monthly');
    const [keep, payFee] = await listChoices(ana);
    expect(keep).toMatchObject({ resolution: 'keep', fee: 0, premium: { plan: 'premium_monthly' } });
    expect(keep?.charges.map(({ plan, at }) => `${plan} ${at.slice(0, 10)}`)).toEqual([
      'monthly 2027-02-15',
      'premium_monthly 2027-02-15',
      'monthly 2027-03-15',
      'premium_monthly 2027-03-15',
      'monthly 2027-04-15',
      'premium_monthly 2027-04-15',
    ]);
    expect(keep?.total).toBe(3 * (699 + 2999));
    expect(payFee).toMatchObject({ fee: 5000, total: 3 * 699 + 5000 });
    expect((await members.cancel(ana, { resolution: 'keep' })).body).toMatchObject({
      status: 'cancelling',
      premium: { status: 'cancelling', cancellationRequested: true },
    });
    await members.moveTo('2027-05-16T12:00:00Z');
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: false,
      status: 'expired',
      premium: { status: 'expired' },
    });
    const paid = (await members.invoicesOf(ana)).map(({ amount }) => amount);
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(4 * (699 + 2999));
  });

  test('it never renews past the end of access, and its minimum costs no more than its fee', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2027-06-20T12:00:00Z');
    await pay(await app.as(ana.id), 'premium_monthly');
    const [way, ...others] = await listChoices(ana);
    // Access ends on July 15, before Premium's second month: three months of its minimum are left.
    expect(others).toEqual([]);
    expect(way).toMatchObject({ fee: 5000, total: 5000, charges: [] });
    // What is paid of Premium can be used: access lasts as long.
    expect(way?.endsAt).toMatch(/^2027-07-20/);
    expect(way?.freeFrom).toMatch(/^2027-07-15/);
    expect(way?.premium?.endsAt).toMatch(/^2027-07-20/);
    await members.cancel(ana);
    await members.moveTo('2027-08-30T12:00:00Z');
    expect((await members.overview(ana)).premium?.status).toBe('expired');
    expect((await members.invoicesOf(ana)).map(({ amount }) => amount).slice(0, 2)).toEqual([5000, 2999]);
  });

  test('access lasts to the end of the Premium that is paid, and both end together', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2027-04-20T12:00:00Z');
    await pay(await app.as(ana.id), 'premium_quarterly');
    const [way] = await listChoices(ana);
    const day: unknown = expect.stringMatching(/^2027-07-20/);
    expect(way).toMatchObject({ endsAt: day, total: 0, premium: { endsAt: day } });
    expect(way?.freeFrom).toMatch(/^2027-05-15/);
    const { body } = await members.cancel(ana);
    expect(body).toMatchObject({ access: { endsAt: day }, premium: { endsAt: day } });
    await members.moveTo('2027-07-19T12:00:00Z');
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: true,
      access: { freeUntil: day, actions: ['resume'] },
      premium: { status: 'cancelling', resting: false },
    });
    await members.moveTo('2027-07-21T12:00:00Z');
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: false,
      status: 'expired',
      premium: { status: 'expired' },
    });
    await app.settle();
    const kept = await app.app.platform.mailer.kept(200);
    const texts = kept.filter(({ toAddress }) => toAddress === ana.email).map(({ body: text }) => text);
    expect(texts.filter((text) => text.includes('ends on July 20, 2027'))).toHaveLength(2);
  });

  test('a preview tells what is owed from what is still to come', async () => {
    const ana = await members.joined('monthly', cards.failsLater);
    await members.moveTo('2027-02-16T12:00:00Z');
    const [way] = await listChoices(ana);
    expect(way?.charges.map(({ at, owed }) => [at.slice(0, 10), owed])).toEqual([
      ['2027-02-15', true],
      ['2027-03-15', false],
      ['2027-04-15', false],
    ]);
  });

  test('a declined fee cancels neither', async () => {
    const ana = await members.joined('monthly');
    await pay(await app.as(ana.id), 'premium_monthly', { card: cards.failsLater });
    const refused = await members.cancel(ana, { resolution: 'pay_fee' });
    expect(refused.problem.code).toBe('payment_declined');
    expect(await members.overview(ana)).toMatchObject({
      status: 'active',
      access: { cancellationRequested: false },
      premium: { status: 'active', cancellationRequested: false },
    });
  });

  test('it rests when access ends unpaid, and is not renewed', async () => {
    const ana = await members.joined('monthly');
    await pay(await app.as(ana.id), 'premium_quarterly', { card: cards.failsLater });
    await members.moveTo('2027-02-23T12:00:00Z');
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: false,
      premium: { status: 'cancelling', renewal: null, resting: true },
    });
    await app.settle();
    const ended = (await app.app.platform.mailer.kept(200)).find(
      ({ toAddress, subject }) => toAddress === ana.email && subject === 'Your Wagwell membership has ended',
    );
    expect(ended?.body).toContain('Your Premium Quarterly plan is paid until April 15, 2027; it rests now');
    await members.moveTo('2027-05-20T12:00:00Z');
    expect((await members.overview(ana)).premium?.status).toBe('expired');
    expect((await members.invoicesOf(ana)).map(({ amount }) => amount)).toEqual([7999, 699]);
  });

  test('it can be resumed only after access is resumed', async () => {
    const ana = await members.joined('monthly');
    await pay(await app.as(ana.id), 'premium_monthly');
    const { body } = await members.cancel(ana, { resolution: 'keep' });
    expect(body.premium?.actions).not.toContain('resume');
    const caller = await app.as(ana.id);
    const resume = (premium: boolean) => caller.call('POST /api/membership/resume', { body: { premium } });
    expect((await resume(true)).problem.code).toBe('too_late');
    expect((await resume(false)).body).toMatchObject({
      status: 'active',
      premium: { status: 'cancelling', actions: ['resume', 'change_card'] },
    });
    expect((await resume(true)).body).toMatchObject({ premium: { status: 'active', endsAt: null } });
  });

  test('mails name Premium or the membership according to the plan', async () => {
    const ana = await members.joined('monthly');
    await pay(await app.as(ana.id), 'premium_monthly');
    await members.cancel(ana, { premium: true, resolution: 'keep' });
    await app.settle();
    const kept = await app.app.platform.mailer.kept(200);
    const mails = kept.filter(({ toAddress }) => toAddress === ana.email);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain('Welcome to Wagwell: your membership is active');
    expect(subjects).toContain('Welcome to Wagwell Premium');
    expect(subjects).toContain('Your Wagwell Premium is cancelled');
    const text = mails.find(({ subject }) => subject === 'Your Wagwell Premium is cancelled')?.body;
    expect(text).toContain('Your Premium Monthly plan ends on May 15, 2027.');
    expect(text).toContain('Your membership stays active.');
  });
});

describe('leaving never costs more than staying', () => {
  test('the fee is at most the price of the remaining minimum', async () => {
    const ana = await members.joined('premium_monthly');
    const fees: number[] = [];
    for (const day of ['2027-01-20', '2027-02-20', '2027-03-20']) {
      await members.moveTo(`${day}T12:00:00Z`);
      const [keep, payFee] = await listChoices(ana, { premium: true });
      expect(payFee?.total).toBeLessThanOrEqual(keep?.total ?? 0);
      fees.push(payFee?.fee ?? 0);
    }
    expect(fees).toEqual([5000, 5000, 2999]);
    await members.cancel(ana, { premium: true, resolution: 'pay_fee' });
    expect((await members.invoicesOf(ana))[0]).toMatchObject({ amount: 2999, lines: [{ kind: 'fee' }] });
  });

  test('no fee is offered if nothing is left to pay', async () => {
    const ana = await members.joined('premium_quarterly');
    const choices = await listChoices(ana, { premium: true });
    expect(choices).toMatchObject([{ resolution: 'keep', fee: 0, charges: [], total: 0 }]);
    expect(choices[0]?.endsAt).toMatch(/^2027-05-15/);
  });
});
