import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allQueriesOf, pages, query, invalidateAfter, cacheReply, wholeList } from './query.ts';
import { callPage } from './call.ts';
import { serve } from './server.testing.ts';

const id = '0190aaaa-0000-7000-8000-000000000001';

test('a key has the path, the query and the way a list was read', () => {
  expect(query('GET /api/shifts/:id', { params: { id } }).queryKey).toEqual([
    'api',
    'shifts',
    id,
    { read: 'once' },
  ]);
  const archived = { query: { archived: '1' } } as const;
  expect(query('GET /api/pets', archived).queryKey).toEqual(['api', 'pets', { read: 'once', archived: '1' }]);
  expect(pages('GET /api/visits').queryKey).toEqual(['api', 'visits', { read: 'pages' }]);
  expect(wholeList('GET /api/visits').queryKey).toEqual(['api', 'visits', { read: 'all' }]);
});

test('allQueriesOf matches every query of a path, and no path below it', () => {
  const client = new QueryClient();
  client.setQueryData(pages('GET /api/shifts', { query: { near: '60601' } }).queryKey, {
    pages: [],
    pageParams: [],
  });
  client.setQueryData(['api', 'shifts', id, { read: 'once' }], {});
  expect(client.getQueriesData(allQueriesOf('GET /api/shifts'))).toHaveLength(1);
});

test('lists follow the Link header, and wholeList reads all pages', async () => {
  const calls = serve({
    'GET /api/visits': ({ query: asked }) =>
      asked.get('cursor')
        ? Response.json([{ id: 'b' }])
        : Response.json([{ id: 'a' }], { headers: { link: '</api/visits?cursor=c1>; rel="next"' } }),
  });
  const all = await new QueryClient().fetchQuery(wholeList('GET /api/visits', { query: { as: 'provider' } }));
  expect(all.map((visit) => visit.id)).toEqual(['a', 'b']);
  expect(calls.map((call) => call.query.toString())).toEqual([
    'as=provider&limit=100',
    'as=provider&limit=100&cursor=c1',
  ]);
});

const reads = (topics: string, body: unknown) => () => Response.json(body, { headers: { reads: topics } });

test('after a call its record is cached, and the queries that read what changed are refetched', async () => {
  const client = new QueryClient();
  serve({
    [`GET /api/visits/${id}`]: reads('visits', { id, status: 'scheduled' }),
    'GET /api/visits/x': reads('visits', {}),
    'GET /api/invoices': reads('membership', []),
    'GET /api/sessions': () => Response.json([]),
    [`POST /api/visits/${id}/check-in`]: () =>
      Response.json(
        { id, status: 'checked_in' },
        { headers: { changed: 'visits', 'content-location': `/api/visits/${id}` } },
      ),
  });
  const own = query('GET /api/visits/:id', { params: { id } });
  const other = query('GET /api/visits/:id', { params: { id: 'x' } });
  const [invoices, unnamed] = [pages('GET /api/invoices'), query('GET /api/sessions')];
  await Promise.all([
    client.fetchQuery(own),
    client.fetchQuery(other),
    client.fetchInfiniteQuery(invoices),
    client.fetchQuery(unnamed),
  ]);
  const answer = await callPage('POST /api/visits/:id/check-in', { params: { id }, body: {} });
  cacheReply(client, answer);
  await invalidateAfter(client, answer);
  expect(client.getQueryData(own.queryKey)).toEqual({ id, status: 'checked_in' });
  const isStale = ({ queryKey }: { queryKey: QueryKey }) => client.getQueryState(queryKey)?.isInvalidated;
  expect([own, other, invoices, unnamed].map(isStale)).toEqual([false, true, false, true]);
});

/** A check-in whose answer comes when `answer` is called, and what its record's query and page then hold. */
async function checkInSlowly() {
  const client = new QueryClient();
  const server = { status: 'scheduled', answer: () => {} };
  const answered = new Promise<void>((resolve) => (server.answer = resolve));
  serve({
    [`GET /api/visits/${id}`]: () => reads('visits', { id, status: server.status })(),
    [`POST /api/visits/${id}/check-in`]: async () => {
      await answered;
      return Response.json(
        { id, status: 'checked_in' },
        { headers: { changed: '', 'content-location': `/api/visits/${id}` } },
      );
    },
  });
  const visit = query('GET /api/visits/:id', { params: { id } });
  await client.fetchQuery(visit);
  vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const written = callPage('POST /api/visits/:id/check-in', { params: { id }, body: {} });
  vi.setSystemTime(Date.now() + 1000);
  const finish = async () => {
    server.answer();
    const answer = await written;
    cacheReply(client, answer);
    await invalidateAfter(client, answer);
  };
  const shown = () => [
    client.getQueryData<{ status: string }>(visit.queryKey)?.status,
    client.getQueryState(visit.queryKey)?.isInvalidated,
  ];
  return { client, server, visit, finish, shown };
}

test('a record that was read again while a call was under way is not filled with its older reply', async () => {
  const { client, server, visit, finish, shown } = await checkInSlowly();
  server.status = 'completed';
  await client.fetchQuery(visit);
  await finish();
  expect(shown()).toEqual(['completed', true]);
});

test('a record that is being read when a call answers is read once more', async () => {
  const { client, visit, finish, shown } = await checkInSlowly();
  const reading = client.fetchQuery(visit);
  await finish();
  await reading;
  expect(shown()).toEqual(['scheduled', true]);
});

test('a reply that nothing overtook fills its record', async () => {
  const { finish, shown } = await checkInSlowly();
  await finish();
  expect(shown()).toEqual(['checked_in', false]);
});
