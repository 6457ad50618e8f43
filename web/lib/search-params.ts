import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * The address's query, and a way to change it. A change builds on the address bar, which is ahead of what is drawn on a
 * slow machine: two quick changes are both kept. The page stays where it is; `replace` leaves nothing to go back to.
 */
export function useAddressQuery() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const latest = useCallback(
    () =>
      globalThis.window?.location.pathname === pathname
        ? new URLSearchParams(window.location.search)
        : new URLSearchParams(params),
    [params, pathname],
  );
  const update = useCallback(
    (change: Change, { replace = false } = {}) =>
      setParams(change(latest()), { replace, preventScrollReset: true }),
    [setParams, latest],
  );
  return { params, latest, update };
}

/** The address's query, and a way to change some of it: an empty value takes a name out. */
export function useSearchChange() {
  const { params, update } = useAddressQuery();
  const change = useCallback(
    (values: Record<string, string>, options?: { replace?: boolean }) =>
      update((after) => {
        for (const [name, value] of Object.entries(values))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      }, options),
    [update],
  );
  return [params, change] as const;
}
