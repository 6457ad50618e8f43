import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/identity/identity.ts';
import { noteReads } from '#web/lib/api/topics.ts';
import { noteFirstPosition } from '#web/lib/api/stream-position.ts';
import { noteValidFor } from '#web/lib/api/valid-until.ts';
import { firstAnswer, firstData, repliesOf } from '#web/lib/first-view/first-data.ts';
import type { FirstData, FirstRead, Given } from '#web/lib/first-view/first-data.ts';
import { readFirstScreen } from '#web/lib/first-view/first-screen.ts';
import { readFirstMoment, viewerZone } from '#web/lib/first-view/first-moment.ts';

/** A page starts within this long, in ms. */
const startsWithin = 15_000;

/** Puts what came with the page where its components read it. */
export function fillCache(client: QueryClient, reads: readonly FirstRead[]): void {
  for (const { key, data } of reads) client.setQueryData(key, data);
}

/** What was taken: it is older than what a page that is opened later shows. */
let taken: FirstData | undefined;

/** Takes the data that came with the page that this tab has loaded, once. */
export function takeFirstData(client: QueryClient): void {
  const data = firstData();
  if (!data || data === taken) return;
  taken = data;
  const { at, timeZone, desktop, position, reads } = data;
  readFirstScreen(() => desktop);
  // Parts of the page may start later than its frame.
  readFirstMoment(() => ({ at: performance.now() < startsWithin ? new Date(at) : undefined, timeZone }));
  noteFirstPosition(position);
  for (const { url, key, reads: topics, validFor } of reads) {
    noteReads(url, topics);
    noteValidFor(key, validFor);
  }
  fillCache(client, reads);
  keepOffline(data);
}

/** The service worker keeps what is read; what came with the page it did not see. */
function keepOffline(data: FirstData): void {
  const session = firstAnswer('/auth/me') as Session | undefined;
  const worker = navigator.serviceWorker?.controller;
  if (session) worker?.postMessage({ keep: repliesOf(data), of: session.user.id } satisfies Given, []);
}

/** Whether the device is in another time zone than the page was rendered in. */
export const isElsewhere = (): boolean =>
  ![undefined, new Intl.DateTimeFormat().resolvedOptions().timeZone].includes(viewerZone());

/** Goes on in the time zone of the device. */
export const leaveZoneOfPage = (): void => readFirstMoment(() => undefined);
