// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { CheckOutForm } from './check-out-form.tsx';

/** A visit of a client without an account, who pays this many cents. */
function open(cents: number, everyWeeks: number | null = null) {
  const calls = serve({
    'POST /api/visits/v-1/check-out': () => Response.json({ code: 'too_late' }, { status: 409 }),
    'GET /api/clients/c-1/timeline': () => Response.json([]),
  });
  const visit = {
    id: 'v-1',
    source: 'own',
    timeZone: 'America/Chicago',
    startsAt: '2026-11-24T15:00:00Z',
    endsAt: '2026-11-24T16:00:00Z',
    pets: [{ id: 'p-1', name: 'Bella', services: ['nail_trim'], price: cents, everyWeeks }],
    services: ['nail_trim'],
    price: cents,
    listPrice: cents,
    discount: 0,
    client: { id: 'c-1', name: 'Maria Garcia', phone: null, email: null },
    owner: null,
  };
  renderAt(
    '/',
    <CheckOutForm
      visit={visit as never}
      settings={{ taxPercent: 8.25 } as never}
      agreedPrice={cents}
      agreedLines={[]}
      advance={0}
    />,
  );
  return () => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);
}

test('a visit that costs nothing is closed by one button, without a question how it was paid', async () => {
  const sent = open(0);
  expect(screen.getByText('Nothing to pay.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(sent).toMatchObject([{ lines: [{ amount: 0 }], leaveOwed: false }]);
});

test('what costs something is paid, or stays owed on purpose', async () => {
  open(9_500);
  expect(screen.queryByText('Nothing to pay.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cash' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not paid yet' }));
  expect(screen.getByRole('button', { name: 'Close without a payment' })).toBeTruthy();
});

test('the own interval is offered first, and nothing is booked unless it is chosen', async () => {
  const sent = open(0, 5);
  const choices = within(screen.getByRole('group', { name: 'When the next visit is' })).getAllByRole(
    'button',
  );
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'No',
    'In 5 weeks',
    'In 4 weeks',
    'In 6 weeks',
    'In 8 weeks',
    'Other',
  ]);
  expect(choices.filter((each) => each.getAttribute('aria-pressed') === 'true')).toEqual([choices[0]]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(sent).toMatchObject([{ nextVisitWeeks: null, next: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'In 5 weeks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect
    .poll(() => sent()[1])
    .toMatchObject({ nextVisitWeeks: 5, next: { startsAt: '2026-12-29T15:00:00.000Z' } });
});
