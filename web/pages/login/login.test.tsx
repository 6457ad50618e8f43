import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import Login from './login.tsx';

const nobody = () => new Response(null, { status: 401 });

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'sharp-shears');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test.each([
  ['/login?next=%2Fmessages%3Fwith%3D1', '/messages?with=1'],
  ['/login?next=%2F%2Fother.example', '/owner'],
  ['/login', '/owner'],
])('signing in at %s leads to %s', async (address, place) => {
  answerCalls({
    'GET /auth/me': nobody,
    'POST /auth/login': () => Response.json(sessionOf({ user: { roles: ['owner'] } })),
  });
  const { router } = renderAt(address, <Login />);
  await signIn();
  const at = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(at()).toBe(place));
});

test('an already signed-in visitor is informed and may continue', async () => {
  answerCalls({ 'GET /auth/me': () => Response.json(sessionOf()) });
  renderAt('/login?next=%2Fmarketplace', <Login />);
  expect(await screen.findByText(/You are signed in as maya@example.com/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/marketplace');
});
