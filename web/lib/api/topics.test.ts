import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callPage } from './call.ts';
import { cacheReply, query } from './query.ts';
import { serve } from './server.testing.ts';
import { ofEveryone, refetchTopics, topicsChanged } from './topics.ts';

async function readTwo() {
  const client = new QueryClient();
  serve({
    'GET /api/blocks': () => Response.json([], { headers: { reads: 'blocks' } }),
    'GET /api/shifts': () => Response.json([], { headers: { reads: 'applications all:shifts' } }),
  });
  const [own, list] = [query('GET /api/blocks'), query('GET /api/shifts')];
  await Promise.all([client.fetchQuery(own), client.fetchQuery(list)]);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, stale: () => [isStale(own.queryKey), isStale(list.queryKey)] };
}

test.each([
  ['own rows', ['blocks'], [true, false]],
  ['own rows of a list that shows everyone’s', ['shifts'], [false, true]],
  ['rows of others', ofEveryone(['shifts', 'blocks']), [false, true]],
  ['rows that no query reads', ['visits'], [false, false]],
])('a change of %s refetches the queries whose replies named them', async (_, changed, expected) => {
  const { client, stale } = await readTwo();
  await refetchTopics(client, changed);
  expect(stale()).toEqual(expected);
});

test('a write at the address of a query does not take its topics away', async () => {
  const client = new QueryClient();
  const making = { state: 'making', askedAt: null, readyAt: null, expiresAt: null, bytes: null };
  serve({
    'GET /api/account/export': () => Response.json(making, { headers: { reads: 'data-export' } }),
    'POST /api/account/export': () =>
      Response.json(making, { headers: { changed: 'data-export', location: '/api/account/export' } }),
  });
  const archive = query('GET /api/account/export');
  await client.fetchQuery(archive);
  cacheReply(client, await callPage('POST /api/account/export'));
  await refetchTopics(client, ['data-export']);
  expect(client.getQueryState(archive.queryKey)?.isInvalidated).toBe(true);
});

test('a reply without the header may have changed anything', () => {
  expect(topicsChanged(null)).toBeUndefined();
  expect(topicsChanged('*')).toBeUndefined();
  expect(topicsChanged('blocks all:shifts')).toEqual(new Set(['blocks', 'all:shifts']));
});
