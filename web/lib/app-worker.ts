const address = '/service-worker.js';
/** A tab that stays open asks for a new version at most this often, in ms. */
const checkEvery = 60 * 60_000;

type Listeners = {
  /** The worker has begun to keep what this tab reads. */
  begun: () => void;
  /** A new version is installed; `take` reloads this tab with it. */
  renewed: (take: () => void) => void;
};

/** Registers the service worker, which keeps the app and its data for reading offline. @returns a function that stops listening */
export function startAppWorker(listeners: Listeners): () => void {
  const stopped = new AbortController();
  if ('serviceWorker' in navigator) void start(listeners, stopped.signal).catch(() => {});
  return () => stopped.abort();
}

async function start({ begun, renewed }: Listeners, signal: AbortSignal): Promise<void> {
  const { serviceWorker: workers } = navigator;
  const isFirst = workers.controller === null;
  const registration = await workers.register(address, { scope: '/', updateViaCache: 'none' });
  if (signal.aborted) return;
  if (!isFirst) begun();
  else workers.addEventListener('controllerchange', begun, { once: true, signal });

  const look = async () => {
    const { waiting, active } = registration;
    // The active worker drops the files of versions that no tab uses anymore.
    if (!active) return;
    if (!waiting) return active.postMessage('tidy', []);
    // A tab that has loaded the new version already needs no reload; others keep their old files.
    if ((await versionOf(waiting)) === ownVersion()) waiting.postMessage('take over', []);
    else renewed(() => takeOver(waiting));
  };
  registration.addEventListener(
    'updatefound',
    () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') void look();
      });
    },
    { signal },
  );
  await look();

  let checked = Date.now();
  const check = () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < checkEvery) return;
    checked = Date.now();
    void registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', check, { signal });
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage('take over', []);
}

const versionOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    worker.postMessage('version', [port2]);
  });

/** React Router's own version of the loaded pages. */
const ownVersion = (): unknown =>
  (Reflect.get(window, '__reactRouterManifest') as { version?: string } | undefined)?.version;
