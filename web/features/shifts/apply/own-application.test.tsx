import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import { ownApplication } from './own-application.testing.ts';
import { OwnApplicationTicket } from './own-application.tsx';

const pay = {
  dogsGroomed: 7,
  hours: 8,
  revenue: 58_350,
  bonus: 4000,
  pay: 30_258,
  recordedAt: '2026-11-28T23:00:00+00:00',
  state: 'waiting' as const,
  confirmBy: '2026-11-30T23:00:00+00:00',
  disputeReason: null,
  answerBy: null,
  disputedAt: null,
  withAdmin: false,
  decision: null,
};

function open(given: Parameters<typeof ownApplication>[0], answers: Parameters<typeof serve>[0] = {}) {
  const application = ownApplication(given);
  const onReview = vi.fn<(reviewed: typeof application) => void>();
  const calls = serve(answers);
  onTestFinished(() => dismissToast());
  renderAt('/groomer', <OwnApplicationTicket application={application} onReview={onReview} />);
  return { application, onReview, called: () => calls.map(({ key }) => key) };
}
const button = (name: string) => screen.getByRole('button', { name });

test('recorded pay shows how it adds up and is confirmed with one tap', async () => {
  const { application, called, onReview } = open(
    { status: 'completed', pay, actions: [], shiftActions: ['confirm_pay', 'dispute_pay', 'review'] },
    { 'POST /api/shifts/shift-of-a-1/confirm-pay': () => Response.json({ id: 'shift-of-a-1' }) },
  );
  expect(screen.getByText('$302.58')).toBeTruthy();
  expect(screen.getByText('45%').parentElement?.textContent).toBe(
    '45% of $583.50and $40 bonus7 dogs groomed',
  );
  await userEvent.click(button('Write a review'));
  expect(onReview).toHaveBeenCalledExactlyOnceWith(application);
  await userEvent.click(button('Confirm $302.58'));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({ title: 'Pay confirmed: $302.58', about: 'shift-of-a-1' }),
  );
  expect(called()).toEqual(['POST /api/shifts/shift-of-a-1/confirm-pay']);
});

test('a dispute requires a reason', async () => {
  const { called } = open(
    { status: 'completed', pay, actions: [], shiftActions: ['confirm_pay', 'dispute_pay'] },
    { 'POST /api/shifts/shift-of-a-1/dispute-pay': () => Response.json({ id: 'shift-of-a-1' }) },
  );
  await userEvent.click(button('Dispute pay'));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is not right?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Tell the owner' }));
  expect(dialog.getByText('Please give a reason')).toBeTruthy();
  expect(called()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Tell the owner'), 'Eight dogs.');
  await userEvent.click(dialog.getByRole('button', { name: 'Tell the owner' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('The owner has been notified'));
});

test('a pending application is withdrawn at once and can be sent again with its message', async () => {
  const { called } = open(
    { message: 'I can start at 8.' },
    {
      'POST /api/shift-applications/a-1/withdraw': ({ body }) => {
        expect(body).toEqual({ expected: 'pending' });
        return Response.json(ownApplication());
      },
      'POST /api/shift-applications': ({ body }) => {
        expect(body).toMatchObject({ message: 'I can start at 8.', termsVersion: 1 });
        return Response.json(ownApplication(), { status: 201 });
      },
    },
  );
  await userEvent.click(button('Withdraw'));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Application withdrawn'));
  toasts.get()[0]?.action?.onSelect();
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Application Submitted!'));
  expect(called()).toEqual(['POST /api/shift-applications/a-1/withdraw', 'POST /api/shift-applications']);
});

test('changes by the owner after the application are listed with their time', () => {
  open({
    changes: [
      {
        at: '2026-11-21T15:00:00+00:00',
        note: 'Hours: 8:00 AM to 4:00 PM → 3:00 AM to 11:00 PM\nPay: 60% → 30%',
      },
      { at: '2026-11-22T20:30:00+00:00', note: 'Pay: 30% → 1%' },
    ],
  });
  const said = screen.getByText('Changed after you applied.').closest('.note')?.textContent;
  expect(said).toContain(
    'Nov\u00a021, 9:00\u00a0AM\nHours: 8:00 AM to 4:00 PM → 3:00 AM to 11:00 PM\nPay: 60% → 30%',
  );
  expect(said).toContain('Nov\u00a022, 2:30\u00a0PM\nPay: 30% → 1%');
  expect(button('Withdraw')).toBeTruthy();
});

test('no changes are listed if there were none', () => {
  open({});
  expect(screen.queryByText(/Changed after/)).toBeNull();
});

const late = { countsAs: 'withdrawn_late', until: '2027-02-20T15:00:00+00:00', because: null };
const leavingCheck = (consequence: object = late) => ({
  'GET /api/shift-applications/a-1/leaving-check': () => Response.json(consequence),
});

test.each([
  [late, 'This will count as a late withdrawal until Feb', 'withdrawn_late'],
  [
    { countsAs: 'nothing', until: null, because: 'in_time' },
    'This does not count against you: the start is more than 48 hours away.',
    'nothing',
  ],
])('leaving says whether it counts, and sends what it said', async (consequence, words, countsAs) => {
  const sent: unknown[] = [];
  open(
    { status: 'accepted', shift: { status: 'filled' } },
    {
      ...leavingCheck(consequence),
      'POST /api/shift-applications/a-1/withdraw': ({ body }) => {
        sent.push(body);
        return Response.json(ownApplication());
      },
    },
  );
  await userEvent.click(button('Withdraw'));
  const question = within(await screen.findByRole('alertdialog'));
  expect((await question.findByRole('status')).textContent).toContain(words);
  expect(question.getByRole('link', { name: 'How reliability works' })).toBeTruthy();
  const weather = question.queryByRole('checkbox', { name: 'The weather makes the drive unsafe' });
  expect(weather === null).toBe(countsAs === 'nothing');
  if (weather) await userEvent.click(weather);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { expected: 'accepted', countsAs: 'nothing', ...(weather ? { weather: true } : {}) },
    ]),
  );
});

