import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, UIEvent } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Distance from the end, in px, within which the reader counts as being at the end. */
const nearEnd = 80;
/** Distance from the start, in px, at which older messages are loaded. */
const nearStart = 240;

type ChatLogProps = {
  label: string;
  /** Keys of the first and last line, which distinguish older messages from newer ones. */
  first: string | undefined;
  last: string | undefined;
  /** True if the last line is the viewer's own. */
  lastIsMine: boolean;
  hasOlder: boolean;
  loadsOlder: boolean;
  onOlder: () => void;
  children: ReactNode;
};

/**
 * Scrolling part of a chat. It opens at the newest message, stays there while messages arrive, and keeps its
 * position while older ones are added.
 */
export function ChatLog({
  label,
  first,
  last,
  lastIsMine,
  hasOlder,
  loadsOlder,
  onOlder,
  children,
}: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const shown = useRef<{ first: string | undefined; last: string | undefined }>(undefined);
  const [atEnd, setAtEnd] = useState(true);
  const [seenLast, setSeenLast] = useState(last);
  if (atEnd && seenLast !== last) setSeenLast(last);

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const before = shown.current;
    shown.current = { first, last };
    if (before?.first !== first) box.scrollTop = box.scrollHeight - box.clientHeight - fromEnd.current;
    if (before?.last !== last && (fromEnd.current < nearEnd || lastIsMine)) toEnd(box);
  }, [first, last, lastIsMine]);
  // Fonts, the on-screen keyboard and a growing composer change the height; a reader at the end stays there.
  useEffect(() => {
    const box = log.current;
    if (!box || !content.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => fromEnd.current < nearEnd && toEnd(box));
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  function attend({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) {
    fromEnd.current = scrollHeight - scrollTop - clientHeight;
    setAtEnd(fromEnd.current < nearEnd);
    if (scrollTop < nearStart && hasOlder && !loadsOlder) onOlder();
  }

  return (
    <div className="relative min-h-0">
      <div
        ref={log}
        role="log"
        aria-label={label}
        // New messages are announced by a separate live region, because older messages that are added are not
        // news.
        aria-live="off"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        onScroll={attend}
        className="flex h-full flex-col overflow-y-auto overscroll-contain p-4 -outline-offset-3 [overflow-anchor:none]"
      >
        <div ref={content} className="mt-auto flex flex-col gap-1.5">
          {children}
        </div>
      </div>
      {loadsOlder && (
        <Spinner
          label="Older messages..."
          className="absolute top-2 left-1/2 -translate-x-1/2 rounded-pill border border-line bg-raised px-4 py-1.5! shadow"
        />
      )}
      {!atEnd && seenLast !== last && (
        <button
          type="button"
          className="btn btn-line absolute bottom-3 left-1/2 -translate-x-1/2 shadow"
          onClick={() => log.current && toEnd(log.current)}
        >
          <Icon name="down" size="s" />
          New messages
        </button>
      )}
    </div>
  );
}

function toEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}
