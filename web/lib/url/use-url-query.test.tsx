// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { RouterProvider, createBrowserRouter, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useUrlParams } from './use-url-query.ts';

function Page() {
  const [params, change] = useUrlParams();
  return (
    <button
      type="button"
      onClick={() => {
        change({ minPay: '45' });
        // Like a second key press before a slow machine has rendered the first change.
        queueMicrotask(() => setTimeout(() => change({ maxDogs: '6' })));
      }}
    >
      {params.toString()}
    </button>
  );
}

test('a change builds on the previous one even if it was not rendered yet', async () => {
  window.history.replaceState(null, '', '/groomer?tab=shifts');
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(window.location.search).toBe('?tab=shifts&minPay=45&maxDogs=6'));
  expect(await screen.findByText('tab=shifts&minPay=45&maxDogs=6')).toBeTruthy();
});

function Step() {
  const [, change] = useUrlParams();
  return (
    <button type="button" onClick={() => change({ step: 'work' })}>
      Saved
    </button>
  );
}

test.each(['its loader', 'its code'])(
  'a change that comes after leaving is dropped while the next page waits for %s',
  async (slow) => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const Dashboard = () => (slow === 'its code' && use(promise), (<h1>Dashboard</h1>));
    const loader = () => (slow === 'its loader' ? promise : null);
    const router = createMemoryRouter(
      [
        { path: '/setup', element: <Step /> },
        { path: '/groomer', element: <Dashboard />, loader },
      ],
      { initialEntries: ['/setup'] },
    );
    render(<RouterProvider router={router} />);
    await act(async () => void router.navigate('/groomer'));
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    await act(async () => resolve(null));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/groomer', search: '' });
  },
);
