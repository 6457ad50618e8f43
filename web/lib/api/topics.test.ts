import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callPage } from './call.ts';
import { cacheReply, query } from './query.ts';
import { serve } from './server.testing.ts';
import { ofEveryone, refetchAfterWrite, refetchTopics, topicsChanged } from './topics.ts';

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

test('what an act would meet is not read again after the act, as it would warn of itself', async () => {
  const client = new QueryClient();
  const calls = serve({
    'GET /api/calendar/check': () => Response.json({}, { headers: { reads: 'visits' } }),
    'GET /api/visits': () => Response.json([], { headers: { reads: 'visits' } }),
  });
  const hours = { from: '2026-11-24T15:00:00Z', to: '2026-11-24T16:00:00Z' };
  const shown = [query('GET /api/calendar/check', { query: hours }), query('GET /api/visits')] as const;
  const leave = shown.map((options) =>
    new QueryObserver(client, options as never).subscribe(() => undefined),
  );
  await Promise.all(shown.map((options) => client.fetchQuery(options as never)));
  const before = calls.length;
  await refetchAfterWrite(client, ['visits']);
  expect(calls.slice(before).map(({ key }) => key)).toEqual(['GET /api/visits']);
  expect(shown.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, false]);
  for (const each of leave) each();
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
