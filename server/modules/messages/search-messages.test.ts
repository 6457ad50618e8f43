import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeMessage } from './messages.factory.ts';
import { mailsTo, read, wait, write } from './messages.scenario.ts';

let app: TestApp;
let maya: Caller;
let renee: Caller;
beforeAll(async () => {
  app = await openTestApp();
  [maya, renee] = [await app.signIn(), await app.signIn({ firstName: 'Renee', lastName: 'Calloway' })];
});
afterAll(() => app.close());

const search = (who: Caller, q: string, more: object = {}) =>
  who.call('GET /api/messages/search', { query: { q, ...more } });

test('finds all words in one’s own messages only, the newest first, page by page', async () => {
  const third = await app.signIn();
  await write(renee, maya, 'Use the SIDE door before eight');
  await write(maya, renee, 'Which door on the side?');
  await write(renee, third, 'The side door');
  await write(maya, renee, 'It is 100% open, side_a');
  const found = (await search(maya, 'side door')).body;
  expect(found.map(({ content }) => content)).toEqual([
    'Which door on the side?',
    'Use the SIDE door before eight',
  ]);
  expect(found[1]).toMatchObject({
    otherUserId: renee.id,
    otherUserName: 'Renee Calloway',
    fromUserId: renee.id,
    pageCursor: null,
  });
  expect((await search(maya, '100%')).body).toHaveLength(1);
  expect((await search(maya, '_a')).body).toHaveLength(1);
  expect((await search(maya, 'e_d')).body).toEqual([]);
  const first = await search(maya, 'side door', { limit: 1 });
  const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
  expect((await search(maya, 'side door', { limit: 1, cursor })).body).toEqual([found[1]]);
});

test('leads to the page of the conversation that shows the message', async () => {
  const [reader, writer] = [await app.signIn(), await app.signIn()];
  await app.transact(async (t) => {
    for (let n = 1; n <= 120; n++)
      await makeMessage(t, { fromId: writer.id, toId: reader.id, content: n === 30 ? 'the needle' : `${n}` });
  });
  const [message] = (await search(reader, 'needle')).body;
  const page = (await read(reader, writer, { cursor: message?.pageCursor ?? '' })).body;
  expect(page.findIndex(({ id }) => id === message?.id)).toBe(20);
  expect(page).toHaveLength(50);
});

test('a muted conversation sends no reminder until it is unmuted', async () => {
  const mute = (muted: boolean) =>
    maya.call('PUT /api/messages/:userId/:otherUserId/muted', {
      params: { userId: 'current-user', otherUserId: renee.id },
      body: { muted },
    });
  const [reader, before] = [maya, (await mailsTo(app, maya)).length];
  expect((await mute(true)).status).toBe(204);
  await write(renee, reader, 'Are you there?');
  await wait(app);
  expect(await mailsTo(app, reader)).toHaveLength(before);
  const list = await reader.call('GET /api/messages/conversations/:userId', {
    params: { userId: 'current-user' },
  });
  expect(list.body).toMatchObject([{ muted: true }]);
  expect((await mute(false)).status).toBe(204);
});
