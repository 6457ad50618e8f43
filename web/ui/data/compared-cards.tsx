import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';

type ComparedCardsProps<Item> = {
  items: readonly Item[];
  /** What one of them is called: 'offer'. */
  noun: string;
  /** Rows of a card, on which neighboring cards line up. */
  rows: 'md:row-span-5' | 'md:row-span-9';
  /** Words next to the buttons. */
  title?: ReactNode;
  className?: string;
  children: (item: Item) => ReactNode;
};

/** Cards side by side, compared row by row. On a phone, one at a time with swiping or buttons. */
export function ComparedCards<Item extends { id: string }>({
  items,
  noun,
  rows,
  title,
  className,
  children,
}: ComparedCardsProps<Item>) {
  const { row, current, goTo, onScroll } = useCarousel<HTMLUListElement>();
  const count = items.length;
  const shown = Math.min(current, count - 1);
  return (
    <>
      {(title || count > 1) && (
        <div
          className={clsx(
            'flex min-h-11 items-center justify-between gap-3',
            title ? 'pb-1 md:pb-3' : 'border-b border-line md:hidden',
          )}
        >
          <div>{title}</div>
          {count > 1 && (
            <div className="flex flex-none items-center md:hidden">
              <IconButton
                icon="left"
                label={`Previous ${noun}`}
                disabled={shown === 0}
                onClick={() => goTo(shown - 1)}
              />
              <span className="text-s tabular-nums" aria-live="polite">
                {shown + 1} of {count}
              </span>
              <IconButton
                icon="right"
                label={`Next ${noun}`}
                disabled={shown === count - 1}
                onClick={() => goTo(shown + 1)}
              />
            </div>
          )}
        </div>
      )}
      <ul
        ref={row}
        onScroll={onScroll}
        className={clsx(
          'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth md:grid md:overflow-hidden',
          className,
        )}
      >
        {items.map((item) => (
          <li
            key={item.id}
            className={clsx(
              'w-full flex-none snap-start snap-always md:-mt-px md:-ml-px md:grid md:w-auto md:grid-rows-subgrid md:border-t md:border-l md:border-line',
              rows,
            )}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * State of a card row that shows one card at a time on a phone: the current index, and steps to its
 * neighbors.
 */
function useCarousel<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const [current, setCurrent] = useState(0);
  const goTo = (index: number) => {
    const card = row.current?.children[index];
    if (row.current && card instanceof HTMLElement) row.current.scrollTo({ left: card.offsetLeft });
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return { row, current, goTo, onScroll };
}
