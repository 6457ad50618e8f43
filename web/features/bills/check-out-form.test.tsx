// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { CheckOutForm } from './check-out-form.tsx';

/** A visit of a client without an account, who pays this many cents. */
function open(cents: number, everyWeeks: number | null = null, usualMethod: PayMethod | null = null) {
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
    reportCards: [],
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
      usualMethod={usualMethod}
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

test('how they paid last is chosen, so that one button is left', async () => {
  const sent = open(10_000, null, 'zelle');
  expect(screen.getByRole('button', { name: 'Zelle', pressed: true })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Paid by, as last time' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take $108.25 and close' }));
  await expect.poll(sent).toMatchObject([{ payments: [{ method: 'zelle', amount: 10_825 }] }]);
});

test('where no method is known the button names the step, and leads to it', async () => {
  const sent = open(10_000);
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose how they pay' }));
  expect(document.activeElement?.textContent).toBe('Cash');
  expect(screen.getByRole('alert').textContent).toBe('Choose how it was paid.');
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Venmo' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take $108.25 and close' }));
  await expect.poll(sent).toMatchObject([{ payments: [{ method: 'venmo', amount: 10_825 }] }]);
});

test('what costs something is paid, or stays owed on purpose', async () => {
  const sent = open(9_500);
  expect(screen.queryByText('Nothing to pay.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cash' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not paid yet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close without a payment' }));
  await expect.poll(sent).toMatchObject([{ payments: [], leaveOwed: true }]);
});

async function asked() {
  await userEvent.click(screen.getByRole('button', { name: 'Take $7 and close' }));
  const name = '$63 stays owed by Maria Garcia. Close anyway?';
  return within(await screen.findByRole('alertdialog', { name }));
}

test('less than the total asks first, and is closed or corrected', async () => {
  const sent = open(7_000);
  await userEvent.clear(screen.getByLabelText('Sales tax in percent'));
  await userEvent.click(screen.getByRole('button', { name: 'Cash' }));
  const amount = screen.getByLabelText('Amount without tip, in dollars');
  await userEvent.type(amount, '7');
  const dialog = await asked();
  expect(dialog.getByText('Of $70, $7 is paid.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Correct the amount' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toEqual([]);
  await userEvent.click((await asked()).getByRole('button', { name: 'Close, $63 owed' }));
  await expect.poll(sent).toMatchObject([{ payments: [{ method: 'cash', amount: 700 }], leaveOwed: true }]);
  await userEvent.type(amount, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Take $70 and close' }));
  await expect.poll(() => sent()[1]).toMatchObject({ payments: [{ amount: 7000 }], leaveOwed: false });
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

const payment = (nth: number) => within(screen.getByRole('group', { name: `Payment ${nth}` }));

test('a bill is split in two methods: the second takes the rest and the tip', async () => {
  const sent = open(10_000);
  await userEvent.clear(screen.getByLabelText('Sales tax in percent'));
  await userEvent.click(screen.getByRole('button', { name: '20%' }));
  await userEvent.click(screen.getByRole('button', { name: 'Split' }));
  await userEvent.click(payment(1).getByRole('button', { name: 'Cash' }));
  await userEvent.click(payment(2).getByRole('button', { name: 'Card reader' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take $120 and close' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Enter how much each payment was.');
  expect(sent()).toEqual([]);
  await userEvent.type(payment(1).getByLabelText('Amount without tip, in dollars'), '40');
  await userEvent.click(screen.getByRole('button', { name: 'Take $120 and close' }));
  await expect.poll(sent).toMatchObject([
    {
      taxPercent: 0,
      payments: [
        { method: 'cash', amount: 4000, tip: 0 },
        { method: 'card_reader', amount: 6000, tip: 2000 },
      ],
      leaveOwed: false,
    },
  ]);
});

test('another sales tax changes what is taken, and a wrong one is not sent', async () => {
  const sent = open(10_000);
  const tax = screen.getByLabelText('Sales tax in percent');
  await userEvent.click(screen.getByRole('button', { name: 'Cash' }));
  expect(screen.getByRole('button', { name: 'Take $108.25 and close' })).toBeTruthy();
  await userEvent.clear(tax);
  await userEvent.type(tax, '25');
  await userEvent.click(screen.getByRole('button', { name: /^Take/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('The tax is 0 to 15 percent.');
  await userEvent.clear(tax);
  await userEvent.type(tax, '6.5');
  await userEvent.click(screen.getByRole('button', { name: 'Take $106.50 and close' }));
  await expect
    .poll(sent)
    .toMatchObject([{ taxPercent: 6.5, payments: [{ method: 'cash', amount: 10_650 }] }]);
});
