import { createStore, useStore } from './create-store.ts';

export type LiveEvent = 'message' | 'read' | 'missed';

/** The server says something at least every 20 seconds; silent for longer, the connection is as good as gone. In ms. */
const silentFor = 50_000;
/** A tab that nobody looks at lets go of its connection after this long, since browsers allow few; in ms. */
const unseenFor = 60_000;
/** Where the server refuses, asked again after this long; in ms. */
const refusedFor = 30_000;

const connected = createStore(() => false);

/** Whether news come by themselves; while they do not, lists poll. */
export const useLive = (): boolean => useStore(connected, false);

/**
 * Hears what happens to the signed-in account while the page is looked at. `missed` comes with every new connection:
 * whatever was read before may be out of date. @param refused the server lets nobody listen. @returns what ends it
 */
export function hearLive(
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
