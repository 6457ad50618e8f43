import type { WorkerScope } from './scope.ts';

/** What the server pushes. */
type Pushed = { id: string; title: string; text: string; href: string };

type PushScope = Pick<WorkerScope, 'registration' | 'location' | 'clients' | 'addEventListener'>;

/** Shows pushed notifications, and leads to their pages when they are clicked. */
export function handlePush(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    if (!event.data) return;
    const { id, title, text, href } = event.data.json() as Pushed;
    const shown = scope.registration.showNotification(title, { body: text, tag: id, data: { href } });
    event.waitUntil(shown);
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { href } = event.notification.data as Pick<Pushed, 'href'>;
    event.waitUntil(open(scope, new URL(href, scope.location.origin)));
  });
}

/** Opens a page of this site in a window that is open already, or in a new one. */
async function open({ clients, location }: PushScope, address: URL): Promise<void> {
  if (address.origin !== location.origin) return;
  const [client] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!client) return void (await clients.openWindow(address.href));
  await client.focus();
  await client.navigate(address.href).catch(() => clients.openWindow(address.href));
}
