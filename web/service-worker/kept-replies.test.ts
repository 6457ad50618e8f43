import { beforeEach, expect, test } from 'vitest';
import { fakeCaches } from './fake-caches.testing.ts';
import { keepReplies } from './kept-replies.ts';
import { accountHeader, isKept, keptAtHeader, mostReplies, toDrop } from './kept-rules.ts';

const site = 'http://wagwell.example';
const at = (path: string) => `${site}${path}`;

let caches: CacheStorage;
let network: (request: Request) => Promise<Response>;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const says = (account: string, body: unknown, more: ResponseInit = {}) =>
  Promise.resolve(Response.json(body, { headers: { [accountHeader]: account }, ...more }));

function open() {
  const replies = keepReplies({
    caches,
    fetch: (request) => network(request as Request),
    now: () => new Date('2026-11-20T16:42:00Z'),
  });
  const ask = async (path: string, method = 'GET') => {
    const kept: Promise<unknown>[] = [];
    const answer = replies.answer(new Request(at(path), { method }), (work) => kept.push(work));
    const reply = await answer?.catch(() => undefined);
    await Promise.all(kept);
    return reply;
  };
  return Object.assign(ask, replies);
}

beforeEach(() => {
  caches = fakeCaches();
});

test('what was read last is shown offline, with the time at which it was kept', async () => {
  const ask = open();
  network = () => says('maya', ['Bella']);
  expect((await ask('/api/visits?as=provider'))?.headers.has(keptAtHeader)).toBe(false);
  network = offline;
  const kept = await ask('/api/visits?as=provider');
  expect(await kept?.json()).toEqual(['Bella']);
  expect(kept?.headers.get(keptAtHeader)).toBe('2026-11-20T16:42:00.000Z');
  expect(await ask('/api/visits?as=pet_owner')).toBeUndefined();
});

test.each([502, 503, 504])('a server that answers %i is away', async (status) => {
  const ask = open();
  network = () => says('maya', ['Bella']);
  await ask('/api/visits');
  network = () => says('maya', {}, { status });
  expect((await ask('/api/visits'))?.status).toBe(200);
  expect((await ask('/api/pets'))?.status).toBe(status);
});

const link = '</api/clients?limit=100&cursor=2>; rel="next"';
const given = {
  of: 'maya',
  keep: [
    { address: '/api/clients?limit=100', body: ['Bella'], link, validFor: 60 },
    { address: '/api/plans', body: [], link: null, validFor: undefined },
  ],
};

test('what came with a page is kept as if it had been read', async () => {
  const ask = open();
  ask.opens();
  await ask.keepGiven(given, site);
  network = offline;
  const kept = await ask('/api/clients?limit=100');
  expect(await kept?.json()).toEqual(['Bella']);
  expect(Object.fromEntries(kept?.headers ?? [])).toMatchObject({ link, 'valid-for': '60' });
  expect(kept?.headers.get(keptAtHeader)).toBe('2026-11-20T16:42:00.000Z');
  expect(await (await caches.open('replies maya')).match(at('/api/plans'))).toBeUndefined();
});

test('what came with a page for an account that has signed out since is not kept', async () => {
  const ask = open();
  await ask.keepGiven(given, site);
  ask.opens();
  network = () => says('maya', {});
  await ask('/auth/logout', 'POST');
  await ask.keepGiven(given, site);
  expect(await ask.isAny()).toBe(false);
});

test('a worker that is started anew still knows it', async () => {
  network = () => says('maya', ['Bella']);
  await open()('/api/visits');
  network = offline;
  expect(await (await open()('/api/visits'))?.json()).toEqual(['Bella']);
});

test('a reply for another account drops everything of the first', async () => {
  const ask = open();
  network = () => says('maya', ['Bella']);
  await ask('/api/visits');
  network = () => says('dana', { id: 'dana' });
  await ask('/auth/me');
  network = offline;
  expect(await ask('/api/visits')).toBeUndefined();
  expect(await (await ask('/auth/me'))?.json()).toEqual({ id: 'dana' });
});

test.each(['/auth/login', '/auth/logout', '/auth/register', '/api/account/close'])(
  '%s drops everything',
  async (path) => {
    const ask = open();
    network = () => says('maya', ['Bella']);
    await ask('/api/visits');
    network = () => says('dana', {});
    await ask(path, 'POST');
    network = offline;
    expect(await ask('/api/visits')).toBeUndefined();
  },
);

test('a sign-in that is refused drops nothing; an ended session drops everything', async () => {
  const ask = open();
  network = () => says('maya', ['Bella']);
  await ask('/api/visits');
  network = () => says('', {}, { status: 422 });
  await ask('/auth/login', 'POST');
  network = offline;
  expect((await ask('/api/visits'))?.status).toBe(200);
  network = () => says('', {}, { status: 401 });
  await ask('/api/notifications');
  network = offline;
  expect(await ask('/api/visits')).toBeUndefined();
});

test('a reply that was under way during the switch is not kept', async () => {
  const ask = open();
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  network = () => promise;
  const slow = ask('/api/visits');
  network = () => says('', {});
  await ask('/auth/logout', 'POST');
  answer(Response.json(['Bella'], { headers: { [accountHeader]: 'maya' } }));
  await slow;
  network = offline;
  expect(await ask('/api/visits')).toBeUndefined();
});

