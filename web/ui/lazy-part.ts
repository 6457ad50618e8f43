import { lazy } from 'react';
import { toast } from './toast-store.ts';

/** How long to wait before each further try, in ms. */
const pauses = [1_000, 3_000];

/**
 * React's `lazy` for a part of a page. One that does not come is asked for again, so that a moment without a connection
 * costs a moment and not the page with all that was typed into it.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(() =>
    load().catch(async () => {
      const notice = toast({
        title: 'The connection is slow or down',
        description: 'The rest shows up as soon as it is back.',
        duration: Number.POSITIVE_INFINITY,
      });
      try {
        return await again(load, pauses);
      } finally {
        notice.dismiss();
      }
    }),
  );

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
