import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PayDispute } from '#contract/shifts/pay-disputes.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import { ownShift } from '../own/own-shift.testing.ts';
import CompleteShift from '../work/complete-shift.tsx';
import DisputePay from './dispute-pay.tsx';
import PayDisputes from './pay-disputes.tsx';
import { RecordedPay } from './recorded-pay.tsx';
import ShiftCheckOuts from './shift-check-outs.tsx';

const pay = {
  dogsGroomed: 6,
  hours: 9,
  revenue: 0,
  bonus: 0,
  pay: 22_500,
  recordedAt: '2026-11-28T23:00:00Z',
  state: 'waiting',
  confirmBy: '2026-11-30T23:00:00Z',
  disputeReason: null,
  answerBy: null,
  disputedAt: null,
  withAdmin: false,
  decision: null,
} as const;
const hourly = { payPercentage: 0, hourlyRate: 2500, dogCount: 6, bonusInfo: null, bonusAmount: null };
const day = (given: Partial<OwnShift> = {}) =>
  ownShift({
    ...hourly,
    shiftDate: '2026-11-28T14:30:00Z',
    endsAt: '2026-11-28T22:30:00Z',
    groomer: { id: 'g-1', name: 'Gus O’Neil', profileImageUrl: null, applicationId: 'a-1' },
    ...given,
  });

async function record(given: Partial<OwnShift> = {}, here: string[] = []) {
  onTestFinished(() => dismissToast());
  const checkOuts = {
    bills: 0,
    dogs: 0,
    revenue: 0,
    tips: 0,
    notCheckedOut: here.length,
    petsNotCheckedOut: here,
  };
  const bodies: unknown[] = [];
  serve({
    'GET /api/shifts/s-1/check-outs': () => Response.json(checkOuts),
    'POST /api/shifts/s-1/complete': ({ body }) => {
      bodies.push(body);
      return Response.json({ id: 's-1', pay });
    },
  });
  renderAt('/', <CompleteShift shift={day(given)} onClose={vi.fn<() => void>()} />);
  const dialog = within(await screen.findByRole('dialog'));
  return { bodies, dialog, field: (label: string) => dialog.getByLabelText<HTMLInputElement>(label) };
}

test('who is still checked in is named before the day is recorded', async () => {
  const { dialog } = await record({}, ['Rex', 'Roxy']);
  expect(dialog.getByText('Not checked out yet: Rex and Roxy.')).toBeTruthy();
});

test('a day by the hour asks for its hours, and for no revenue', async () => {
  const { bodies, dialog, field } = await record();
  expect(field('Hours worked').value).toBe('8');
  expect(dialog.getAllByText('$200')).toHaveLength(2);
  await userEvent.clear(field('Hours worked'));
  await userEvent.type(field('Hours worked'), '8.25');
  expect(dialog.getByText(/8\.25\sh/).parentElement?.textContent).toMatch(/8\.25\sh × \$25/);
  expect(dialog.getAllByText('$206.25')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Record the day' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('The day is recorded'));
  expect(bodies).toEqual([{ dogsGroomed: 6, hours: 8.25, revenue: null, bonus: 0 }]);
});

test.each([
  ['', 'How many hours?'],
  ['0', 'More than 0'],
  ['25', 'At most 24 hours'],
  ['nine', 'Use a number like 7.5'],
])('hours of “%s” are asked for again', async (hours, words) => {
  const { bodies, dialog, field } = await record();
  await userEvent.clear(field('Hours worked'));
  if (hours) await userEvent.type(field('Hours worked'), hours);
  await userEvent.click(dialog.getByRole('button', { name: 'Record the day' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(bodies).toEqual([]);
});

test('the answer to a dispute starts with the hours that were recorded', async () => {
  const { dialog, field } = await record({
    pay: { ...pay, hours: 8.5, pay: 21_250, state: 'disputed', disputeReason: 'Nine hours.' },
  });
  expect(dialog.getByRole('heading', { name: 'Answer the dispute' })).toBeTruthy();
  expect([field('Hours worked').value, field('Revenue of these dogs, in dollars').value]).toEqual([
    '8.5',
    '',
  ]);
});

test('a share of the revenue is recorded without hours, and needs the revenue', async () => {
  const { bodies, dialog } = await record({ payPercentage: 45, hourlyRate: null });
  expect(dialog.queryByLabelText('Hours worked')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Record the day' }));
  expect(await dialog.findByText('Say what the day brought in')).toBeTruthy();
  expect(bodies).toEqual([]);
});

test.each([
  [hourly, /noted 9\sh, 6 dogs: \$225 for you/, 'For example: nine hours instead of eight'],
  [
    { payPercentage: 45, hourlyRate: null },
    /noted 6 dogs, \$0: \$225 for you/,
    'For example: eight dogs instead of six',
  ],
])('a dispute names what the pay comes from', (rate, noted, hint) => {
  renderAt('/', <DisputePay shift={day(rate)} pay={pay} onClose={vi.fn<() => void>()} />);
  expect(screen.getByText(noted)).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
});

test('the recorded pay is explained by the hours worked', () => {
  renderAt('/', <RecordedPay label="Your pay" pay={pay} shift={day()} />);
  expect(screen.getByText(/9\sh/).parentElement?.textContent).toMatch(/^9\sh × \$25/);
});

test('a revenue that nobody noted is not less than the check-outs', async () => {
  serve({
    'GET /api/shifts/s-1/check-outs': () =>
      Response.json({ bills: 6, dogs: 6, revenue: 64_000, tips: 0, notCheckedOut: 0, petsNotCheckedOut: [] }),
  });
  renderAt('/', <ShiftCheckOuts shift={{ ...day(), pay } as never} own />);
  expect(await screen.findByText('$640')).toBeTruthy();
  expect(screen.queryByText(/The check-outs say/)).toBeNull();
});

test('an admin decides on the hours', async () => {
  onTestFinished(() => dismissToast());
  const bodies: unknown[] = [];
  const dispute: PayDispute = {
    ...pay,
    ...hourly,
    id: 's-1',
    title: 'Saturday',
    shiftDate: '2026-11-28T14:30:00Z',
    endsAt: '2026-11-28T22:30:00Z',
    timeZone: 'America/Chicago',
    owner: { id: 'o-1', name: 'Shoal Creek' },
    groomer: { id: 'g-1', name: 'Gus O’Neil' },
    disputeReason: 'Ten hours.',
    ownerWords: null,
    disputedAt: '2026-11-29T14:30:00Z',
  };
  serve({
    'GET /api/admin/pay-disputes': () => Response.json([dispute]),
    'POST /api/admin/pay-disputes/s-1/decide': ({ body }) => {
      bodies.push(body);
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/', <PayDisputes />);
  expect((await screen.findByText('Shoal Creek recorded:')).parentElement?.textContent).toMatch(
    /9\sh, 6 dogs at \$25 an hour$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decide on Saturday' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/gets \$25 an hour and the bonus: \$225 as recorded/)).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Hours worked'));
  await userEvent.type(dialog.getByLabelText('Hours worked'), '10');
  await userEvent.type(dialog.getByLabelText('Reason'), 'The door says so.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Decided'));
  expect(bodies).toEqual([
    { dogsGroomed: 6, hours: 10, revenue: null, bonus: 0, reason: 'The door says so.' },
  ]);
});
