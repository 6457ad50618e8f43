// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { query } from '#web/lib/api/query.ts';
import { firstDataElement } from '#web/lib/first-view/first-data.ts';
import MemberPages from './member-pages.tsx';
import { leaveZoneOfPage } from './take-first-data.ts';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const far = own === 'Asia/Tokyo' ? 'America/Chicago' : 'Asia/Tokyo';

function Day() {
  const [opened, setOpened] = useState(false);
  return (
    <button type="button" onClick={() => setOpened(true)}>
      {opened ? 'A dialog is open' : 'Add'}
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  const { queryKey: key } = query('GET /auth/me');
  const me = { url: '/auth/me', key, data: sessionOf({}), reads: null, validFor: undefined, replies: [] };
  document.body.innerHTML = firstDataElement({
    at: new Date().toISOString(),
    timeZone: far,
    desktop: false,
    position: null,
    reads: [me],
  });
  const day = { path: '/', Component: MemberPages, children: [{ index: true, Component: Day }] };
  render(<RouterProvider router={createMemoryRouter([day])} />);
});
afterEach(() => leaveZoneOfPage());

test('a page that is used before it knows the zone of its device is not drawn anew', () => {
  act(() => screen.getByRole('button').click());
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('button').textContent).toBe('A dialog is open');
});

test('a page that nobody uses is drawn anew in the zone of its device', () => {
  const before = screen.getByRole('button');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('button')).not.toBe(before);
});
