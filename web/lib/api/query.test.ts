import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allQueriesOf, pages, query, invalidateAfter, cacheReply, wholeList } from './query.ts';
import { callPage } from './call.ts';
import { serve, written } from './server.testing.ts';

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
  await invalidateAfter(client, answer, cacheReply(client, answer));
  expect(client.getQueryData(own.queryKey)).toEqual({ id, status: 'checked_in' });
  const isStale = ({ queryKey }: { queryKey: QueryKey }) => client.getQueryState(queryKey)?.isInvalidated;
  expect([own, other, invoices, unnamed].map(isStale)).toEqual([false, true, false, true]);
});

/** A visit on the screen that is checked in; its reads and the check-in are answered by hand, one second apart. */
async function checkingIn() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const waiting: { key: string; answer: (reply: Response) => void }[] = [];
  const later = (key: string) => () =>
    new Promise<Response>((resolve) => waiting.push({ key, answer: resolve }));
  serve({
    [`GET /api/visits/${id}`]: later('read'),
    [`POST /api/visits/${id}/check-in`]: later('write'),
  });
  const client = new QueryClient();
  const visit = query('GET /api/visits/:id', { params: { id } });
  const answer = async (key: 'read' | 'write', status: string) => {
    vi.setSystemTime(Date.now() + 1000);
    const [next] = waiting.splice(
      waiting.findIndex((each) => each.key === key),
      1,
    );
    next?.answer(
      key === 'read'
        ? Response.json({ id, status }, { headers: { reads: 'visits' } })
        : written(`/api/visits/${id}`, { id, status }),
    );
    await new Promise((resolve) => setTimeout(resolve));
  };
  const leave = new QueryObserver(client, visit).subscribe(() => {});
  onTestFinished(() => {
    leave();
    vi.useRealTimers();
  });
  await answer('read', 'scheduled');
  const done = callPage('POST /api/visits/:id/check-in', { params: { id }, body: {} }).then((reply) =>
    invalidateAfter(client, reply, cacheReply(client, reply)),
  );
  return {
    answer,
    done,
    reads: () => waiting.filter(({ key }) => key === 'read').length,
    readAgain: () => void client.refetchQueries(visit),
    shown: () => client.getQueryData(visit.queryKey)?.status as string | undefined,
  };
}

test('the reply of a write fills the record, which is not read again', async () => {
  const { answer, done, reads, shown } = await checkingIn();
  await answer('write', 'checked_in');
  await done;
  expect([shown(), reads()]).toEqual(['checked_in', 0]);
});

test('a record that was read while a write was under way is not overwritten by its reply, but read again', async () => {
  const { answer, done, reads, readAgain, shown } = await checkingIn();
  readAgain();
  await answer('read', 'completed');
  await answer('write', 'checked_in');
  expect([shown(), reads()]).toEqual(['completed', 1]);
  await answer('read', 'completed');
  await done;
  expect(shown()).toBe('completed');
});

test('a read that began before the reply of a write came does not put the older record back', async () => {
  const { answer, done, reads, readAgain, shown } = await checkingIn();
  readAgain();
  await answer('write', 'checked_in');
  expect([shown(), reads()]).toEqual(['checked_in', 2]);
  await answer('read', 'scheduled');
  expect(shown()).toBe('checked_in');
  await answer('read', 'checked_in');
  await done;
  expect(shown()).toBe('checked_in');
});
