import { createStore, useStore } from '../create-store.ts';
import { forgetPosition, lastPosition, notePosition } from './stream-position.ts';

/** What the stream reports; `missed`: anything may have changed; `typing`: a person, named by `data`, types. */
export type LiveEvent = 'changed' | 'heartbeat' | 'missed' | 'typing';

/**
 * The server sends an event at least every 40 seconds; after this long without one, the stream reconnects. In
 * ms.
 */
const silentFor = 70_000;
/** A hidden tab closes its connection after this long, since browsers allow few; in ms. */
const unseenFor = 60_000;
/** A lost connection is opened again after one to five seconds, so that a restart does not bring all tabs at once; in ms. */
const lostFor = () => 1000 + Math.random() * 4000;
/** A refused connection is retried after this long; in ms. */
const refusedFor = 30_000;

const connected = createStore(() => false);

/** Whether the event stream is connected; while it is not, lists poll. */
export const useIsLive = (): boolean => useStore(connected, false);

/**
 * Subscribes to the signed-in account's events while the page is visible. A new connection goes on where the last one
 * ended.
 * @param refused called when the server refuses the connection
 * @returns a function that unsubscribes
 */
export function subscribeToEvents(
  onEvent: (event: LiveEvent, topics: string[], data: string) => void,
  refused: () => void,
): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function reopenAfter(wait: number): void {
    clearTimeout(again);
    again = setTimeout(open, wait);
  }

  function close(): void {
    clearTimeout(again);
    source?.close();
    source = undefined;
    connected.set(false);
  }

  function open(): void {
    close();
    const since = lastPosition();
    const opened = new EventSource(`/api/events${since ? `?${new URLSearchParams({ since })}` : ''}`);
    source = opened;
    for (const event of ['changed', 'heartbeat', 'missed', 'typing'] as const)
      opened.addEventListener(event, ({ data, lastEventId }) => {
        reopenAfter(silentFor);
        notePosition(lastEventId);
        onEvent(event, String(data).split(' ').filter(Boolean), String(data));
      });
    opened.addEventListener('open', () => {
      reopenAfter(silentFor);
      connected.set(true);
    });
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === EventSource.CLOSED;
      close();
      reopenAfter(isRefused ? refusedFor : lostFor());
      if (isRefused) refused();
    });
  }

  function attend(): void {
    clearTimeout(leaving);
    if (document.visibilityState === 'hidden') leaving = setTimeout(close, unseenFor);
    else if (!source) open();
  }

  function reconnect(): void {
    if (document.visibilityState === 'visible') open();
  }

  open();
  document.addEventListener('visibilitychange', attend);
  // A network that comes back may have cut the connection without a word.
  globalThis.addEventListener('online', reconnect);
  return () => {
    globalThis.removeEventListener('online', reconnect);
    document.removeEventListener('visibilitychange', attend);
    clearTimeout(leaving);
    close();
    forgetPosition();
  };
}
