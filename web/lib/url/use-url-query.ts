import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router';

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * Reads and updates the URL query. Updates start from where the router is or goes rather than from the
 * rendered value, so two quick changes are both kept, and one that comes while the person leaves the page is
 * dropped; `replace` adds no history entry.
 */
export function useUrlQuery() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // React's locations are those of the last render, which a slow page holds back.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const latest = useCallback(() => {
    const heading = router && (router.state.navigation.location ?? router.state.location);
    return heading?.pathname === pathname ? new URLSearchParams(heading.search) : undefined;
  }, [router, pathname]);
  const update = useCallback(
    (change: Change, { replace = false } = {}) => {
      const before = latest();
      if (before) setParams(change(before), { replace, preventScrollReset: true });
    },
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
