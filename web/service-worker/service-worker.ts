import { keepAppFiles } from './app-files.ts';
import { keepReplies } from './kept-replies.ts';
import type { Given } from '#web/lib/first-view/first-data.ts';
import { handlePush } from './push.ts';
import type { Build, WorkerScope } from './scope.ts';

/** Written by ops/build-web.ts. */
declare const BUILD: Build;

const scope = globalThis as unknown as WorkerScope;
const { caches, clients, registration } = scope;
const fetch: typeof scope.fetch = (...request) => scope.fetch(...request);
const replies = keepReplies({ caches, fetch, now: () => new Date() });
const files = keepAppFiles({ caches, fetch, clients, registration, build: BUILD });

scope.addEventListener('install', (event) => event.waitUntil(files.install()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
  // Not awaited: pages wait for the activation.
  void replies.readAgain();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== scope.location.origin) return;
  const wait = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.mode === 'navigate') {
    replies.opens();
    return event.respondWith(files.page(request, replies.isAny));
  }
  const answer = files.isFile(address) ? files.file(request) : replies.answer(request, wait);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(BUILD.version);
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(files.tidy());
  const given = event.data as Given | string;
  if (typeof given === 'object') event.waitUntil(replies.keepGiven(given, scope.location.origin));
});
handlePush(scope);
