import { StrictMode, startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { firstPartsLoaded } from '#web/ui/lazy-part.ts';
import { announceStart } from './later-scripts.ts';

await firstPartsLoaded();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Started>
        <HydratedRouter />
      </Started>
    </StrictMode>,
  );
});

/** Announces that buttons answer. The only child, as on the server: React counts siblings into ids. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    announceStart();
  }, []);
  return children;
}
