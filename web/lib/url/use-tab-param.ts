import { useState } from 'react';
import { useUrlQuery } from './use-url-query.ts';

/** Whether an address opens a tab; the first tab has no parameter. */
export const inTab =
  (tab: string) =>
  (query: URLSearchParams): boolean =>
    query.get('tab') === tab;

/**
 * Keeps the chosen tab in the URL; the first tab has no parameter. Each tab keeps its own query while another
 * is open.
 */
export function useTabParam(tabs: readonly [string, ...string[]]) {
  const { params, latest, update } = useUrlQuery();
  const [left, setLeft] = useState<Record<string, URLSearchParams>>({});
  const [first] = tabs;
  const asked = params.get('tab');
  const tab = tabs.find((each) => each === asked) ?? first;
  const queryOf = (name: string): URLSearchParams =>
    name === tab ? params : (left[name] ?? new URLSearchParams(name === first ? {} : { tab: name }));
  const choose = (name: string) => {
    setLeft({ ...left, [tab]: latest() ?? params });
    update(() => queryOf(name));
  };
  return { tab, choose, queryOf };
}
