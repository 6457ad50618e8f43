import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useHasStarted } from '#web/lib/use-has-started.ts';

/**
 * Shows parts that are loaded later only once the page has started: in the server’s markup they would lose what is pressed and typed
 * before. For parts that no address announces, see `lazyPart`.
 */
export function AfterStart({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  return useHasStarted() ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile;
}
