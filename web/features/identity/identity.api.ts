import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { eraseAccountStorage } from '#web/lib/account-storage.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { call } from '#web/lib/api/call.ts';
import type { Input, Reply } from '#web/lib/api/call.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';

export type SessionReply = Reply<'GET /auth/me'>;

const sessionKey: QueryKey = query('GET /auth/me').queryKey;

/** The signed-in account, or null if signed out; fresh for 5 minutes. */
export const useSession = () =>
  useQuery<SessionReply | null>({
    queryKey: sessionKey,
    queryFn: () => call('GET /auth/me').catch(nullWhenSignedOut),
    staleTime: 5 * 60_000,
  });

function nullWhenSignedOut(error: unknown): null {
  if (error instanceof CallError && error.status === 401) return null;
  throw error;
}

/** Stores a known session without a request; null means signed out. */
export const storeSession = (client: QueryClient, session: SessionReply | null) =>
  client.setQueryData(sessionKey, session);
/**
 * Marks the visitor as signed out without a request, unless a session was stored since the page was loaded.
 */
export const assumeSignedOut = (client: QueryClient) =>
  client.setQueryData<SessionReply | null>(sessionKey, (known) => known ?? null);

export const refreshSession = (client: QueryClient) => client.invalidateQueries({ queryKey: sessionKey });

/** Marks the visitor as signed out and clears all data that was loaded in the session. */
export function forgetSession(client: QueryClient) {
  eraseAccountStorage();
  storeSession(client, null);
  client.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(sessionKey) });
}

/** Signs out and clears all data that was loaded in the session. */
export function useSignOut(onSignedOut?: () => void) {
  const client = useQueryClient();
  const { run } = useAction('POST /auth/logout', {
    failed: 'You are still signed in',
    accepted() {
      forgetSession(client);
      onSignedOut?.();
    },
  });
  return () => void run({});
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /auth/register'>['body']) => call('POST /auth/register', { body }),
    onSuccess: (session) => storeSession(client, session),
  });
}
