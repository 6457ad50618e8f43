import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { noteReads } from '#web/lib/api/topics.ts';
import { noteFirstPosition } from '#web/lib/api/stream-position.ts';
import { noteValidFor } from '#web/lib/api/valid-until.ts';
import { readFirstMoment, viewerZone } from '#web/lib/first-moment.ts';

/** A read of the API that came with the page. */
export type FirstRead = {
  url: string;
  key: QueryKey;
  /** As the query cache keeps it. */
  data: unknown;
  /** What the headers of the reply said. */
  reads: string | null;
  validFor: number | undefined;
};
/** What a signed-in page shows first; it was read while the page was rendered. */
export type FirstData = {
  /** When it was rendered, in ISO 8601, and in which time zone. */
  at: string;
  timeZone: string;
  /** The position of the stream of changes from which to go on. */
  position: string | null;
  reads: FirstRead[];
};

const elementId = 'first-data';
/** A page starts within this long, in ms. */
const startsWithin = 15_000;

/** The element that brings the data of a page. */
export const firstDataElement = (data: FirstData): string =>
  // Text of members never ends the element.
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Puts what came with the page where its components read it. */
export function fillCache(client: QueryClient, reads: readonly FirstRead[]): void {
  for (const { key, data } of reads) client.setQueryData(key, data);
}

/** Takes the data that came with the page that this tab has loaded. */
export function takeFirstData(client: QueryClient): void {
  const element = document.querySelector(`#${elementId}`);
  if (!element) return;
  // Who comes back from a public page has newer data.
  element.remove();
  const { at, timeZone, position, reads } = JSON.parse(element.textContent) as FirstData;
  // Parts of the page may start later than its frame.
  readFirstMoment(() => ({ at: performance.now() < startsWithin ? new Date(at) : undefined, timeZone }));
  noteFirstPosition(position);
  for (const { url, key, reads: topics, validFor } of reads) {
    noteReads(url, topics);
    noteValidFor(key, validFor);
  }
  fillCache(client, reads);
}

/** Whether the device is in another time zone than the page was rendered in. */
export const isElsewhere = (): boolean =>
  ![undefined, new Intl.DateTimeFormat().resolvedOptions().timeZone].includes(viewerZone());

/** Goes on in the time zone of the device. */
export const leaveZoneOfPage = (): void => readFirstMoment(() => undefined);
