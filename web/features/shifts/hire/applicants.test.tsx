import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { seenPlace } from '#web/lib/seen-place.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { CompareApplicants } from './compare-applicants.tsx';
import { FilledShift } from './filled-shift.tsx';
import { FiguresStrip } from './owner-figures.tsx';
import { ownShift, received } from '../own/own-shift.testing.ts';
import { WaitingNote } from './waiting-note.tsx';

const compare = (applicant: ReturnType<typeof received>) =>
  renderAt(
    '/owner',
    <CompareApplicants
      shift={ownShift()}
      applicants={[applicant]}
      onBooked={vi.fn<() => void>()}
      onView={vi.fn<() => void>()}
    />,
  );

const none = { isNew: true, bookings: null, pay: null, answers: null };

test('tells an unseen application from a groomer who is new here', () => {
  compare(received({ isNew: true, reliability: none, groomer: { rating: null, reviewCount: 0 } }));
  const card = within(screen.getByRole('article', { name: 'Maya Ortiz' }));
  expect(card.getByText('New here').querySelector('.icon')).toBeNull();
  expect(card.getByText('No reviews yet')).toBeTruthy();
  expect(card.getAllByText('Not seen yet')).toHaveLength(1);
});

test('kept bookings have a check', () => {
  compare(received());
  expect(screen.getByText('Kept 24 of 25 bookings').querySelector('.icon')).toBeTruthy();
});

test('declining excludes a groomer from this shift only, not from the whole day', async () => {
  compare(received());
  await userEvent.click(screen.getByRole('button', { name: 'Decline Maya Ortiz' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Decline Maya Ortiz?' }));
  expect(question.getByText(/They cannot apply for this shift again\.$/)).toBeTruthy();
  expect(question.getByRole('button', { name: 'Keep it' })).toBeTruthy();
});

test('booking a groomer tells first what speaks against the day', async () => {
  const { shiftDate: startsAt, endsAt, timeZone } = ownShift();
  serve({
    'GET /api/shift-applications/a-1/accept-check': () =>
      Response.json({
        clashes: [{ startsAt, endsAt, timeZone }],
        timeOff: true,
        travel: [],
        busyElsewhere: false,
        outsideHours: false,
        outsideOpening: true,
      }),
  });
  compare(received());
  await userEvent.click(screen.getByRole('button', { name: 'Accept Maya Ortiz' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(/^Maya is booked elsewhere: /)).toBeTruthy();
  expect(question.getByText('Maya has time off then.')).toBeTruthy();
  expect(question.getByText('This is outside your own working hours.')).toBeTruthy();
  expect(question.queryByText(/outside Maya’s/)).toBeNull();
});

test('who is booked stands on the card of the filled shift', async () => {
  serve({
    'GET /api/shift-applications/a-1/accept-check': () =>
      Response.json({
        clashes: [],
        timeOff: false,
        travel: [],
        busyElsewhere: false,
        outsideHours: false,
        outsideOpening: false,
      }),
    'POST /api/shift-applications/a-1/accept': () => Response.json(received({ status: 'accepted' })),
  });
  const { unmount } = compare(received());
  await userEvent.click(screen.getByRole('button', { name: 'Accept Maya Ortiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Book Maya' }));
  await waitFor(() => expect(toasts.get()[0]).toMatchObject({ title: 'Maya Ortiz is booked', about: 's-1' }));
  unmount();
  const filled = {
    shift: ownShift({ status: 'filled' }),
    toCompare: [],
    accepted: received({ status: 'accepted' }),
    waiting: [],
    declined: [],
    newCount: 0,
  };
  renderAt('/owner', <FilledShift filled={filled} onView={vi.fn<() => void>()} />);
  expect(seenPlace('s-1')?.closest('section')?.textContent).toContain('Waiting list');
});

test.each([
  [1, 'One application waits for your answer', 'See the applicant'],
  [2, '2 applications wait for your answer', 'Compare applicants'],
])('%i waiting', (waiting, words, way) => {
  const { unmount } = renderAt(
    '/owner',
    <WaitingNote figures={{ waiting, oldestWaitingSince: null }} to="?tab=apps" calm={false} />,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(`${words}.`);
  expect(screen.getByRole('link', { name: way }).className).toContain('btn-primary');
  unmount();
  renderAt('/owner', <WaitingNote figures={{ waiting, oldestWaitingSince: null }} to="?tab=apps" calm />);
  expect(screen.getByRole('link', { name: way }).className).toContain('btn-line');
});

const figures = {
  waiting: 0,
  oldestWaitingSince: null,
  monthFilled: 1,
  monthEnded: 1,
  monthPaid: 31_023,
  monthUnconfirmed: 12_000,
  monthDues: 0,
  monthDogs: 4,
  hoursToFill: [
    { weekOf: '2026-11-09', hours: null },
    { weekOf: '2026-11-16', hours: 0.1 },
  ],
};
const chart = 'Hours to fill a shift, by the week';

test('shows less than an hour for a shift filled within minutes, and no chart for a single week', () => {
  renderAt('/owner', <FiguresStrip figures={figures} />);
  expect(screen.getByText('under an hour')).toBeTruthy();
  expect(screen.getByText('$310.23')).toBeTruthy();
  expect(screen.getByText('4 dogs, $78 a dog; plus $120 to be confirmed')).toBeTruthy();
  expect(screen.queryByRole('figure', { name: chart })).toBeNull();
});

test('draws a chart for several weeks', () => {
  const hoursToFill = [{ weekOf: '2026-11-09', hours: 14 }, ...figures.hoursToFill.slice(1)];
  renderAt('/owner', <FiguresStrip figures={{ ...figures, hoursToFill }} />);
  expect(screen.getByText(/^14 h the week of/)).toBeTruthy();
  expect(screen.getByText('Nov 9 14 h, Nov 16 under an hour')).toBeTruthy();
});
