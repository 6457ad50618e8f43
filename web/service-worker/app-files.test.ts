import { beforeEach, expect, test } from 'vitest';
import { keepAppFiles } from './app-files.ts';
import { fakeCaches } from './fake-caches.testing.ts';
import type { Build } from './scope.ts';

const site = 'http://wagwell.example';
const first: Build = { version: 'first1', assets: ['/assets/react-1.js', '/assets/groomer-1.js'] };
const second: Build = { version: 'second2', assets: ['/assets/react-1.js', '/assets/groomer-2.js'] };

let caches: CacheStorage;
let served: Build | undefined;
let asked: string[];
let tabs: number;

beforeEach(() => {
  caches = fakeCaches();
  served = first;
  asked = [];
  tabs = 1;
});

async function fetch(given: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(given instanceof Request ? given.url : given, site);
  asked.push(pathname);
  if (!served) throw new TypeError('Failed to fetch');
  if (!pathname.startsWith('/assets/')) return new Response(`<script src="manifest-${served.version}.js">`);
  return served.assets.includes(pathname) ? new Response(pathname) : new Response('', { status: 404 });
}

const worker = (build: Build, waiting = false) =>
  keepAppFiles({
    caches,
    fetch,
    build,
    clients: { matchAll: () => Promise.resolve(Array.from({ length: tabs })) } as never,
    registration: { waiting: waiting ? {} : null, installing: null } as never,
  });
const file = async (path: string) => (await worker(first).file(new Request(site + path))).text();
const page = (path: string, hasAccount = true) =>
  worker(first).page(new Request(site + path), () => Promise.resolve(hasAccount));

test('files and pages open without a connection', async () => {
  await worker(first).install();
  served = undefined;
  expect(await file('/assets/groomer-1.js')).toBe('/assets/groomer-1.js');
  expect(await (await page('/groomer?tab=requests')).text()).toContain('first1');
  expect(await (await page('/visits/0198c2f0-0000-7000-8000-000000000001')).text()).toContain('first1');
  expect((await page('/')).headers.get('location')).toMatch(/\/start$/);
});

test('what is not kept, or belongs to nobody here, says so', async () => {
  await worker(first).install();
  served = undefined;
  for (const kept of [await page('/admin'), await page('/no-such-page'), await page('/groomer', false)])
    expect(await kept.text()).toContain('This page has not been kept on this device.');
  expect(await (await page('/groomer', false)).text()).not.toContain('Your dashboard');
});

test('a page comes from the network where there is one', async () => {
  await worker(first).install();
  served = second;
  expect(await (await page('/groomer')).text()).toContain('second2');
});

test('a new version fetches only what is new, and old tabs keep their files', async () => {
  await worker(first).install();
  served = second;
  asked = [];
  await worker(second).install();
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/groomer-2.js']);
  expect(await file('/assets/groomer-1.js')).toBe('/assets/groomer-1.js');
  tabs = 2;
  await worker(second).tidy();
  expect(await file('/assets/groomer-1.js')).toBe('/assets/groomer-1.js');
  tabs = 1;
  await worker(first, true).tidy();
  expect(await caches.keys()).toHaveLength(2);
  await worker(second).tidy();
  expect(await file('/assets/groomer-1.js')).toBe('');
});

test.each([
  ['a file is missing', { ...first, assets: [...first.assets, '/assets/gone.js'] }, 'gone.js answered 404'],
  ['another version answers', second, 'is not of this version'],
])('nothing is installed when %s', async (_, build, why) => {
  served = { ...first, assets: [...first.assets, '/assets/groomer-2.js'] };
  await expect(worker(build).install()).rejects.toThrow(why);
});
