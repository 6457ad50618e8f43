import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { assumeSignedOut } from '#web/features/identity/identity.api.ts';
import { useSite } from '#web/domain/site/site.ts';
import { takeFirstData } from './take-first-data.ts';
import { queryClient } from './query-client.ts';

/** The query client of a page that is rendered on the server. */
export const QueriesOfPage = createContext<QueryClient | undefined>(undefined);

/**
 * Provides the tab's query client. If the browser sent no session cookie, the session is known to be empty
 * and not loaded.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { signedOut } = useSite();
  const given = use(QueriesOfPage);
  const [client] = useState(() => {
    const made = given ?? queryClient();
    if (typeof document !== 'undefined') takeFirstData(made);
    if (signedOut) assumeSignedOut(made);
    return made;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
