import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { createTopics } from '#server/platform/change-feed/topics.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.platform.changeFeed.start();
  maya = await app.signIn();
});
afterAll(() => app.close());

const topics = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['changed']).split(' ').filter(Boolean);

test('a read names the topics that it reads', async () => {
  const { headers } = await maya.call('GET /api/saved-searches');
  expect(headers['reads']).toBe('saved-searches');
});

test('a write names what it changed for its caller; a repeat of it does not know', async () => {
  const { id: userId } = await app.transact((t) => makeGroomer(t));
  const block = { body: { userId }, headers: { 'idempotency-key': randomUUID() } };
  expect(topics(await maya.call('POST /api/blocks', block))).toContain('blocks');
  const search = {
    body: { kind: 'shifts', name: 'Near me', notify: 'off', query: {} },
    headers: { 'idempotency-key': randomUUID() },
  };
  const saved = await maya.call('POST /api/saved-searches', search);
  expect(topics(saved)).toContain('saved-searches');
  expect(topics(await maya.call('POST /api/saved-searches', search))).toEqual(['*']);
});

test('a read that names no topics says nothing, and one that reads nothing says so', async () => {
  expect((await maya.call('GET /api/sessions')).headers['reads']).toBeUndefined();
  expect((await maya.call('GET /api/plans')).headers['reads']).toBe('');
});

test('a write names the address of its record, a repeat of it too', async () => {
  const owner = await app.as((await app.transact((t) => makePetOwner(t))).id);
  const pet = {
    body: { name: 'Otto', species: 'dog' as const, breed: 'Poodle' },
    headers: { 'idempotency-key': randomUUID() },
  };
  const { body, headers } = await owner.call('POST /api/pets', pet);
  expect(headers['content-location']).toBe(`/api/pets/${body.id}`);
  expect((await owner.call('POST /api/pets', pet)).headers['content-location']).toBe(`/api/pets/${body.id}`);
  const { id: userId } = await app.transact((t) => makeGroomer(t));
  const blocked = await owner.call('POST /api/blocks', { body: { userId } });
  expect(blocked.headers['content-location']).toBeUndefined();
});

test('a call that reads a topic that no table has does not start', () => {
  const route = { key: 'GET /api/favorites', reads: ['favourites'] };
  expect(() => createTopics({ favorites: 'favorites' }, [route])).toThrow(/favourites/);
});
