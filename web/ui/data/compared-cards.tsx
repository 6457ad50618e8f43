import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

type ComparedCardsProps<Item> = {
  items: readonly Item[];
  /** What decides between them, in a line; a phone lists these above the cards. */
  renderLine: (item: Item) => ReactNode;
  listClassName?: string;
  /** Rows of a card, on which neighboring cards line up. */
  rows: 'md:row-span-5' | 'md:row-span-9';
  /** Words above them. */
  title?: ReactNode;
  className?: string;
  children: (item: Item) => ReactNode;
};

/** Cards side by side, compared row by row. On a phone, a line for each, and one card at a time by a tap or swiping. */
export function ComparedCards<Item extends { id: string }>({
  items,
  renderLine,
  listClassName,
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
      {title && <div className="flex min-h-8 items-center pb-1 md:min-h-11 md:pb-3">{title}</div>}
      {count > 1 && (
        <ul aria-label="All at once" className={clsx('divide-y divide-line md:hidden', listClassName)}>
          {items.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-current={index === shown || undefined}
                className="flex min-h-12 w-full items-center gap-2.5 border-l-3 border-transparent px-4 py-1.5 text-left aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
                onClick={() => goTo(index)}
              >
                {renderLine(item)}
              </button>
            </li>
          ))}
        </ul>
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