test('a reply that was under way when the session ended is not kept', async () => {
  const ask = open();
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  network = () => promise;
  const slow = ask('/api/visits');
  network = () => says('', {}, { status: 401 });
  await ask('/api/notifications');
  answer(Response.json(['Bella'], { headers: { [accountHeader]: 'maya' } }));
  await slow;
  network = offline;
  expect(await ask('/api/visits')).toBeUndefined();
});

test.each(['open', 'delete'] as const)('a sign-out during the %s of the store empties it', async (step) => {
  const ask = open();
  network = () => says('dana', ['Otto']);
  await ask('/api/visits');
  const { [step]: done } = caches;
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  caches[step] = async (name: string) => {
    caches[step] = done as never;
    reached.resolve();
    await goOn.promise;
    return done(name) as never;
  };
  network = () => says('maya', ['Bella']);
  const slow = ask('/api/visits');
  await reached.promise;
  network = () => says('', {});
  await ask('/auth/logout', 'POST');
  goOn.resolve();
  await slow;
  network = offline;
  expect(await ask('/api/visits')).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test('failures, files and long replies are not kept', async () => {
  const ask = open();
  const refusals: [string, () => Promise<Response>][] = [
    ['/api/pets/1', () => says('maya', {}, { status: 404 })],
    ['/api/pets/2', () => Promise.resolve(new Response('%PDF', { headers: { [accountHeader]: 'maya' } }))],
    ['/api/pets/3', () => says('maya', 'x'.repeat(500_000))],
  ];
  for (const [path, reply] of refusals) {
    network = reply;
    await ask(path);
    network = offline;
    expect(await ask(path), path).toBeUndefined();
  }
});

test.each([
  ['/auth/me', true],
  ['/api/visits/1', true],
  ['/api/messages/current-user/1', true],
  ['/api/shifts', true],
  ['/api/calendar', true],
  ['/api/figures/groomer', true],
  ['/api/calendar/feed', false],
  ['/api/calendar/check', false],
  ['/api/events', false],
  ['/api/admin/audit-log', false],
  ['/api/invoices/1/pdf', false],
  ['/api/shifts/1/clashes', false],
  ['/api/visits/1/move-check', false],
  ['/media/1', false],
  ['/auth/login', false],
])('whether %s is kept: %s', (pathname, kept) => expect(isKept({ pathname })).toBe(kept));

test('beyond the limit, searches go first, then the oldest of one’s own records', () => {
  const mine = ['/auth/me', '/api/visits/1', '/api/visits/2', '/api/messages/current-user/1'].map(at);
  const others = ['/api/shifts?near=78704', '/api/shifts/count', '/api/groomers?page=2'].map(at);
  expect(toDrop([...mine, ...others], 7)).toEqual([]);
  expect(toDrop([...mine, ...others], 3)).toEqual([...others, mine[0]]);
});

test('a new version reads one’s own work again, and drops what it does not need', async () => {
  const before = open();
  network = () => says('maya', { visits: [] });
  for (const path of ['/api/day', '/api/pets/1', '/api/shifts?near=78704']) await before(path);
  const after = open();
  network = ({ url }) =>
    url.endsWith('/pets/1') ? says('', {}, { status: 404 }) : says('maya', { visits: [], toTell: [] });
  await after.readAgain();
  network = offline;
  expect(await (await after('/api/day'))?.json()).toEqual({ visits: [], toTell: [] });
  expect(await after('/api/pets/1')).toBeUndefined();
  expect(await after('/api/shifts?near=78704')).toBeUndefined();
});

test('a new version reads the records of clients again, and drops their lists', async () => {
  const before = open();
  network = () => says('maya', { name: 'Maria' });
  const [record, timeline, money] = ['', '/timeline?limit=20', '/account'].map(
    (of) => `/api/clients/c-1${of}`,
  );
  const lists = ['/api/clients?q=maria', '/api/clients/counts', '/api/clients/c-1/messages'];
  for (const path of [record, timeline, money, ...lists]) await before(path ?? '');
  const after = open();
  network = () => says('maya', { name: 'Maria', gateCode: '4711' });
  await after.readAgain();
  network = offline;
  for (const path of [record, timeline, money])
    expect(await (await after(path ?? ''))?.json(), path).toEqual({ name: 'Maria', gateCode: '4711' });
  for (const path of lists) expect(await after(path), path).toBeUndefined();
});

test.each([
  ['no network', offline],
  ['a server that is away', () => says('', {}, { status: 503 })],
])('a new version with %s keeps what the last one kept', async (_, away) => {
  const ask = open();
  network = () => says('maya', { visits: [] });
  for (const path of ['/api/day', '/api/visits']) await ask(path);
  network = away;
  await ask.readAgain();
  network = offline;
  expect((await ask('/api/day'))?.status).toBe(200);
  expect((await ask('/api/visits'))?.status).toBe(200);
});

test('the store never holds more than its limit', async () => {
  const ask = open();
  network = () => says('maya', []);
  await ask('/api/visits');
  for (let page = 0; page < mostReplies + 5; page++) await ask(`/api/shifts?page=${page}`);
  expect((await (await caches.open('replies maya')).keys()).length).toBe(mostReplies);
  network = offline;
  expect((await ask('/api/visits'))?.status).toBe(200);
  expect(await ask('/api/shifts?page=0')).toBeUndefined();
});
