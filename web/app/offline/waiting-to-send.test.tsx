// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { keepAct } from '#web/lib/api/outbox.ts';
import { pollEvery } from '#web/lib/api/query.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { Notices } from './notices.tsx';
import { WaitingToSend } from './waiting-to-send.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  localStorage.clear();
  openAccountStorage('maya');
});
afterEach(() => void vi.useRealTimers());

const client = new QueryClient();
const shown = (isConnected: boolean) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <WaitingToSend ownId="maya" isConnected={isConnected} />
    </MemoryRouter>
  </QueryClientProvider>
);
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('while the connection stands, what the server could not take is sent again', async () => {
  render(<Notices />);
  keepAct({
    id: 'check-in-otto',
    key: 'POST /api/visits/:id/check-in',
    params: { id: 'otto' },
    body: {},
    record: 'otto',
    title: 'Check-in of Otto',
    to: '/visits/otto',
    at: '2026-11-20T12:00:00Z',
    refusal: null,
  });
  let isAway = true;
  const calls = serve({
    'POST /api/visits/otto/check-in': () =>
      isAway ? new Response(null, { status: 503 }) : Response.json({ id: 'otto' }),
  });
  const { rerender } = render(shown(false));
  expect(await screen.findByRole('button', { name: 'Waiting to send (1)' })).toBeTruthy();
  await wait(3 * pollEvery);
  expect(calls).toEqual([]);
  rerender(shown(true));
  await wait(0);
  expect(calls).toHaveLength(1);
  isAway = false;
  await wait(pollEvery - 1);
  expect(calls).toHaveLength(1);
  await wait(1);
  expect(calls).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  await wait(3 * pollEvery);
  expect(calls).toHaveLength(2);
});
