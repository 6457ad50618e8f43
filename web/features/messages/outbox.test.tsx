// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { pollEvery } from '#web/lib/api/query.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { eraseKept, keptOf, putOutgoing, setDraft, useKept } from './kept-messages.ts';
import type { Outgoing } from './kept-messages.ts';
import { useOutbox, useResending } from './outbox.ts';

afterEach(() => {
  vi.useRealTimers();
  eraseKept(undefined);
});

const unsent = (content: string, otherUserId: string, more: Partial<Outgoing> = {}): Outgoing => ({
  clientId: content,
  otherUserId,
  content,
  photos: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  failed: true,
  refused: false,
  ...more,
});

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

/** Serves a server that answers each message by its content, 201 unless a status is named. */
function open(statuses: Record<string, number> = {}) {
  const calls = serve({
    'POST /api/messages': ({ body }) => {
      const { content } = body as { content: string };
      const status = statuses[content] ?? 201;
      return Response.json({ id: content, content, detail: 'Not now.' }, { status });
    },
  });
  return { statuses, sent: () => calls.map(({ body }) => (body as { content: string }).content) };
}
const waiting = () => keptOf('maya').outgoing.map(({ content }) => content);

test('a refused message holds up none to others, and is not sent again by itself', async () => {
  const { sent } = open({ blocked: 404 });
  putOutgoing('maya', unsent('blocked', 'zoe'));
  putOutgoing('maya', unsent('hello', 'renee'));
  renderHook(() => useResending('maya', true), { wrapper });
  await waitFor(() => expect(waiting()).toEqual(['blocked']));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent()).toEqual(['blocked', 'hello']);
  expect(keptOf('maya').outgoing[0]).toMatchObject({ failed: true, refused: true });
});

test('while the connection stands, what the server could not take is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { sent, statuses } = open({ hello: 503 });
  putOutgoing('maya', unsent('hello', 'renee'));
  renderHook(() => useResending('maya', true), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(keptOf('maya').outgoing[0]?.failed).toBe(true);
  delete statuses['hello'];
  await act(() => vi.advanceTimersByTimeAsync(pollEvery));
  expect(waiting()).toEqual([]);
  expect(sent()).toEqual(['hello', 'hello']);
});

test('a new message goes out after the earlier ones to the same person, or waits with them', async () => {
  const { sent, statuses } = open({ first: 503 });
  putOutgoing('maya', unsent('first', 'renee'));
  const { result } = renderHook(() => useOutbox('maya', 'renee'), { wrapper });
  act(() => result.current.write({ content: 'second', photos: [] }));
  await waitFor(() => expect(keptOf('maya').outgoing.map(({ failed }) => failed)).toEqual([true, true]));
  expect(sent()).toEqual(['first']);
  delete statuses['first'];
  act(() => result.current.write({ content: 'third', photos: [] }));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent()).toEqual(['first', 'first', 'second', 'third']);
});

test('what another tab wrote is shown, and not overwritten', () => {
  const key = 'wagwell messages maya';
  const { result } = renderHook(() => useKept('maya'), { wrapper });
  expect(result.current.outgoing).toEqual([]);
  const theirs = { drafts: {}, outgoing: [unsent('from the other tab', 'renee')] };
  localStorage.setItem(key, JSON.stringify(theirs));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  act(() => setDraft('maya', 'zoe', { content: 'Hi', photos: [] }));
  expect(result.current.outgoing.map(({ content }) => content)).toEqual(['from the other tab']);
  expect(localStorage.getItem(key)).toContain('from the other tab');
});
