import type { QueryKey } from '@tanstack/react-query';

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

/** The element that brings the data of a page. */
export const firstDataElement = (data: FirstData): string =>
  // Text of members never ends the element.
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

let source = (): FirstData | undefined => (typeof document === 'undefined' ? undefined : readElement());
let read: FirstData | undefined;

/** Reads the element once: it is removed then, since who comes back from a public page has newer data. */
function readElement(): FirstData | undefined {
  const element = document.querySelector(`#${elementId}`);
  if (element) read = JSON.parse(element.textContent) as FirstData;
  element?.remove();
  return read;
}

/** Sets where the data of the page that is rendered now is read. */
export function readFirstData(from: () => FirstData | undefined): void {
  source = from;
}

/** What came with the page. */
export const firstData = (): FirstData | undefined => source();

/** The reply to a read that came with the page, such as '/auth/me'; undefined if it did not. */
export const firstAnswer = (url: string): unknown => source()?.reads.find((each) => each.url === url)?.data;
