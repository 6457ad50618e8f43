import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSignOut } from './identity.api.ts';
import { answerCalls, renderAt, sessionOf } from './identity.testing.tsx';
import { SessionSync } from './session-sync.tsx';
import { setViewer, useViewer } from './viewer.ts';

afterEach(() => {
  localStorage.clear();
  setViewer(null);
});

function Who() {
  const viewer = useViewer();
  const signOut = useSignOut();
  return (
    <>
      <output>{typeof viewer === 'string' ? viewer : viewer.user.firstName}</output>
      <button onClick={signOut}>Sign out</button>
    </>
  );
}

const page = (
  <>
    <SessionSync />
    <Who />
  </>
);

test('updates the viewer and the stored record; signing out clears the record and the loaded data', async () => {
  answerCalls({
    'GET /auth/me': () => Response.json(sessionOf()),
    'POST /auth/logout': () => new Response(null, { status: 204 }),
  });
  const { client } = renderAt('/', page);
  client.setQueryData(['api', 'shifts'], ['a shift']);
  expect(await screen.findByText('Maya')).toBeTruthy();
  expect(localStorage.getItem('currentUser')).toContain('maya@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('signed-out')).toBeTruthy();
  expect(localStorage.getItem('currentUser')).toBeNull();
  expect(client.getQueryData(['api', 'shifts'])).toBeUndefined();
});

test('an ended session clears the record of the last visit', async () => {
  localStorage.setItem('currentUser', '{"firstName":"Maya"}');
  answerCalls({ 'GET /auth/me': () => Response.json({ detail: 'Sign in first.' }, { status: 401 }) });
  renderAt('/', page);
  await vi.waitFor(() => expect(localStorage.getItem('currentUser')).toBeNull());
});
