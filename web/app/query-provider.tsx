import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { assumeSignedOut } from '#web/features/identity/identity.api.ts';
import { useSite } from '#web/domain/site/site.ts';
import { queryClient } from './query-client.ts';

/**
 * Provides the tab's query client. If the browser sent no session cookie, the session is known to be empty
 * and not loaded.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { signedOut } = useSite();
  const [client] = useState(() => {
    const made = queryClient();
    if (signedOut) assumeSignedOut(made);
    return made;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
