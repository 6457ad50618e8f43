import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

/**
 * Shows parts that are loaded later only once the page has started: in the server’s markup they would lose what is pressed and typed
 * before. For parts that no address announces, see `lazyPart`.
 */
export function AfterStart({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const hasStarted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return hasStarted ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile;
}
