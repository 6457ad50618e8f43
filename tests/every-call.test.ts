import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from './every-call/calls.ts';
import { faultsOf, send } from './every-call/send.ts';
import { changedTables, readDatabase } from './every-call/written-tables.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { wrongRequests } from './every-call/wrong-requests.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus, sweptCalls } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('every call of the program is covered', () => {
  const { paths = {} } = app.app.server.swagger() as { paths?: Record<string, object> };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const swept = calls.map(({ key }) => key).toSorted();
  expect(served.toSorted()).toEqual(swept);
  expect(Object.keys(sweptCalls).toSorted()).toEqual(swept);
});

describe.each(calls)('$key', (call) => {
  test('refuses each invalid request, changes nothing, and then accepts the valid one', async () => {
    const { good, cookie } = await createScenario(app, call.key);
    const before = await readDatabase(app);
    const faults: string[] = [];
    for (const { what, input, ...wanted } of wrongRequests(call.endpoint, call.method, good)) {
      const fault = faultsOf(await send(app, call, input, cookie), wanted);
      if (fault) faults.push(`${what} ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(await changedTables(app, before)).toEqual([]);

    const answer = await send(app, call, good, cookie);
    expect(answer.status, answer.text.slice(0, 500)).toBe(expectedStatus(call));
  });
});
