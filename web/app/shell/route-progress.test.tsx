// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RouteProgress } from './route-progress.tsx';

const pending = () => new Promise<null>(() => {});

/** On its way to a page that does not answer. */
async function travelling(to: string) {
  const frame = (
    <main id="main" tabIndex={-1}>
      <RouteProgress />
      <Outlet />
    </main>
  );
  const children = [
    { path: '/messages', element: <p>Messages</p> },
    ...[to].map((path) => ({ path, loader: pending, element: <p>Arrived</p> })),
  ];
  const router = createMemoryRouter([{ element: frame, children, hydrateFallbackElement: <p>First</p> }], {
    initialEntries: ['/messages'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('Messages');
  void router.navigate(to);
  return screen.findByText('Loading...');
}

test('a dashboard that loads shows its shape', async () => {
  expect(
    (await travelling('/groomer')).closest('[data-travelling]')?.querySelector('.work-row'),
  ).toBeTruthy();
});

test('another page that loads shows a note over the one before', async () => {
  expect((await travelling('/calendar')).closest('[data-travelling]')).toBeNull();
  expect(screen.getByText('Messages')).toBeTruthy();
});
