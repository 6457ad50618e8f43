import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pay } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makePromo } from './promos.factory.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signIn({ isAdmin: true });
});
afterAll(() => app.close());

const create = (body: object) => admin.call('POST /api/admin/promo-codes', { body });
const spring = { code: 'spring-26', percentOff: 10, note: 'Flyers at the spring fair' };

describe('/api/admin/promo-codes', () => {
  test('creates, finds, edits and disables codes; each action is in the audit log', async () => {
    const created = await create(spring);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      code: 'SPRING-26',
      percentOff: 10,
      amountOff: null,
      plans: [],
      maxUses: null,
      usesPerAccount: 1,
      active: true,
      state: 'usable',
      uses: 0,
      revenueGivenUp: 0,
    });
    const { id } = created.body;
    for (const q of ['spring', 'SPRING-2', 'fair'])
      expect(
        (await admin.call('GET /api/admin/promo-codes', { query: { q } })).body.map((one) => one.id),
      ).toEqual([id]);
    expect((await admin.call('GET /api/admin/promo-codes', { query: { q: 'autumn' } })).body).toEqual([]);

    const change = (body: object) => admin.call('PATCH /api/admin/promo-codes/:id', { params: { id }, body });
    expect((await change({ maxUses: 5, plans: ['annual'] })).body).toMatchObject({
      maxUses: 5,
      plans: ['annual'],
    });
    expect((await change({ percentOff: null, amountOff: 250 })).body).toMatchObject({
      percentOff: null,
      amountOff: 250,
    });
    expect((await change({ active: false })).body.state).toBe('off');
    const { body: log } = await admin.call('GET /api/admin/audit-log', { query: { limit: 4 } });
    expect(log.map(({ act, subjectId }) => [act, subjectId])).toEqual([
      ['promo_code.changed', id],
      ['promo_code.changed', id],
      ['promo_code.changed', id],
      ['promo_code.created', id],
    ]);
    expect(log[0]).toMatchObject({ adminName: 'Alex Reyes', details: { active: false } });
  });

  test('counts uses and the discounted revenue, and names the users', async () => {
    const { id, code } = await app.transact((t) => makePromo(t, { maxUses: 2 }));
    const [ana, ben] = await Promise.all([1, 2].map(() => app.signIn({ membership: false })));
    await pay(ana!, 'monthly', { promoCode: code });
    await pay(ben!, 'annual', { promoCode: code });
    const { body } = await admin.call('GET /api/admin/promo-codes', { query: { q: code } });
    expect(body).toMatchObject([{ uses: 2, revenueGivenUp: 140 + 1678, state: 'used_up' }]);
    const uses = await admin.call('GET /api/admin/promo-codes/:id/uses', {
      params: { id },
      query: { limit: 1 },
    });
    expect(uses.body).toMatchObject([
      { accountId: ben!.id, plan: 'annual', amountOff: 1678, email: ben!.account.email },
    ]);
    const cursor = /cursor=([^&>]+)/.exec(String(uses.headers['link']))?.[1];
    const rest = await admin.call('GET /api/admin/promo-codes/:id/uses', {
      params: { id },
      query: { cursor },
    });
    expect(rest.body.map((use) => use.accountId)).toEqual([ana!.id]);
  });

  test('exports everything as CSV without cells that run as formulas', async () => {
    await create({ code: 'CSV-TEST', amountOff: 500, note: '=1+1, "quoted"', plans: ['monthly', 'annual'] });
    const answer = await app.app.server.inject({
      url: '/api/admin/promo-codes-csv',
      headers: { cookie: admin.cookie },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, ...rows] = answer.body.trim().split('\r\n');
    expect(header).toMatch(/^Code,Note,Percent off,/);
    expect(rows.find((row) => row.startsWith('CSV-TEST'))).toMatch(
      /^CSV-TEST,"'=1\+1, ""quoted""",,500,monthly annual,,,,1,usable,0,0,\d{4}-/,
    );
  });

  test.each([
    [{ ...spring, code: 'a b' }, 'code'],
    [{ ...spring, code: 'SPRING-26' }, 'code'],
    [{ code: 'NEITHER' }, 'percentOff'],
    [{ code: 'BOTH', percentOff: 5, amountOff: 5 }, 'amountOff'],
    [{ code: 'NEGATIVE', amountOff: -5 }, 'amountOff'],
    [{ code: 'TOO-MUCH', percentOff: 101 }, 'percentOff'],
    // Nine cents of a month, 7 cents of it, and 42 cents of any plan would be left.
    [{ code: 'CENTS', amountOff: 690, plans: ['monthly'] }, 'amountOff'],
    [{ code: 'PERCENT', percentOff: 99, plans: ['monthly'] }, 'percentOff'],
    [{ code: 'ANY-PLAN', percentOff: 94 }, 'percentOff'],
    [{ code: 'NO-USES', percentOff: 5, maxUses: 0 }, 'maxUses'],
    [{ code: 'PLANS', percentOff: 5, plans: ['lifetime'] }, 'plans.0'],
    [{ code: 'WHEN', percentOff: 5, startsAt: 'soon' }, 'startsAt'],
    [
      { code: 'BACKWARDS', percentOff: 5, startsAt: '2027-02-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
      'endsAt',
    ],
    [{ code: 'UNKNOWN-FIELD', percentOff: 5, secret: true }, 'secret'],
  ])('names the field at fault: %j', async (body, path) => {
    const before = (await admin.call('GET /api/admin/promo-codes', { query: { limit: 100 } })).body;
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    const found = (await admin.call('GET /api/admin/promo-codes', { query: { limit: 100 } })).body;
    expect(found).toEqual(before);
  });

  test('answers everyone but admins like an unknown path', async () => {
    const { id } = await app.transact((t) => makePromo(t));
    const member = await app.signIn();
    const calls = [
      ['GET', '/api/admin/promo-codes'],
      ['POST', '/api/admin/promo-codes'],
      ['PATCH', `/api/admin/promo-codes/${id}`],
      ['GET', `/api/admin/promo-codes/${id}/uses`],
      ['GET', '/api/admin/promo-codes-csv'],
      ['GET', '/api/admin/audit-log'],
    ] as const;
    for (const { cookie } of [app.stranger, member]) {
      for (const [method, url] of calls) {
        const payloads = method === 'GET' ? [undefined] : ['{"active":false}', '{', 'x'.repeat(70_000)];
        for (const payload of payloads) {
          const headers = { cookie, ...(payload ? { 'content-type': 'application/json' } : {}) };
          const send = (to: string) => app.app.server.inject({ method, url: to, headers, payload });
          const [door, nothing] = [await send(url), await send(`${url}-nothing`)];
          expect([url, door.statusCode, door.body]).toEqual([
            url,
            nothing.statusCode,
            nothing.body.replace(`${url}-nothing`, url),
          ]);
        }
      }
    }
    const { body } = await admin.call('GET /api/admin/promo-codes', { query: { limit: 100 } });
    expect(body.find((one) => one.id === id)?.active).toBe(true);
  });
});
