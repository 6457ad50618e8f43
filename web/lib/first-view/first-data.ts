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
  /** The replies that it was made of, in order. */
  replies: readonly FirstReply[];
};
/** A reply without its body: that is the data, its only page, or so many items of a list that is read whole. */
export type FirstReply = { address: string; link: string | null; is: 'all' | 'page' | number };
/** What a signed-in page shows first; it was read while the page was rendered. */
export type FirstData = {
  /** When it was rendered, in ISO 8601, and in which time zone. */
  at: string;
  timeZone: string;
  /** Whether it was rendered for a desktop's screen. */
  desktop: boolean;
  /** The position of the stream of changes from which to go on. */
  position: string | null;
  reads: FirstRead[];
};

/** A reply as the service worker keeps it. */
export type GivenReply = Pick<FirstReply, 'address' | 'link'> &
  Pick<FirstRead, 'validFor'> & { body: unknown };

/** The message in which the service worker is given replies, and for which account. */
export type Given = { keep: readonly GivenReply[]; of: string };

/** The replies that came with a page. */
export const repliesOf = ({ reads }: FirstData): GivenReply[] =>
  reads.flatMap(({ data, validFor, replies }) => {
    let from = 0;
    return replies.map(({ address, link, is }) => {
      if (is === 'all') return { address, link, validFor, body: data };
      if (is === 'page') {
        const { pages } = data as { pages: { body: unknown }[] };
        return { address, link, validFor, body: pages[0]?.body };
      }
      const body = (data as unknown[]).slice(from, from + is);
      from += is;
      return { address, link, validFor, body };
    });
  });

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
