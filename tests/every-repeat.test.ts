import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takesKey } from '#server/platform/http/idempotency/idempotency.ts';
import { calls } from './every-call/calls.ts';
import { send } from './every-call/send.ts';
import { changedTables, readDatabase } from './every-call/written-tables.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const keyed = calls.filter(({ method, endpoint }) => takesKey(method, endpoint));

describe.each(keyed)('$key', (call) => {
  test('repeated with its Idempotency-Key, changes nothing and gets the same reply', async () => {
    const { good, cookie } = await createScenario(app, call.key);
    const input = { ...good, headers: { ...good.headers, 'idempotency-key': randomUUID() } };
    const first = await send(app, call, input, cookie);
    expect(first.status, first.text.slice(0, 500)).toBe(expectedStatus(call));
    const after = await readDatabase(app);
    const second = await send(app, call, input, cookie);
    expect(second).toMatchObject({ status: first.status, type: first.type, text: first.text });
    expect(second.response.headers['set-cookie']).toEqual(first.response.headers['set-cookie']);
    // A refused request claims its key and releases it again.
    const passing = first.status >= 400 ? ['idempotent_requests'] : [];
    expect((await changedTables(app, after)).filter((table) => !passing.includes(table))).toEqual([]);
  });
});
