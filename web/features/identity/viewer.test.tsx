// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { query } from '#web/lib/api/query.ts';
import { readFirstData } from '#web/lib/first-view/first-data.ts';
import { sessionOf } from './identity.testing.tsx';
import { useViewer } from './viewer.ts';

function Name() {
  const viewer = useViewer();
  return typeof viewer === 'string' ? viewer : viewer.user.firstName;
}
const rendered = () =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Name /> }])} />);

afterEach(() => readFirstData(() => undefined));

test('the frame of a page that comes with its data names the viewer at once', () => {
  expect(rendered()).toBe('unknown');
  const { queryKey: key } = query('GET /auth/me');
  const me = { url: '/auth/me', key, data: sessionOf({}), reads: null, validFor: undefined, replies: [] };
  readFirstData(() => ({
    at: '2026-11-20T12:00:00Z',
    timeZone: 'UTC',
    desktop: false,
    position: null,
    reads: [me],
  }));
  expect(rendered()).toBe(sessionOf({}).user.firstName);
});
