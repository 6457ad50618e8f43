import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useKeptPlaces } from '#web/lib/receipts/use-kept-places.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { PairedItem } from '#web/domain/map/pairing.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton, WorkRowSkeletons } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';

type CardGridProps<Item extends { id: string }> = {
  /** The name of the items, e.g. 'groomers'. */
  what: string;
  list: UseInfiniteQueryResult<Item[]>;
  /** Has less room, and its items are paired with the pins of the map. */
  besideMap?: boolean;
  /** The items are rows, one below the other: always, or on a phone. */
  rows?: boolean | 'phone';
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** What comes before all others whatever the order is; the heading is that of the others, where there are both. */
  ahead?: { others: string; has: (item: Item) => boolean };
  /** What the viewer is done with comes last, under a heading; `asked` is what is searched for. */
  last?: { heading: string; has: (item: Item) => boolean; asked: string };
  children: (item: Item) => ReactNode;
};

const none: never[] = [];

/** A grid of cards with the loading, failed and empty states. */
export function CardGrid<Item extends { id: string }>({
  what,
  list,
  besideMap = false,
  rows = false,
  empty,
  ahead,
  last,
  children,
}: CardGridProps<Item>) {
  const isLast = last?.has ?? (() => false);
  const items = useKeptPlaces<Item>(list.data ?? none, last?.asked ?? '', isLast);
  const inLast = useLast(items, isLast);
  const isPhone = useMedia('(width < 40rem)');
  const columns = clsx(
    rows === 'phone' ? 'gap-2 sm:gap-6' : rows ? 'gap-2' : 'gap-6',
    rows !== true && (besideMap ? 'xl:grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-3'),
  );
  if (!list.data && list.isError) return <FailedQuery query={list} title={`The ${what} did not load`} />;
  if (!list.data && (rows === true || (rows === 'phone' && isPhone)))
    return <WorkRowSkeletons label={`Loading ${what}...`} />;
  if (!list.data) return <CardSkeletons what={what} columns={columns} />;
  if (items.length === 0) return empty;
  const open = items.filter(({ id }) => !inLast.has(id));
  const isAhead = (item: Item) => ahead?.has(item) ?? false;
  const groups = [
    { heading: undefined, items: open.filter(isAhead) },
    {
      heading: open.some(isAhead) ? ahead?.others : undefined,
      items: open.filter((item) => !isAhead(item)),
    },
    { heading: last?.heading, items: items.filter(({ id }) => inLast.has(id)) },
  ].filter((group) => group.items.length > 0);
  return (
    <div className="grid gap-6">
      {groups.map(({ heading, items: those }) => (
        <section key={heading ?? what} className="grid gap-3" aria-label={heading}>
          {heading && <h3>{heading}</h3>}
          <ul className={clsx('grid', columns)} aria-busy={list.isPlaceholderData || undefined}>
            {those.map((item) => (
              <PairedItem key={item.id} id={item.id}>
                {children(item)}
              </PairedItem>
            ))}
          </ul>
        </section>
      ))}
      <NextPage query={list} />
    </div>
  );
}

/** The items that come last. One that is answered here keeps its place, so that nothing jumps under the finger. */
function useLast<Item extends { id: string }>(
  items: readonly Item[],
  isLast: (item: Item) => boolean,
): ReadonlySet<string> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const done = items.filter((item) => isLast(item));
  const opened = items.filter((item) => !done.includes(item) && !open.has(item.id));
  if (opened.length > 0) setOpen(new Set([...open, ...opened.map(({ id }) => id)]));
  return new Set(done.map(({ id }) => id).filter((id) => !open.has(id)));
}

function CardSkeletons({ what, columns }: { what: string; columns: string }) {
  return (
    <div className={clsx('grid', columns)}>
      <output className="sr-only">Loading {what}...</output>
      {[1, 2, 3].map((place) => (
        <div key={place} aria-hidden="true" className="card grid gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="w-1/2" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  );
}
