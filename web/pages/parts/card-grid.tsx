import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PairedItem } from '#web/domain/map/pairing.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';

type CardGridProps<Item extends { id: string }> = {
  /** The name of the items, e.g. 'groomers'. */
  what: string;
  list: UseInfiniteQueryResult<Item[]>;
  /** Has less room, and its items are paired with the pins of the map. */
  besideMap?: boolean;
  /** Shown if the list is empty. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A grid of cards with the loading, failed and empty states. */
export function CardGrid<Item extends { id: string }>({
  what,
  list,
  besideMap = false,
  empty,
  children,
}: CardGridProps<Item>) {
  const items = list.data;
  const columns = besideMap ? 'xl:grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-3';
  if (!items && list.isError) return <FailedQuery query={list} title={`The ${what} did not load`} />;
  if (!items) return <CardSkeletons what={what} columns={columns} />;
  if (items.length === 0) return empty;
  return (
    <div className="grid gap-6">
      <ul className={clsx('grid gap-6', columns)} aria-busy={list.isPlaceholderData || undefined}>
        {items.map((item) => (
          <PairedItem key={item.id} id={item.id}>
            {children(item)}
          </PairedItem>
        ))}
      </ul>
      <NextPage query={list} />
    </div>
  );
}

function CardSkeletons({ what, columns }: { what: string; columns: string }) {
  return (
    <div className={clsx('grid gap-6', columns)}>
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
