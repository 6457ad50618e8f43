import { afterAll, beforeAll, expect, test } from 'vitest';
import type { messagesApi } from '#contract/messages/messages.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeMessage } from './messages.factory.ts';

type Who = 'writer' | 'reader' | 'third' | 'lapsed' | 'neverJoined' | 'signedOut';
type Key = keyof typeof messagesApi;
type Scene = { writer: string; reader: string; messageId: string };
type Door = {
  params?: (scene: Scene) => Record<string, string>;
  query?: Record<string, string>;
  body?: (scene: Scene) => unknown;
  answers: Record<Who, number>;
};

/** The account `writer` has written to `reader`; every path names them. */
const doors: Record<Key, Door[]> = {
  'GET /api/messages/conversations/:userId': [
    {
      params: ({ reader }) => ({ userId: reader }),
      answers: { reader: 200, writer: 403, third: 403, lapsed: 403, neverJoined: 402, signedOut: 401 },
    },
    {
      params: () => ({ userId: 'current-user' }),
      answers: { reader: 200, writer: 200, third: 200, lapsed: 200, neverJoined: 402, signedOut: 401 },
    },
  ],
  'GET /api/messages/:userId/:otherUserId': [
    {
      params: ({ writer, reader }) => ({ userId: reader, otherUserId: writer }),
      answers: { reader: 200, writer: 403, third: 403, lapsed: 403, neverJoined: 402, signedOut: 401 },
    },
  ],
  'POST /api/messages': [
    {
      body: ({ reader }) => ({ fromUserId: 'current-user', toUserId: reader, content: 'Hello' }),
      answers: { reader: 422, writer: 201, third: 201, lapsed: 402, neverJoined: 402, signedOut: 401 },
    },
    {
      body: ({ writer, reader }) => ({ fromUserId: reader, toUserId: writer, content: 'Hello' }),
      answers: { reader: 201, writer: 403, third: 403, lapsed: 403, neverJoined: 402, signedOut: 401 },
    },
  ],
  'GET /api/messages/search': [
    {
      query: { q: 'door' },
      answers: { reader: 200, writer: 200, third: 200, lapsed: 200, neverJoined: 402, signedOut: 401 },
    },
  ],
  'PUT /api/messages/:userId/:otherUserId/muted': [
    {
      params: ({ writer, reader }) => ({ userId: reader, otherUserId: writer }),
      body: () => ({ muted: true }),
      answers: { reader: 204, writer: 403, third: 403, lapsed: 403, neverJoined: 402, signedOut: 401 },
    },
    {
      params: ({ writer }) => ({ userId: 'current-user', otherUserId: writer }),
      body: () => ({ muted: true }),
      answers: { reader: 204, writer: 404, third: 404, lapsed: 404, neverJoined: 402, signedOut: 401 },
    },
  ],
  'POST /api/messages/typing': [
    {
      body: ({ writer }) => ({ toUserId: writer }),
      answers: { reader: 204, writer: 404, third: 404, lapsed: 404, neverJoined: 402, signedOut: 401 },
    },
  ],
  'POST /api/messages/:userId/:otherUserId/read': [
    {
      params: ({ writer, reader }) => ({ userId: reader, otherUserId: writer }),
      body: ({ messageId }) => ({ messageId }),
      answers: { reader: 204, writer: 403, third: 403, lapsed: 403, neverJoined: 402, signedOut: 401 },
    },
    // A conversation without the caller is not found.
    {
      params: ({ writer }) => ({ userId: 'current-user', otherUserId: writer }),
      body: ({ messageId }) => ({ messageId }),
      answers: { reader: 204, writer: 404, third: 404, lapsed: 404, neverJoined: 402, signedOut: 401 },
    },
  ],
};

let app: TestApp;
let people: Record<Who, Caller>;
beforeAll(async () => {
  app = await openTestApp();
  const lapsed = await app.signIn({ membership: false });
  await app.transact((t) => makeMembership(t, { accountId: lapsed.id, plan: 'monthly' }));
  await app.app.platform.sql`
    update memberships set status = 'expired', access_until = ${after(app.clock.now(), -days(1))}
    where account_id = ${lapsed.id}`;
  people = {
    writer: await app.signIn(),
    reader: await app.signIn(),
    third: await app.signIn(),
    lapsed,
    neverJoined: await app.signIn({ membership: false }),
    signedOut: app.stranger,
  };
  // An answer lifts the limit of messages toward strangers.
  await app.transact((t) => makeMessage(t, { fromId: people.reader.id, toId: people.writer.id }));
});
afterAll(() => app.close());

const cases = Object.entries(doors).flatMap(([key, each]) =>
  each.map((door, nth) => ({ key: key as Key, nth, door })),
);

test.each(cases)('$key ($nth)', async ({ key, door }) => {
  const [writer, reader] = [people.writer.id, people.reader.id];
  const answers: Partial<Record<Who, number>> = {};
  for (const who of Object.keys(door.answers) as Who[]) {
    const { id: messageId } = await app.transact((t) => makeMessage(t, { fromId: writer, toId: reader }));
    const scene = { writer, reader, messageId };
    const { status } = await people[who].call(key, {
      params: door.params?.(scene) ?? {},
      ...(door.query ? { query: door.query } : {}),
      ...(door.body ? { body: door.body(scene) } : {}),
    });
    answers[who] = status;
  }
  expect(answers).toEqual(door.answers);
});

test('another pair’s message cannot be marked in one’s own conversation', async () => {
  const { reader, writer, third } = people;
  const foreign = await app.transact((t) => makeMessage(t, { fromId: writer.id, toId: third.id }));
  await app.transact((t) => makeMessage(t, { fromId: writer.id, toId: reader.id }));
  const { status } = await reader.call('POST /api/messages/:userId/:otherUserId/read', {
    params: { userId: 'current-user', otherUserId: writer.id },
    body: { messageId: foreign.id },
  });
  expect(status).toBe(404);
});
