import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout, pay } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { moveForward } from './test-clock.ts';

describe('POST /api/test-clock', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ TEST_CLOCK: '1' });
    app.clock.moveTo(new Date('2027-01-15T15:00:00Z'));
  });
  afterAll(() => app.close());

  const move = (body: object, from: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    app.app.server.inject({
      method: 'POST',
      url: '/api/test-clock',
      payload: JSON.stringify(body),
      ...from,
      headers: { 'content-type': 'application/json', ...from.headers },
    });

  test('moves through a year: every renewal at its own instant, in order', async () => {
    const ana = await app.signIn({ membership: false });
    await pay(ana, 'monthly');
    const answer = await move({ now: '2028-01-15T12:00:00Z' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ now: string }>().now).toMatch(/^2028-01-15T12:00/);
    const caller = await app.as(ana.id);
    const { body } = await caller.call('GET /api/invoices', { query: { limit: 100 } });
    expect(body.map(({ issuedAt }) => issuedAt.slice(0, 16)).toReversed()).toEqual(
      Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(2027, n, 15, 15)).toISOString().slice(0, 16)),
    );
    expect((await caller.call('GET /api/membership')).body.hasMembership).toBe(true);
  }, 120_000);

  test('accepts only local callers and later times', async () => {
    const before = app.clock.now();
    const later = { now: '2030-01-01T00:00:00Z' };
    expect((await move(later, { remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
    expect((await move(later, { headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
    for (const body of [
      {},
      { now: 'tomorrow' },
      { now: '2020-01-01T00:00:00Z' },
      { now: '2999-01-01T00:00:00Z' },
      { ...later, by: 1 },
    ])
      expect([body, (await move(body)).statusCode]).toEqual([body, 422]);
    expect(app.clock.now().getTime() - before.getTime()).toBeLessThan(60_000);
  });
});

describe('with other settings', () => {
  test('the clock is closed, and nothing is sold without a processor', async () => {
    const app = await openTestApp({ PAYMENTS: '0' });
    const answer = await app.app.server.inject({
      method: 'POST',
      url: '/api/test-clock',
      payload: { now: '2030-01-01T00:00:00Z' },
    });
    expect(answer.statusCode).toBe(404);
    const processor = await app.stranger.call('GET /api/payment-processor');
    expect(processor.body).toEqual({ processor: 'none', movesMoney: false });
    const ana = await app.signIn({ membership: false });
    await expect(checkout(ana, 'monthly')).rejects.toThrow(
      /409.*Nothing was charged. Contact support to set up payment processing/,
    );
    await expect(checkout(ana, 'premium_monthly')).rejects.toThrow(
      /409.*Pet owners need a membership to access premium grooming services. Contact support/,
    );
    await app.close();
  });
});

test('a job that becomes due during other work is not delayed to the next day', async () => {
  let time = Date.parse('2027-01-01T00:00:00Z');
  // Each reading of this clock advances it, as real time does.
  const clock = { now: () => new Date((time += 2)), moveTo: (to: Date) => void (time = to.getTime()) };
  let due: Date | undefined = new Date(time + 5);
  const ran: string[] = [];
  const jobs: Pick<Jobs, 'runDue' | 'nextScheduled'> = {
    async runDue() {
      if (due && ran.length === 0 && due <= clock.now()) {
        ran.push(new Date(time).toISOString().slice(0, 16));
        due = undefined;
      }
    },
    nextScheduled: async () => due,
  };
  await moveForward(clock, jobs, new Date('2027-01-03T00:00:00Z'));
  expect(ran).toEqual(['2027-01-01T00:00']);
});
