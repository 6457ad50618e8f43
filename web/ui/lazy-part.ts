import { createElement, lazy, useState } from 'react';
import { toast } from '#web/lib/toast-store.ts';
import { codeIsGone } from './gone-code.ts';

/** Pauses before each retry, in ms. */
const pauses = [1_000, 3_000];

type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * React's `lazy` with retries, so that a short loss of connection does not break the page and lose typed
 * values. The part keeps its own type, whose parameters React's type would lose.
 * @param isShown whether the part belongs to the first view of an address; see `firstPartsLoaded`
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  isShown?: (query: URLSearchParams) => boolean,
): Part {
  if (typeof document !== 'undefined') {
    loadLater(load);
    if (isShown?.(new URLSearchParams(window.location.search))) return firstPart(load);
  }
  const part: unknown = lazyWithRetries(load);
  return part as Part;
}

const lazyWithRetries = <Part extends AnyPart>(load: () => Promise<{ default: Part }>) =>
  lazy(() =>
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

/** The parts of the first view that are being loaded. */
const first: Promise<unknown>[] = [];

/**
 * Waits for the parts of the first view: React leaves the markup of a part alone until its code is there, so
 * a press on it would be lost.
 */
export async function firstPartsLoaded(): Promise<void> {
  // A part may consist of others.
  for (const part of first) await part;
}

/** A part that is shown without a pause if it was loaded before the page started. */
function firstPart<Part extends AnyPart>(load: () => Promise<{ default: Part }>): Part {
  let loaded: AnyPart | undefined;
  first.push(
    load().then(
      (module) => (loaded = module.default),
      () => undefined,
    ),
  );
  const later = lazyWithRetries(load);
  const part: unknown = function FirstPart(props: object) {
    const [shown] = useState(() => loaded ?? later);
    return createElement(shown, props);
  };
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
