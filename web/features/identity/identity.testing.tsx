import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { SessionReply } from './identity.api.ts';

/** A session as the server returns it, with defaults for fields that the test does not set. */
export const sessionOf = ({
  user,
  ...rest
}: Partial<Omit<SessionReply, 'user'>> & { user?: Partial<SessionReply['user']> } = {}): SessionReply => ({
  id: '0192f0c1-2222-7000-8000-000000000001',
  hasMembership: true,
  hasDay: false,
  membership: null,
  timeZone: 'UTC',
  frontDesk: null,
  ...rest,
  user: {
    id: '0192f0c1-2222-7000-8000-000000000001',
    firstName: 'Maya',
    lastName: 'Ortiz',
    email: 'maya@example.com',
    emailVerified: true,
    newEmail: null,
    passwordIsWeak: false,
    hasTwoFactor: false,
    toAgree: [],
    phone: null,
    location: null,
    bio: null,
    profileImageUrl: null,
    roles: ['groomer'],
    isAdmin: false,
    ...user,
  },
});

/** Answers calls by method and path until the test ends; a call that is not listed fails. */
export function answerCalls(answers: Record<string, () => Response | Promise<Response>>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const key = `${method} ${path}`;
    calls.push(key);
    return answers[key] ? Promise.resolve(answers[key]()) : Promise.reject(new Error(`Unexpected ${key}`));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

/** Renders inside a router with its own query cache. */
export function renderAt(path: string, element: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, client, router };
}

/** A membership that has ended, in the shape that the session returns. */
export const endedMembership = {
  plan: 'monthly',
  status: 'expired',
  accessUntil: '2026-11-01T00:00:00Z',
} as const;
