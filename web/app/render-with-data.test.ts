import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { pages, query, wholeList } from '#web/lib/api/query.ts';
import { clockTime } from '#web/lib/dates.ts';
import { repliesOf } from '#web/lib/first-view/first-data.ts';
import type { FirstData } from '#web/lib/first-view/first-data.ts';
import { startTime } from '#web/lib/first-view/first-moment.ts';
import { matchesFirst } from '#web/lib/first-view/first-screen.ts';
import { renderWithData } from './render-with-data.ts';

type Said = { status?: number; body?: unknown; link?: string };

const session = sessionOf({ timeZone: 'Asia/Tokyo' });

/** Renders a page that shows its queries. */
async function rendered(show: (ask: (options: object) => unknown) => unknown, replies: Record<string, Said>) {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const queries = new QueryClient();
  const ask = (options: object) =>
    new QueryObserver(queries, options as never).getOptimisticResult(
      queries.defaultQueryOptions(options as never),
    ).data;
  const page = await renderWithData(
    queries,
    () => {
      const shown = JSON.stringify({ me: ask(query('GET /auth/me')) !== undefined, shown: show(ask) });
      return Promise.resolve(`<body>${shown}</body>`);
    },
    {
      now: new Date('2026-11-20T16:42:00Z'),
      read: (url) => {
        asked.push(url);
        const { status = 200, body, link = null } = replies[url] ?? { status: 404 };
        return Promise.resolve({ status, body, link, reads: 'pets', validFor: 60, position: '7' });
      },
      failed: (error) => failures.push(error),
      desktop: true,
    },
  );
  expect(queries.getQueryCache().getAll()).toEqual([]);
  return { page, asked, failures };
}

const me = { '/auth/me': { body: session } };
const pets = query('GET /api/pets');

test('a page comes with what it shows, and with what that leads to', async () => {
  const { page, asked } = await rendered(
    (ask) => ask(pets) && ask(query('GET /api/pets/:id', { params: { id: 'b' } })),
    { ...me, '/api/pets': { body: [] }, '/api/pets/b': { body: 'Bella' } },
  );
  expect(asked).toEqual(['/auth/me', '/api/pets', '/api/pets/b']);
  expect(page).toContain('"shown":"Bella"');
  const data = JSON.parse(/id="first-data">(.+)<\/script>/.exec(page ?? '')?.[1] ?? '');
  expect(data).toMatchObject({ at: '2026-11-20T16:42:00.000Z', timeZone: 'Asia/Tokyo', position: '7' });
  expect(data.reads.map(({ url }: { url: string }) => url)).toEqual(asked);
  expect(data.reads[2]).toMatchObject({ data: 'Bella', reads: 'pets', validFor: 60 });
});

test('who is signed out gets no data', async () => {
  const { page } = await rendered((ask) => ask(pets), { '/api/pets': { body: [] } });
  expect(page).toBeUndefined();
});

test('a text of a member cannot end the element', async () => {
  const name = '</script><script>alert(1)</script>';
  const { page = '' } = await rendered((ask) => void ask(pets), { ...me, '/api/pets': { body: [{ name }] } });
  expect(page).not.toContain('<script>alert');
  expect(JSON.parse(/id="first-data">(.+)<\/script>/.exec(page)?.[1] ?? '').reads[1].data).toEqual([
    { name },
  ]);
});

test('what cannot be read, and what is not asked for yet, is left to the browser', async () => {
  const { page, asked } = await rendered(
    (ask) => [ask(pets), ask({ ...query('GET /api/visits'), enabled: false }), ask({ queryKey: ['own'] })],
    { ...me, '/api/pets': { status: 503 } },
  );
  expect(asked).toEqual(['/auth/me', '/api/pets']);
  expect(page).toContain('"me":true');
});

test('a list comes with its first page, or whole unless it is long', async () => {
  const link = '</api/visits?cursor=2>; rel="next"';
  const { page } = await rendered(
    (ask) => [
      ask(pages('GET /api/visits')),
      ask(wholeList('GET /api/shifts/owner/current-user')),
      ask(wholeList('GET /api/clients')),
    ],
    {
      ...me,
      '/api/visits': { body: ['first'], link },
      '/api/shifts/owner/current-user?limit=100': { body: ['a'], link },
      '/api/shifts/owner/current-user?limit=100&cursor=2': { body: ['b'] },
      '/api/clients?limit=100': { body: ['c'], link },
      '/api/clients?limit=100&cursor=2': { body: ['d'], link },
    },
  );
  expect(page).toContain('"shown":[["first"],["a","b"],null]');
  expect(page).toContain('{"pages":[{"body":["first"],"next":"2"}],"pageParams":[""]}');
  const data = JSON.parse(/id="first-data">(.+)<\/script>/.exec(page ?? '')?.[1] ?? '') as FirstData;
  expect(repliesOf(data).slice(1)).toEqual([
    { address: '/api/visits', body: ['first'], link, validFor: 60 },
    { address: '/api/shifts/owner/current-user?limit=100', body: ['a'], link, validFor: 60 },
    { address: '/api/shifts/owner/current-user?limit=100&cursor=2', body: ['b'], link: null, validFor: 60 },
  ]);
});

test('the time is that of the server’s clock, in the zone of the reader’s place', async () => {
  const at = '2026-11-20T15:00:00Z';
  const { page } = await rendered(() => [clockTime(at), startTime()], me);
  expect(page).toContain(`["${clockTime(at, 'Asia/Tokyo')}","2026-11-20T16:42:00.000Z"]`);
  expect(clockTime(at, undefined)).not.toBe(clockTime(at, 'Asia/Tokyo'));
});

test('what is drawn first fits the screen of a desktop that asks for it', async () => {
  const { page } = await rendered(
    () => ['(width >= 75rem)', '(width < 40rem)', '(pointer: coarse)'].map(matchesFirst),
    me,
  );
  expect(page).toContain('"shown":[true,false,false]');
  expect(page).toContain('"desktop":true');
  expect(matchesFirst('(width >= 75rem)')).toBe(false);
});

test('a page that fails with its data is shown without', async () => {
  const { page, failures } = await rendered(
    (ask) => {
      if (ask(pets)) throw new Error('window is not defined');
      return null;
    },
    { ...me, '/api/pets': { body: [] } },
  );
  expect(page).toBeUndefined();
  expect(failures).toMatchObject([{ message: 'window is not defined' }]);
});
