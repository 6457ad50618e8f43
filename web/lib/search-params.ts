import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The address's query, and a way to change some of it: an empty value takes a name out. The page stays where it is.
 * `replace` leaves nothing to go back to.
 */
export function useSearchChange() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (values: Record<string, string>, { replace = false } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value) after.set(name, value);
            else after.delete(name);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params, change] as const;
}
