// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createBrowserRouter } from 'react-router';
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
