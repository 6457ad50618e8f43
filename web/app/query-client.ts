import { QueryClient } from '@tanstack/react-query';

/**
 * Data is fresh until it is changed here or a list polls; unused data is kept for 5 minutes. Offline calls
 * fail like any other, so that the screen can show it, and are not paused.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // Data may have changed elsewhere meanwhile.
        refetchOnReconnect: 'always',
        networkMode: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

let ofThisTab: QueryClient | undefined;

/** The tab's client; on the server a new one for each page, so that data never leaks between visitors. */
export const queryClient = (): QueryClient =>
  typeof document === 'undefined' ? createQueryClient() : (ofThisTab ??= createQueryClient());
