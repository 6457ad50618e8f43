import { useQueries } from '@tanstack/react-query';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { query } from '#web/lib/api/query.ts';

/** As many as a page of a list has, so that the next page does not ask for the first again. */
const perCall = 20;

/** The next free days, such as '2026-12-01', of the people of a list, by their id; those without one, or not known yet, are left out. */
export function useFreeDays(
  as: PublicRole,
  people: readonly { id: string }[] | undefined = [],
): ReadonlyMap<string, string> {
  const parts = Array.from({ length: Math.ceil(people.length / perCall) }, (_, part) =>
    people.slice(part * perCall, (part + 1) * perCall),
  );
  const answers = useQueries({
    queries: parts.map((part) => ({
      ...query('GET /api/free-days', { query: { as, ids: part.map(({ id }) => id).join(',') } }),
      staleTime: 60_000,
    })),
  });
  return new Map(
    answers.flatMap(({ data = [] }) =>
      data.flatMap(({ id, nextFree }) => (nextFree === null ? [] : [[id, nextFree] as const])),
    ),
  );
}
