import type { SavedSearch, SearchNotice } from '#contract/saved-searches.ts';

export const notices: readonly { value: SearchNotice; label: string }[] = [
  { value: 'now', label: 'At once' },
  { value: 'daily', label: 'Every morning at 8' },
  { value: 'off', label: 'Never' },
];

/** The filters as parameters of the list's address; without a radius the distance is unlimited. */
export const filtersOf = ({ query }: Pick<SavedSearch, 'query'>): URLSearchParams =>
  new URLSearchParams(
    Object.entries<string | number>({ radius: 'any', ...query }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
