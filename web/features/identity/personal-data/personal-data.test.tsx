// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Closing, DataExport } from '#contract/personal-data.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { renderAt, sessionOf } from '../identity.testing.tsx';
import { CloseSection } from './close-section.tsx';
import { DownloadSection } from './download-section.tsx';

const archive = (change: Partial<DataExport>): DataExport => ({
  state: 'none',
  askedAt: null,
  readyAt: null,
  expiresAt: null,
  bytes: null,
  ...change,
});

const visit = {
  kind: 'visit',
  id: '0192f0c1-2222-7000-8000-000000000001',
  title: 'Bella',
  at: '2026-12-04T15:00:00+00:00',
  timeZone: 'America/Chicago',
  otherName: 'Maya Ortiz',
} as const;
const membership = { ...visit, kind: 'membership', title: 'Monthly', otherName: null } as const;

const closing = (change: Partial<Closing> = {}): Closing => ({
  unfinished: [],
  refusal: null,
  cancelled: [membership, visit],
  lost: { pets: 1, photos: 12 },
  seen: 'print-1',
  ...change,
});

test('an archive is prepared, announced and downloaded', async () => {
  let state = archive({});
  serve({
    'GET /api/account/export': () => Response.json(state),
    'POST /api/account/export': () => {
      state = archive({ state: 'making', askedAt: '2026-11-20T18:00:00+00:00' });
      return Response.json(state, { status: 202 });
    },
  });
  const { unmount } = renderAt('/settings', <DownloadSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  expect(await screen.findByText(/is being made/, { selector: '[role=status]' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  unmount();
  state = archive({
    state: 'ready',
    readyAt: state.askedAt,
    expiresAt: '2026-11-21T18:00:00+00:00',
    bytes: 2_340_000,
  });
  renderAt('/settings', <DownloadSection />);
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/api/account/export/archive');
  expect(screen.getByRole('status').textContent).toContain('2.3 MB');
});

test('closing shows what is cancelled and lost, and sends what was seen with the password', async () => {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/account/closing': () => Response.json(closing()),
    'POST /api/account/close': () => new Response(null, { status: 204 }),
  });
  renderAt('/settings', <CloseSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  await screen.findByLabelText('Your password');
  const dialog = within(screen.getByRole('dialog', { name: 'Close your account' }));
  expect(dialog.getByRole('list', { name: 'Cancelled' }).textContent).toMatch(
    /BellaVisit, Fri,\sDec\s4, with Maya Ortiz/,
  );
  expect(dialog.getByRole('list', { name: 'Ended' }).textContent).toContain('Monthly');
  expect(dialog.getByRole('list', { name: 'Removed for good' }).textContent).toBe(
    '1 pet12 photos and proofs',
  );
  const submit = dialog.getByRole('button', { name: 'Close my account for good' });
  await userEvent.click(submit);
  expect(await dialog.findByText('Please enter your password')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Your password'), 'demo-password');
  await userEvent.click(submit);
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Your account is closed'));
  const sent = calls.find(({ key }) => key === 'POST /api/account/close');
  expect(sent?.body).toEqual({ password: 'demo-password', seen: 'print-1' });
});

test('what stands against closing is named, with a way to finish it', async () => {
  serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/account/closing': () =>
      Response.json(closing({ unfinished: [visit], refusal: 'You are the only admin.' })),
  });
  renderAt('/settings', <CloseSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your account cannot be closed yet' }));
  expect(dialog.getByText('You are the only admin.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Bella' }).getAttribute('href')).toBe(`/visits/${visit.id}`);
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong password is shown at its field', async () => {
  serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/account/closing': () => Response.json(closing()),
    'POST /api/account/close': () =>
      Response.json(
        {
          code: 'invalid',
          detail: 'x',
          errors: [{ path: 'password', message: 'This is not your password' }],
        },
        { status: 422 },
      ),
  });
  renderAt('/settings', <CloseSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'guess');
  await userEvent.click(screen.getByRole('button', { name: 'Close my account for good' }));
  expect(await screen.findByText('This is not your password')).toBeTruthy();
});
