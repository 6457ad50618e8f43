import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReadKey } from '#contract/api/api.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { pages, query } from '#web/lib/api/query.ts';
import { counted } from '#web/lib/words.ts';

type SectionValueProps<K extends ReadKey> = { of: K; words: (value: Reply<K>) => string };

/** What a section of the settings is set to, in a few words; it reads what the section reads. */
export function SectionValue<K extends ReadKey>({ of, words }: SectionValueProps<K>) {
  const { data } = useQuery(query(of));
  return data === undefined ? null : <>{words(data)}</>;
}

/** How many people are blocked, as far as the list is read. */
export function BlockedCount() {
  const { data, hasNextPage } = useInfiniteQuery(pages('GET /api/blocks'));
  if (!data) return null;
  return (
    <>
      {data.length === 0
        ? 'Nobody'
        : `${counted(data.length, 'person', 'people')}${hasNextPage ? ' or more' : ''}`}
    </>
  );
}