test('withdrawing from a booking asks for confirmation', async () => {
  const { called } = open(
    { status: 'accepted', shift: { status: 'filled' } },
    {
      ...leavingCheck(),
      'POST /api/shift-applications/a-1/withdraw': () => Response.json(ownApplication()),
    },
  );
  await userEvent.click(button('Withdraw'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Withdraw from Sat,\u00a0Nov\u00a028?' }),
  );
  await question.findByRole('status');
  expect(called()).toEqual(['GET /api/shift-applications/a-1/leaving-check']);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('You have withdrawn'));
  expect(toasts.get()[0]?.action?.label).toBe('Undo');
});

test('an outdated page names the booking and asks before dropping it', async () => {
  const asked: unknown[] = [];
  open(
    {},
    {
      ...leavingCheck(),
      'POST /api/shift-applications/a-1/withdraw': ({ body }) => {
        asked.push(body);
        return asked.length > 1
          ? Response.json(ownApplication())
          : Response.json(
              { code: 'booked_meanwhile', detail: "You're booked at Shoal Creek Pet Spa on Sat, Nov 28." },
              { status: 409 },
            );
      },
    },
  );
  await userEvent.click(button('Withdraw'));
  const question = within(
    await screen.findByRole('alertdialog', {
      name: "You're booked at Shoal Creek Pet Spa on Sat, Nov 28. Withdraw anyway?",
    }),
  );
  expect(asked).toEqual([{ expected: 'pending' }]);
  await question.findByRole('status');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('You have withdrawn'));
  expect(asked).toEqual([{ expected: 'pending' }, { expected: 'accepted', countsAs: 'withdrawn_late' }]);
});

test('an application that ended without work has no stub', () => {
  open({ status: 'declined', actions: [], shiftActions: [] });
  expect(screen.getByText('Declined')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Take-home, estimated')).toBeNull();
});

test('figures for an unrecorded day are sent, with the revenue only if it is known', async () => {
  const sent: unknown[] = [];
  open(
    { status: 'accepted', shift: { status: 'in_progress' }, actions: [], shiftActions: ['claim_pay'] },
    {
      'POST /api/shifts/shift-of-a-1/claim-pay'({ body }) {
        sent.push(body);
        return Response.json({ id: 'shift-of-a-1', claim: { pay: 16_500 } });
      },
    },
  );
  await userEvent.click(button('Send your figures'));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did the day go?' }));
  expect(dialog.getByLabelText('Hours worked')).toHaveProperty('value', '8');
  await userEvent.clear(dialog.getByLabelText('Dogs groomed'));
  await userEvent.type(dialog.getByLabelText('Dogs groomed'), '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Send your figures' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Your figures are sent'));
  expect(sent).toEqual([{ dogsGroomed: 5, hours: 8, revenue: null, bonus: 0 }]);
});

test('a no-show is contested with an explanation', async () => {
  const { called } = open(
    { status: 'no_show', shift: { status: 'no_show' }, actions: [], shiftActions: ['contest_no_show'] },
    { 'POST /api/shifts/shift-of-a-1/contest-no-show': () => Response.json({ id: 'shift-of-a-1' }) },
  );
  await userEvent.click(button('I was there'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Were you there?' }));
  await userEvent.type(dialog.getByLabelText('What happened'), 'I left at four.');
  await userEvent.click(dialog.getByRole('button', { name: 'Contest the no-show' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('The no-show is contested'));
  expect(called()).toContain('POST /api/shifts/shift-of-a-1/contest-no-show');
});

test('a contested no-show says that it does not count, and can be agreed to', async () => {
  const { called } = open(
    { status: 'no_show', shift: { status: 'contested' }, actions: [], shiftActions: ['accept_no_show'] },
    { 'POST /api/shifts/shift-of-a-1/accept-no-show': () => Response.json({ id: 'shift-of-a-1' }) },
  );
  expect(screen.getByText('Contested')).toBeTruthy();
  expect(screen.getByText(/counts for neither of you/)).toBeTruthy();
  await userEvent.click(button('I was not there'));
  await waitFor(() => expect(called()).toContain('POST /api/shifts/shift-of-a-1/accept-no-show'));
});
