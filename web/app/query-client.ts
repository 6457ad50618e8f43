import { QueryClient } from '@tanstack/react-query';

/**
 * Data stays as it was read until somebody changes it or a list polls; unused data is kept for 5 minutes. Without a
 * connection a call fails like any other, so that the screen can say it; it is not put off silently.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // What nobody changed here may have changed elsewhere meanwhile.
        refetchOnReconnect: 'always',
        networkMode: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

let ofThisTab: QueryClient | undefined;

/** The one of this tab; on the server a new one for every page, since nobody's data may reach somebody else. */
export const queryClient = (): QueryClient =>
  typeof document === 'undefined' ? createQueryClient() : (ofThisTab ??= createQueryClient());
