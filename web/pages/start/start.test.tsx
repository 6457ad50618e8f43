// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import Start from './start.tsx';

test.each([
  [true, '/day'],
  [false, '/owner'],
])('the installed app of an owner opens where the work is: clients %j', async (hasDay, path) => {
  answerCalls({ 'GET /auth/me': () => Response.json(sessionOf({ hasDay, user: { roles: ['owner'] } })) });
  const { router } = renderAt(
    '/start',
    <UserTypeProvider>
      <Start />
    </UserTypeProvider>,
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
