/** The parts of a service worker's global scope that ours uses; the types of the DOM lack them. */
export type WorkerScope = {
  registration: ServiceWorkerRegistration;
  location: Location;
  caches: CacheStorage;
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<unknown> & Lasting) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void;
};
export type WindowClient = {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(address: string): Promise<unknown>;
};
type Lasting = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = Lasting & {
  request: Request;
  respondWith(reply: Response | Promise<Response>): void;
};
type PushEvent = Lasting & { data: { json(): unknown } | null };
type NotificationClick = Lasting & { notification: Notification };

/** What the build writes into the worker. */
export type Build = {
  /** Changes with every file of the web app. */
  version: string;
  /** The paths of all scripts, style sheets and fonts. */
  assets: string[];
};
