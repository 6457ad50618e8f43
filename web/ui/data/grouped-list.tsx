import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FailedQuery } from './failed-query.tsx';
import { NextPage } from './query-list.tsx';
import type { ListQuery } from './query-list.tsx';
import { TicketSkeletons } from './skeleton.tsx';

type GroupedListProps<Item, Group extends string> = {
  query: ListQuery<Item>;
  groupItems: (items: readonly Item[]) => Record<Group, readonly Item[]>;
  /** In the order of the groups. */
  titles: Record<Group, string>;
  /** Words while loading, and the title if loading fails. */
  loading: string;
  failed: string;
  empty: ReactNode;
  nextPage?: string;
  /** The group whose items are rows without a gap. */
  rows?: Group;
  /** Renders one item. */
  children: (item: Item, group: Group) => ReactNode;
};

/** One's own items, grouped by the action they need, with loading, error and empty states. */
export function GroupedList<Item extends { id: string }, Group extends string>({
  query,
  groupItems,
  titles,
  loading,
  failed,
  empty,
  nextPage = 'Show older ones',
  rows,
  children,
}: GroupedListProps<Item, Group>) {
  const id = useId();
  if (!query.data)
    return query.error ? <FailedQuery query={query} title={failed} /> : <TicketSkeletons label={loading} />;
  if (query.data.length === 0) return empty;
  const groups = groupItems(query.data);
  const names = (Object.keys(titles) as Group[]).filter((name) => groups[name].length > 0);
  return (
    <div className="grid gap-8">
      {names.map((name) => (
        <section key={name} aria-labelledby={`${id}-${name}`} className="grid gap-4">
          <h2 id={`${id}-${name}`} className="text-h3">
            {titles[name]}
          </h2>
          <ul className={clsx('grid', name !== rows && 'gap-[18px]')}>
            {groups[name].map((item) => (
              <li key={item.id} className="min-w-0">
                {children(item, name)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <NextPage query={query}>{nextPage}</NextPage>
    </div>
  );
}
