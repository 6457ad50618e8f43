import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { started } from './later-scripts.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Started />
    </StrictMode>,
  );
});

/** Announces that buttons answer. */
function Started() {
  useEffect(() => {
    window.dispatchEvent(new Event(started));
  }, []);
  return null;
}
