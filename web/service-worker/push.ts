/** What the server pushes. */
type Pushed = { id: string; title: string; text: string; href: string };

/** The parts of a service worker that pushing needs; the types of the DOM lack them. */
export type PushScope = {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void;
};
type WindowClient = {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(address: string): Promise<unknown>;
};
type Lasting = { waitUntil(work: Promise<unknown>): void };
type PushEvent = Lasting & { data: { json(): unknown } | null };
type NotificationClick = Lasting & { notification: Notification };

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
