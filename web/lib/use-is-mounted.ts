import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still shown, for work that ends later. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
