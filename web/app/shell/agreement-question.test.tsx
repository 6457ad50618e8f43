import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { versionInForce } from '#contract/identity/legal.ts';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { AgreementQuestion } from './agreement-question.tsx';

type ToAgree = ('terms' | 'privacy')[];
const session = (toAgree: ToAgree) => sessionOf({ user: { toAgree } });

afterEach(() => setViewer(null));
let toAgree: ToAgree;
beforeEach(() => {
  toAgree = ['terms'];
});

function AddRole() {
  const add = useAction('POST /api/roles');
  return (
    <button type="button" onClick={() => void add.run({ body: { role: 'owner' } })}>
      Add role
    </button>
  );
}

function open(path: string) {
  const calls = serve({
    'GET /auth/me': () => Response.json(session(toAgree)),
    'POST /api/account/agreements': () => {
      toAgree = [];
      return Response.json(session([]));
    },
    'POST /api/roles': () => Response.json({ code: 'agreement_needed' }, { status: 403 }),
    'POST /auth/logout': () => new Response(null, { status: 204 }),
  });
  const view = renderAt(
    path,
    <>
      <SessionSync />
      <AgreementQuestion />
      <AddRole />
    </>,
  );
  return { ...view, calls };
}

test('changed terms say what changed, stay until an answer, and are agreed to in the version shown', async () => {
  const { calls } = open('/groomer');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'A text has changed' }));
  expect(dialog.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
    '/terms-of-service',
  );
  expect(dialog.getByText(/lasts at least as long as the Premium/)).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    terms: versionInForce('terms'),
    privacy: versionInForce('privacy'),
  });
});

test('who does not agree can sign out', async () => {
  const { calls, router } = open('/groomer');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls.map(({ key }) => key)).toContain('POST /auth/logout');
});

test('both texts are named when both changed', async () => {
  toAgree = ['terms', 'privacy'];
  open('/messages');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Our texts have changed' }));
  expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy();
});

test.each(['/terms-of-service', '/privacy-policy', '/settings', '/membership'])(
  'the question does not cover %s',
  async (path) => {
    const { client } = open(path);
    await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('nobody who has agreed is asked', async () => {
  toAgree = [];
  const { client } = open('/groomer');
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refused change asks on open pages, too, also where the session is older than the text', async () => {
  toAgree = [];
  const { client } = open('/settings');
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success'));
  toAgree = ['terms'];
  await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'A text has changed' }));
  await userEvent.click(dialog.getByRole('link', { name: 'Go to settings' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
