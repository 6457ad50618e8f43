import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call, CallError } from './call.ts';
import { placeLabel } from './near.ts';
import type { Near } from './near.ts';
import { useSettled } from './settled.ts';

const meantKey = (text: string) => ['api', 'places', 'meant', text];

/**
 * What is wrong with the place that somebody wrote, which may mean none, or one of several. A place that is clearly meant
 * gets its full name: 'chicago' becomes 'Chicago, IL'. Looks once the text stays the same for `wait` ms.
 */
export function useNamedPlace(near = '', onNamed: (near: string) => void, wait = 0) {
  const client = useQueryClient();
  const settled = useSettled(near, wait);
  const asked = client.getQueryData(meantKey(near)) ? near : settled;
  const { data, error, isFetching } = useQuery({
    queryKey: meantKey(asked),
    queryFn: () => call('GET /api/places/meant', { query: { q: asked } }),
    enabled: asked !== '',
  });
  const answered = asked === near && !isFetching;
  const name = answered && data ? placeLabel(data, /\d/.test(asked)) : near;
  useEffect(() => {
    if (name === near) return;
    client.setQueryData(meantKey(name), data);
    onNamed(name);
  }, [client, data, name, near, onNamed]);
  return {
    asking: !answered || name !== near,
    problem: answered && error instanceof CallError ? error.detail : undefined,
  };
}

/**
 * The filters to search by, undefined until their place is known. What is wrong with it is said at its field; the list
 * stays around one's own place.
 */
export function usePlacedFilters<Filters extends Near>(filters: Filters, change: (part: Near) => void) {
  const named = useCallback((near: string) => change({ near }), [change]);
  const { asking, problem } = useNamedPlace(filters.near, named);
  const placed: Filters | undefined = asking
    ? undefined
    : problem === undefined
      ? filters
      : { ...filters, near: undefined };
  return { placed, nearProblem: problem };
}
