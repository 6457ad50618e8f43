import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CallError, call } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';

export type SessionReply = Reply<'GET /auth/me'>;

const sessionKey = ['auth', 'me'];

/** The signed-in account, or null for somebody signed out; fresh for 5 minutes. */
export const useSession = () =>
  useQuery<SessionReply | null>({
    queryKey: sessionKey,
    queryFn: () => call('GET /auth/me').catch(nobodyWhenSignedOut),
    staleTime: 5 * 60_000,
  });

function nobodyWhenSignedOut(error: unknown): null {
  if (error instanceof CallError && error.status === 401) return null;
  throw error;
}

/** What is known of the session without asking; null says that nobody is signed in. */
export const storeSession = (client: QueryClient, session: SessionReply | null) =>
  client.setQueryData(sessionKey, session);
/** Saves a stranger's page from asking, unless somebody has signed in since it was loaded. */
export const assumeSignedOut = (client: QueryClient) =>
  client.setQueryData<SessionReply | null>(sessionKey, (known) => known ?? null);

export const refreshSession = (client: QueryClient) => client.invalidateQueries({ queryKey: sessionKey });

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /auth/login'>['body']) => call('POST /auth/login', { body }),
    onSuccess: (session) => storeSession(client, session),
  });
}

/** Ends the session and drops everything that was read with it. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /auth/logout'),
    onSuccess() {
      storeSession(client, null);
      client.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(sessionKey) });
    },
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /auth/register'>['body']) => call('POST /auth/register', { body }),
    onSuccess: (session) => storeSession(client, session),
  });
}

export function useAddRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /api/roles'>['body']) => call('POST /api/roles', { body }),
    onSuccess: (session) => storeSession(client, session),
  });
}

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Input<'POST /auth/forgot-password'>['body']) =>
      call('POST /auth/forgot-password', { body }),
  });

/** Every session ends with the old password, this browser's too. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /auth/reset-password'>['body']) =>
      call('POST /auth/reset-password', { body }),
    onSuccess: () => client.setQueryData(sessionKey, null),
  });
}

export const useSendVerification = () =>
  useMutation({ mutationFn: () => call('POST /auth/send-verification') });

/** Confirms once, however often the page shows itself: a link works a single time. */
export function useVerifyEmail(token: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['auth', 'verify-email', token],
    async queryFn() {
      await call('POST /auth/verify-email', { body: { token } });
      await refreshSession(client);
      return true;
    },
    enabled: token !== '',
  });
}
