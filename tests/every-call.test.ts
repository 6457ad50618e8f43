import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCalls } from './every-call/calls.ts';
import { doors } from './every-call/doors.ts';
import { faultsOf, readDatabase, send, setScene } from './every-call/scene.ts';
import { wrongRequests } from './every-call/wrong-requests.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

const calls = await readCalls();

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('every call of the program is swept', () => {
  const { paths = {} } = app.app.server.swagger() as { paths?: Record<string, object> };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const promised = calls.map(({ key }) => key);
  expect(served.toSorted()).toEqual(promised.toSorted());
  expect(Object.keys(doors).toSorted()).toEqual(promised.toSorted());
});

describe.each(calls)('$key', (call) => {
  const door = doors[call.key];

  test('refuses what is wrong by name, keeps nothing of it, and then does what it should', async () => {
    const { good, cookie } = await setScene(app, door);
    const before = await readDatabase(app);
    const faults: string[] = [];
    const wrong = wrongRequests(call.endpoint, call.method, good);
    for (const { what, input, status, path } of wrong) {
      const fault = faultsOf(await send(app, call, input, cookie), { status, ...(path ? { path } : {}) });
      if (fault) faults.push(`${what} ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(await readDatabase(app)).toEqual(before);

    const answer = await send(app, call, good, cookie);
    expect(answer.status, answer.text.slice(0, 500)).toBe(
      door.answers ?? call.endpoint.status ?? (call.endpoint.reply ? 200 : 204),
    );
  });

  if (!door.open)
    test('tells a stranger nothing of what is wrong', async () => {
      const { good } = await setScene(app, door);
      const before = await readDatabase(app);
      const refusals = call.path.startsWith('/api/admin/') ? [404] : [401];
      const wrong = wrongRequests(call.endpoint, call.method, good);
      const some = wrong.filter((_, n) => n % 10 === 0).filter(({ status }) => !status.includes(404));
      for (const { what, input } of [{ what: 'what is right', input: good }, ...some]) {
        const fault = faultsOf(await send(app, call, input), { status: refusals });
        expect(`${what} ${fault}`).toBe(`${what} `);
      }
      expect(await readDatabase(app)).toEqual(before);
    });
});
