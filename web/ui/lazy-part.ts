import { lazy } from 'react';
import { toast } from '#web/lib/toast-store.ts';
import { codeIsGone } from './gone-code.ts';

/** Pauses before each retry, in ms. */
const pauses = [1_000, 3_000];

type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * React's `lazy` with retries, so that a short loss of connection does not break the page and lose typed
 * values. The part keeps its own type, whose parameters React's type would lose.
 */
export function lazyPart<Part extends AnyPart>(load: () => Promise<{ default: Part }>): Part {
  if (typeof document !== 'undefined') loadLater(load);
  const part: unknown = lazy(() =>
    load().catch(async () => {
      const notice = toast({
        title: 'The connection is slow or down',
        description: 'The rest shows up as soon as it is back.',
        duration: Number.POSITIVE_INFINITY,
      });
      try {
        return await again(load, pauses);
      } catch (error) {
        if (navigator.onLine) codeIsGone();
        throw error;
      } finally {
        notice.dismiss();
      }
    }),
  );
  return part as Part;
}

/** Parts that are not preloaded yet. */
const waiting = new Set<() => Promise<unknown>>();
let loadsAhead = false;
let loading = false;

/** Starts preloading all parts one after the other while the browser is idle. */
export function loadPartsAhead(): void {
  if (!loadsAhead) window.addEventListener('online', () => void loadNext());
  loadsAhead = true;
  void loadNext();
}

function loadLater(load: () => Promise<unknown>): void {
  waiting.add(load);
  if (loadsAhead) void loadNext();
}

async function loadNext(): Promise<void> {
  if (loading) return;
  loading = true;
  for (const load of waiting) {
    await idle();
    if (!navigator.onLine) break;
    waiting.delete(load);
    await load().catch(() => undefined);
  }
  loading = false;
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

async function again<Loaded>(
  load: () => Promise<Loaded>,
  [pause, ...later]: readonly number[],
): Promise<Loaded> {
  await (navigator.onLine ? passed(pause) : connected());
  return later.length === 0 ? load() : load().catch(() => again(load, later));
}

const passed = (ms: number | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const connected = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
