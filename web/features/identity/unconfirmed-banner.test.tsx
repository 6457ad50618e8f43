import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { CallError } from '#web/lib/api/call-error.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { useRecoveryAction } from '#web/lib/api/use-recovery-action.ts';
import { onPhone } from '#web/lib/on-phone.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import UnconfirmedBanner from './unconfirmed-banner.tsx';

const sent = () => new Response(null, { status: 204 });

test('the banner says what waits, and sends the link again', async () => {
  const calls = serve({ 'POST /auth/send-verification': sent });
  renderAt('/groomer', <UnconfirmedBanner email="maya@example.com" />);
  expect(await screen.findByText(/Posting, applying, writing to others and most emails wait/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('A link is on its way'));
  expect(calls.map(({ key }) => key)).toContain('POST /auth/send-verification');
});

test('on a phone it is a line that is put away for the sitting, and whole on the dashboard', async () => {
  onPhone();
  serve({ 'POST /auth/send-verification': sent });
  const banner = <UnconfirmedBanner email="maya@example.com" />;
  const { unmount } = renderAt('/messages', banner);
  expect(screen.queryByText(/Posting, applying/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('A link is on its way'));
  await userEvent.click(screen.getByRole('button', { name: 'Hide for now' }));
  expect(screen.queryByRole('complementary', { name: 'Your email' })).toBeNull();
  unmount();
  const later = renderAt('/calendar', banner);
  expect(screen.queryByRole('complementary', { name: 'Your email' })).toBeNull();
  later.unmount();
  renderAt('/groomer', banner);
  expect(screen.getByText(/Posting, applying/)).toBeTruthy();
});

test('whatever is refused for an unconfirmed email offers the link in its toast', async () => {
  const calls = serve({ 'POST /auth/send-verification': sent });
  const { result } = renderHook(() => useRecoveryAction(), { wrapper: MemoryRouter });
  const refusal = new CallError(403, JSON.stringify({ code: 'address_unconfirmed' }));
  const action = result.current(refusal, () => undefined);
  expect(action?.label).toBe('Send the link again');
  act(() => action?.onSelect());
  await waitFor(() => expect(calls).toHaveLength(1));
});
