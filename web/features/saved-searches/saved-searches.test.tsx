import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import { SavedSearchesButton } from './saved-searches-button.tsx';

const saturdays: SavedSearch = {
  id: 's-1',
  kind: 'shifts',
  name: 'Saturdays',
  query: { near: 'Austin, TX', minPay: 45 },
  notify: 'now',
};

async function open(searches: SavedSearch[]) {
  const calls = serve({
    'GET /api/saved-searches': () => Response.json(searches),
    'POST /api/saved-searches': () => Response.json({ ...saturdays, id: 's-2' }, { status: 201 }),
    'PATCH /api/saved-searches/s-1': () => Response.json(saturdays),
    'DELETE /api/saved-searches/s-1': () => new Response(null, { status: 204 }),
  });
  const onChange = vi.fn<(change: object) => void>();
  onTestFinished(() => dismissToast());
  renderAt(
    '/groomer',
    <SavedSearchesButton
      kind="shifts"
      search={shiftSearch}
      query={{ near: undefined, radius: 25, minPay: 50, sort: 'nearest' }}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
  return {
    dialog,
    onChange,
    sent: (method: string) => calls.find(({ key }) => key.startsWith(method))?.body,
  };
}

test('saves the present filters without their order', async () => {
  const { dialog, sent } = await open([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save these filters' }));
  expect(await dialog.findByText('Give it a name')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Name'), 'Good pay');
  await userEvent.selectOptions(dialog.getByLabelText('Tell me about new matches'), 'Every morning at 8');
  await userEvent.click(dialog.getByRole('button', { name: 'Save these filters' }));
  await waitFor(() =>
    expect(sent('POST')).toEqual({
      kind: 'shifts',
      name: 'Good pay',
      notify: 'daily',
      query: { radius: 25, minPay: 50 },
    }),
  );
});

test('brings saved filters back, and clears the others', async () => {
  const { dialog, onChange } = await open([
    saturdays,
    { ...saturdays, id: 's-3', kind: 'requests', name: 'Dogs' },
  ]);
  const list = within(await dialog.findByRole('list', { name: 'Saved searches' }));
  expect(list.queryByText('Dogs')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Saturdays' }));
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ near: 'Austin, TX', minPay: 45, radius: 'any', maxDogs: undefined }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is renamed, muted and deleted', async () => {
  const { dialog, sent } = await open([saturdays]);
  await userEvent.selectOptions(await dialog.findByLabelText('New matches of Saturdays'), 'Never');
  await waitFor(() => expect(sent('PATCH')).toEqual({ notify: 'off' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rename Saturdays' }));
  expect(dialog.getByLabelText<HTMLInputElement>('New name').value).toBe('Saturdays');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete Saturdays' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Search deleted'));
});
