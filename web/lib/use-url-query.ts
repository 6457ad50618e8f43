import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * Reads and updates the URL query. Updates start from the address bar rather than the rendered value, so two
 * quick changes are both kept; `replace` adds no history entry.
 */
export function useUrlQuery() {
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

/** Reads the URL query and sets some of its parameters; an empty value removes one. */
export function useUrlParams() {
  const { params, update } = useUrlQuery();
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
