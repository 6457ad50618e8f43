import { createStore, useStore } from '../create-store.ts';

export type LiveEvent = 'message' | 'read' | 'missed';

/**
 * The server sends an event at least every 20 seconds; after this long without one, the stream reconnects. In
 * ms.
 */
const silentFor = 50_000;
/** A hidden tab closes its connection after this long, since browsers allow few; in ms. */
const unseenFor = 60_000;
/** A refused connection is retried after this long; in ms. */
const refusedFor = 30_000;

const connected = createStore(() => false);

/** Whether the event stream is connected; while it is not, lists poll. */
export const useIsLive = (): boolean => useStore(connected, false);

/**
 * Subscribes to the signed-in account's events while the page is visible. Each new connection reports
 * `missed`, because earlier data may be out of date.
 * @param refused called when the server refuses the connection
 * @returns a function that unsubscribes
 */
export function subscribeToEvents(
  hear: (event: LiveEvent, otherUserId: string) => void,
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

  const alive = () => reopenAfter(silentFor);

  function close(): void {
    clearTimeout(again);
    source?.close();
    source = undefined;
    connected.set(false);
  }

  function open(): void {
    close();
    const opened = new EventSource('/api/events');
    source = opened;
    for (const event of ['message', 'read', 'missed'] as const)
      opened.addEventListener(event, ({ data }) => {
        alive();
        hear(event, String(data));
      });
    opened.addEventListener('heartbeat', alive);
    opened.addEventListener('open', () => {
      alive();
      connected.set(true);
      hear('missed', '');
    });
    opened.addEventListener('error', () => {
      connected.set(false);
      if (opened.readyState !== EventSource.CLOSED) return;
      reopenAfter(refusedFor);
      refused();
    });
  }

  function attend(): void {
    clearTimeout(leaving);
    if (document.visibilityState === 'hidden') leaving = setTimeout(close, unseenFor);
    else if (!source) open();
  }

  open();
  document.addEventListener('visibilitychange', attend);
  return () => {
    document.removeEventListener('visibilitychange', attend);
    clearTimeout(leaving);
    close();
  };
}
