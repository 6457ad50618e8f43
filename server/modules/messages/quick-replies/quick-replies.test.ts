import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxQuickReplies } from '#contract/messages/quick-replies.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
});
afterAll(() => app.close());

const add = (who: Caller, content: string) => who.call('POST /api/quick-replies', { body: { content } });
const list = async (who: Caller) => (await who.call('GET /api/quick-replies')).body;

test('are added, changed and deleted by their owner alone', async () => {
  const { body: reply } = await add(maya, ' On my way ');
  await add(maya, 'Done, come any time');
  const other = await app.signIn({ roles: ['owner'] });
  const params = { id: reply.id };
  const body = { content: 'Ten minutes away' };
  expect((await other.call('PATCH /api/quick-replies/:id', { params, body })).status).toBe(404);
  expect((await other.call('DELETE /api/quick-replies/:id', { params })).status).toBe(404);
  expect(await list(other)).toEqual([]);
  expect((await maya.call('PATCH /api/quick-replies/:id', { params, body })).body).toEqual({
    ...params,
    ...body,
  });
  expect((await list(maya)).map(({ content }) => content)).toEqual([
    'Ten minutes away',
    'Done, come any time',
  ]);
  expect((await maya.call('DELETE /api/quick-replies/:id', { params })).status).toBe(204);
  expect(await list(maya)).toHaveLength(1);
  const owner = await app.signIn({ roles: ['pet_owner'] });
  expect((await add(owner, 'On my way')).status).toBe(403);
});

test('are limited, also under concurrent calls', async () => {
  const busy = await app.signIn({ roles: ['owner'] });
  const answers = await Promise.all(
    Array.from({ length: maxQuickReplies + 5 }, (_, n) => add(busy, `Reply ${n}`)),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(await list(busy)).toHaveLength(maxQuickReplies);
});
