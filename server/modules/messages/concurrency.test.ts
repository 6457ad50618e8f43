import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeMessage } from './messages.factory.ts';
import { conversationsOf, mailsTo, unknownPerson, read, wait, write } from './messages.scenario.ts';

let app: TestApp;
let maya: Caller;
let renee: Caller;
/** Returns the same caller at another process on the same database. */
let elsewhere: (caller: Caller) => Caller;
beforeAll(async () => {
  app = await openTestApp();
  elsewhere = await app.secondProcess();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await app.signIn({ firstName: 'Maya', lastName: 'Ortiz' });
  renee = await app.signIn({ firstName: 'Renee', lastName: 'Calloway', roles: ['owner'] });
  // Strangers are limited.
  await app.transact((t) => makeMessage(t, { fromId: maya.id, toId: renee.id, kind: 'booking' }));
});

test('many concurrent messages: each is saved once, in the same order for both sides', async () => {
  const sends = Array.from({ length: 40 }, (_, n) =>
    n % 2 ? write(maya, renee, `M${n}`) : write(renee, maya, `R${n}`),
  );
  for (const { status } of await Promise.all(sends)) expect(status).toBe(201);
  const [hers, theirs] = [await read(maya, renee), await read(renee, maya)];
  expect(hers.body.map(({ content }) => content)).toEqual(theirs.body.map(({ content }) => content));
  expect(new Set(hers.body.map(({ id }) => id)).size).toBe(41);
  const [seenByMaya, seenByRenee] = [await conversationsOf(maya), await conversationsOf(renee)];
  expect([seenByMaya.body[0]?.unreadCount, seenByRenee.body[0]?.unreadCount]).toEqual([20, 20]);
  expect(seenByMaya.body[0]?.lastMessage).toBe(hers.body[0]?.content);
});

test('a message that fails does not affect the others of its batch', async () => {
  await write(renee, maya, 'M0', { clientId: 'zero' });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => {
      const from = n % 2 ? elsewhere(renee) : renee;
      if (n % 8 === 3) return write(from, unknownPerson, `N${n}`);
      if (n % 8 === 6) return write(from, maya, 'something else', { clientId: 'zero' });
      return n % 3 ? write(from, maya, `M${n}`) : write(elsewhere(maya), renee, `M${n}`);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    answers.map((_, n) => ({ 3: 404, 6: 409 })[n % 8] ?? 201),
  );
  const sent = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  const { body } = await read(maya, renee);
  expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(sent));
  expect(body).toHaveLength(sent.length + 2);
  const unread = [(await conversationsOf(maya)).body[0], (await conversationsOf(renee)).body[0]];
  expect(unread.reduce((sum, side) => sum + (side?.unreadCount ?? 0), 0)).toBe(sent.length + 1);
});

test('the limit is exact across two processes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, n) => write(n % 2 ? elsewhere(renee) : renee, maya, `Buy shears ${n}`)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(120);
});

test('concurrent first messages cause one reminder mail', async () => {
  await Promise.all(Array.from({ length: 9 }, (_, n) => write(renee, maya, `${n}`)));
  await wait(app);
  expect(await mailsTo(app, maya)).toHaveLength(1);
  expect(await mailsTo(app, renee)).toEqual([]);
});
