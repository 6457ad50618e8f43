import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { assumeSignedOut } from '#web/features/identity/identity.api.ts';
import { useSite } from '#web/lib/site.ts';
import { queryClient } from './query-client.ts';

/** The tab's data for whatever is inside. Where the browser sent no session, nobody is asked who is there. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { signedOut } = useSite();
  const [client] = useState(() => {
    const made = queryClient();
    if (signedOut) assumeSignedOut(made);
    return made;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
