import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { ButtonProps } from '../button.tsx';
import { FailedQuery } from './failed-query.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from '../spinner.tsx';

export type ListQuery<Item> = {
  data: readonly Item[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => Promise<unknown>;
};

type QueryListProps<Item> = {
  query: ListQuery<Item>;
  /** The title of the failed state, and its message if the server sent none. */
  failed: string;
  otherwise?: string;
  loading?: ReactNode;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** Renders a list query: loading, failed, empty, and the button for its next page. */
export function QueryList<Item>({
  query,
  failed,
  otherwise,
  loading,
  empty,
  children,
}: QueryListProps<Item>) {
  if (!query.data)
    return query.error ? (
      <FailedQuery query={query} title={failed} {...(otherwise ? { otherwise } : {})} />
    ) : (
      (loading ?? <Spinner />)
    );
  return (
    <>
      {query.data.length === 0 ? empty : children(query.data)}
      <NextPage query={query} />
    </>
  );
}

type NextPageProps = Pick<ButtonProps, 'variant'> & {
  query: Pick<ListQuery<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children?: ReactNode;
};

/** The button that loads the next page. */
export function NextPage({ query, children = 'Show more', ...rest }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button wide busy={isFetchingNextPage && 'Loading...'} onClick={() => void fetchNextPage?.()} {...rest}>
      {children}
    </Button>
  );
}

/** Placeholder of three lines while loading. */
export function LoadingLines({ className }: { className: string }) {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Loading...</output>
      <Skeleton className={className} />
      <Skeleton className={className} />
      <Skeleton className={className} />
    </div>
  );
}
