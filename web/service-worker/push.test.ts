import { expect, test, vi } from 'vitest';
import { handlePush } from './push.ts';
import type { WindowClient, WorkerScope } from './scope.ts';

/** A worker's scope with these windows. @returns what it shows and opens, and how to send it events */
function openScope(windows: readonly WindowClient[]) {
  const listeners = new Map<string, (event: never) => void>();
  const shown = vi.fn<(title: string, options: object) => Promise<void>>().mockResolvedValue();
  const opened = vi.fn<(address: string) => Promise<unknown>>().mockResolvedValue(undefined);
  const scope = {
    registration: { showNotification: shown },
    location: new URL('https://wagwell.example/service-worker.js'),
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
    addEventListener: (type: string, listen: (event: never) => void) => listeners.set(type, listen),
  };
  handlePush(scope as unknown as WorkerScope);
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never);
    await Promise.all(work);
  };
  const close = vi.fn<() => void>();
  return {
    shown,
    opened,
    close,
    send,
    click: (href: string) => send('notificationclick', { notification: { close, data: { href } } }),
  };
}
const windowOf = (navigates: boolean) => {
  const client = {
    url: 'https://wagwell.example/groomer',
    focus: vi.fn<() => Promise<WindowClient>>(),
    navigate: vi.fn<(address: string) => Promise<unknown>>(),
  };
  client.focus.mockResolvedValue(client);
  if (navigates) client.navigate.mockResolvedValue(null);
  else client.navigate.mockRejectedValue(new TypeError('This window is not controlled.'));
  return client;
};

test('what is pushed is shown; a message without data shows nothing', async () => {
  const { shown, send } = openScope([]);
  const message = { id: 'n-1', title: 'Otto is booked', text: 'At nine', href: '/visits/1' };
  await send('push', { data: { json: () => message } });
  await send('push', { data: null });
  expect(shown.mock.calls).toEqual([
    ['Otto is booked', { body: 'At nine', tag: 'n-1', data: { href: '/visits/1' } }],
  ]);
});

test('a click leads the open window to the page', async () => {
  const client = windowOf(true);
  const { click, close, opened } = openScope([client]);
  await click('/visits/1');
  expect(close).toHaveBeenCalledTimes(1);
  expect(client.focus).toHaveBeenCalledTimes(1);
  expect(client.navigate).toHaveBeenCalledWith('https://wagwell.example/visits/1');
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['without a window', []],
  ['with one that cannot be led', [windowOf(false)]],
])('%s a click opens one', async (_, windows) => {
  const { click, opened } = openScope(windows);
  await click('/visits/1');
  expect(opened.mock.calls).toEqual([['https://wagwell.example/visits/1']]);
});

test('a click never leads to another site', async () => {
  const client = windowOf(true);
  const { click, opened } = openScope([client]);
  await click('https://elsewhere.example/');
  expect([client.navigate.mock.calls, opened.mock.calls]).toEqual([[], []]);
});
