import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from './every-call/calls.ts';
import { createScenario, makePerson } from './every-call/create-scenario.ts';
import { send } from './every-call/send.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The fields of promo codes are fixed for other clients. Their note says what they are for. */
const withoutReason = new Set(['POST /api/admin/promo-codes', 'PATCH /api/admin/promo-codes/:id']);

const acts = calls.filter(({ key, method }) => key.includes(' /api/admin/') && method !== 'GET');
const auditRows = () =>
  app.app.platform.sql<{ adminId: string; details: { reason?: string } }[]>`
    select admin_id, details from audit_log order by id`;

test('admins can do something', () => {
  expect(acts.length).toBeGreaterThan(6);
});

describe.each(acts)('$key', (call) => {
  test('is recorded once, with the admin and the reason', async () => {
    const { good, cookie, me } = await createScenario(app, call.key);
    const before = await auditRows();
    expect((await send(app, call, good, cookie)).status).toBe(expectedStatus(call));
    const [row, ...more] = (await auditRows()).slice(before.length);
    expect(more).toEqual([]);
    expect(row?.adminId).toBe(me);
    const { reason } = good.body as { reason?: string };
    expect(row?.details.reason).toBe(reason);
    expect(reason === undefined).toBe(withoutReason.has(call.key));
  });

  test.skipIf(withoutReason.has(call.key)).each([undefined, '', '  '])(
    'is refused with the reason %j',
    async (reason) => {
      const { good, cookie } = await createScenario(app, call.key);
      const before = await auditRows();
      const body = { ...(good.body as object), reason };
      const { status, text } = await send(app, call, { ...good, body }, cookie);
      expect(status).toBe(422);
      expect(JSON.parse(text).errors).toMatchObject([{ path: 'reason' }]);
      expect(await auditRows()).toEqual(before);
    },
  );

  test('does not exist for others', async () => {
    const { good } = await createScenario(app, call.key);
    const other = await app.as(await makePerson(app));
    const before = await auditRows();
    for (const cookie of [other.cookie, '']) expect((await send(app, call, good, cookie)).status).toBe(404);
    expect(await auditRows()).toEqual(before);
  });
});
