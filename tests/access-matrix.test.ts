import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#contract/identity/roles.ts';
import { calls } from './every-call/calls.ts';
import type { Call } from './every-call/calls.ts';
import type { Input } from './every-call/valid-request.ts';
import { faultsOf, send } from './every-call/send.ts';
import { changedTables, readDatabase } from './every-call/written-tables.ts';
import { makePerson, createScenario } from './every-call/create-scenario.ts';
import { wrongRequests } from './every-call/wrong-requests.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus, sweptCalls } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Sends a request, expects that refusal and checks that the database is unchanged. */
async function refused(call: Call, input: Input, cookie: string, status: number) {
  const before = await readDatabase(app);
  expect(faultsOf(await send(app, call, input, cookie), { status: [status] })).toBe('');
  expect(await changedTables(app, before)).toEqual([]);
}

/** Sends a request that must be allowed. @returns the reply */
async function letIn(call: Call, input: Input, cookie: string): Promise<string> {
  const { status, text } = await send(app, call, input, cookie);
  expect(status, text.slice(0, 500)).toBe(expectedStatus(call));
  return text;
}

const idsIn = (answer: string): string[] => answer.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];

describe.each(calls.filter(({ key }) => !sweptCalls[key].access.everyone))('$key', (call) => {
  const { roles: needed, member, admin, others } = sweptCalls[call.key].access;

  test('asks signed-out callers to sign in, without judging the request', async () => {
    const { good } = await createScenario(app, call.key);
    const before = await readDatabase(app);
    const wrong = wrongRequests(call.endpoint, call.method, good)
      .filter((_, n) => n % 10 === 0)
      .filter(({ status }) => !status.includes(404));
    const told: string[] = [];
    for (const { what, input } of [{ what: 'what is right', input: good }, ...wrong]) {
      const fault = faultsOf(await send(app, call, input), { status: [admin ? 404 : 401] });
      if (fault) told.push(`${what} ${fault}`);
    }
    expect(told).toEqual([]);
    expect(await changedTables(app, before)).toEqual([]);
  });

  test.each(roles)('allows or refuses a caller whose only role is %s', async (role) => {
    const { good, cookie } = await createScenario(app, call.key, { roles: [role] });
    if (needed.includes(role)) await letIn(call, good, cookie);
    else await refused(call, good, cookie, 403);
  });

  if (sweptCalls[call.key].joined !== false)
    test('allows or refuses a caller without membership', async () => {
      const { good, cookie } = await createScenario(app, call.key, { joined: false });
      if (member) await refused(call, good, cookie, 402);
      else await letIn(call, good, cookie);
    });

  test('allows or refuses callers who do not own the record', async () => {
    const { good, cookie } = await createScenario(app, call.key);
    const { joined = true } = sweptCalls[call.key];
    const somebodyElse = (await app.as(await makePerson(app, { joined }))).cookie;
    if (typeof others === 'number') return refused(call, good, somebodyElse, others);
    const theirs = idsIn(await letIn(call, good, somebodyElse));
    if (others === 'in') return;
    const mine = idsIn(await letIn(call, good, cookie));
    expect(mine).not.toEqual([]);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  });
});
