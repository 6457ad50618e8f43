import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import type { ShiftFilters } from '#web/features/shifts/browse/shift-filters.ts';
import FilterSheet from './filter-sheet.tsx';

const chicago = {
  zip: '60612',
  city: 'Chicago',
  state: 'IL',
  lat: 41.9,
  lon: -87.7,
  timeZone: 'America/Chicago',
};
const detail =
  'Which Springfield? Add its state: Springfield, MA, Springfield, MO, Springfield, IL or another.';

/** Opens the sheet for a groomer in Austin, with 3 shifts there and 12 in Chicago. */
function open() {
  const onApply = vi.fn<(filters: ShiftFilters) => void>();
  const calls = serve({
    'GET /api/places': () => Response.json([]),
    'GET /api/places/meant': ({ query }) =>
      query.get('q') === 'chicago' || query.get('q') === 'Chicago, IL'
        ? Response.json(chicago)
        : Response.json({ code: 'invalid', detail }, { status: 422 }),
    'GET /api/shifts/count': ({ query }) =>
      Response.json({ count: query.get('near') === 'Chicago, IL' ? 12 : 3, more: false }),
  });
  const home = { place: 'Austin, TX', preferredRadius: 25 };
  renderAt(
    '/groomer',
    <FilterSheet search={shiftSearch} filters={{}} home={home} onApply={onApply} onClose={() => undefined} />,
  );
  return { onApply, counted: () => calls.filter(({ key }) => key === 'GET /api/shifts/count') };
}
const place = () => screen.findByLabelText<HTMLInputElement>('City or ZIP');
const button = (name: string) => screen.findByRole('button', { name });

test('the count follows a typed place, which is completed with its state', async () => {
  const { onApply } = open();
  expect(await button('Show 3 shifts')).toBeTruthy();
  await userEvent.type(await place(), 'chicago');
  await userEvent.click(await button('Show 12 shifts'));
  expect(onApply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ near: 'Chicago, IL' }));
});

test('a button pressed before the place is resolved takes effect afterwards', async () => {
  const { onApply } = open();
  await userEvent.type(await place(), 'chicago');
  await userEvent.click(await button('Show shifts'));
  await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
  expect(onApply.mock.calls[0]?.[0].near).toBe('Chicago, IL');
});

test('an ambiguous place asks for a choice at its field, and nothing is applied or counted', async () => {
  const { onApply, counted } = open();
  await button('Show 3 shifts');
  await userEvent.type(await place(), 'Springfield');
  await userEvent.click(await button('Show shifts'));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect((await place()).getAttribute('aria-invalid')).toBe('true');
  expect(await button('Show shifts')).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
  expect(counted()).toHaveLength(1);
});
