import { StrictMode, startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { announceStart } from './later-scripts.ts';

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
