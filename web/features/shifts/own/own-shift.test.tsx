import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import { ownShift } from './own-shift.testing.ts';
import { OwnShiftTicket } from './own-shift.tsx';
import { shiftBadgeOf } from '../shift-status.tsx';

const groomer = { id: 'g-1', name: 'Gus O’Neil', profileImageUrl: null, applicationId: 'a-1' };
const at = (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};

function open(given: Partial<OwnShift>) {
  const onView = vi.fn<(groomerId: string) => void>();
  onTestFinished(() => dismissToast());
  const calls = serve({
    'POST /api/shifts/s-1/end-early': () => Response.json({ id: 's-1' }),
    'POST /api/shifts/s-1/accept-claim': () => Response.json({ id: 's-1' }),
  });
  renderAt(
    '/owner',
    <OwnShiftTicket
      shift={ownShift(given)}
      handlers={{
        onTask: vi.fn<() => void>(),
        onReview: vi.fn<() => void>(),
        onView,
        applicantsAt: ({ id }) => `?tab=apps&shift=${id}`,
        groomersFreeOn: (day) => `?tab=groomers&on=${day}`,
        renderContact: ({ id, name }) => <a href={`/messages?with=${id}`}>Message {name}</a>,
      }}
    />,
  );
  return { onView, calls };
}

test('a disputed pay can be answered, its reason read and its figures corrected', async () => {
  at('2026-12-03T12:00:00Z');
  const { onView } = open({
    status: 'completed',
    groomer,
    pay: {
      dogsGroomed: 4,
      hours: 8,
      revenue: 42_000,
      bonus: 0,
      pay: 18_900,
      recordedAt: '2026-11-18T22:00:00Z',
      state: 'disputed',
      confirmBy: '2026-11-20T22:00:00Z',
      disputeReason: 'Five dogs, not four',
      answerBy: '2026-11-21T22:00:00Z',
      disputedAt: '2026-11-18T22:00:00Z',
      withAdmin: true,
      decision: null,
    },
    actions: ['copy', 'correct', 'review'],
  });
  expect(screen.getByText('“Five dogs, not four”')).toBeTruthy();
  expect(screen.getByText(/You recorded 4 dogs and \$189\./)).toBeTruthy();
  expect(screen.getByText('Disputed').className).toContain('badge-warn');
  expect(screen.queryByText('Completed')).toBeNull();
  expect(screen.getByText(/An admin decides on the figures/).textContent).toMatch(
    /^Not settled since Nov\s18,\s2026/,
  );
  expect(screen.getByRole('link', { name: 'Message Gus O’Neil' }).getAttribute('href')).toBe(
    '/messages?with=g-1',
  );
  expect(screen.getByRole('button', { name: 'Correct the figures' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Gus O’Neil' }));
  expect(onView).toHaveBeenCalledExactlyOnceWith('g-1');
});

test('declined and released applicants are not counted, and a single pending one has its own link', () => {
  open({ applicationCount: 3, pendingApplicationCount: 1 });
  expect(screen.getByText('1 application')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the applicant' })).toBeTruthy();
});

test('without applicants the groomers who are free that day are one tap away', () => {
  open({});
  expect(
    screen.getByRole('link', { name: 'Find free groomers for Sat,\u00a0Nov\u00a028' }).getAttribute('href'),
  ).toBe('/owner?tab=groomers&on=2026-11-28');
});

test('a late withdrawal names who left and the day, with both ways to refill the shift', () => {
  at('2026-11-27T18:00:00Z');
  open({ leftBy: 'Amara', applicationCount: 1, pendingApplicationCount: 1 });
  expect(screen.getByText('Amara dropped out of tomorrow’s shift')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the applicant' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Find free groomers/ })).toBeTruthy();
});

test('a shift of today that no one was booked for says so; one of next week says nothing', () => {
  at('2026-11-28T12:00:00Z');
  open({});
  expect(screen.getByText('No groomer yet for today’s shift')).toBeTruthy();
  cleanup();
  at('2026-11-20T12:00:00Z');
  open({});
  expect(screen.queryByText(/No groomer yet/)).toBeNull();
});

test('several applicants are compared', () => {
  open({ applicationCount: 2, pendingApplicationCount: 2 });
  expect(screen.getByText('2 applications')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare applicants' })).toBeTruthy();
});

test('the link to applicants is missing if all were declined', () => {
  open({ applicationCount: 1 });
  expect(screen.getByText('No applications yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the applicant' })).toBeNull();
});

test('the other applicants of a filled shift are shown as the waiting list', () => {
  open({
    status: 'filled',
    groomer,
    applicationCount: 3,
    pendingApplicationCount: 1,
    newApplicationCount: 1,
  });
  expect(screen.getByText('Gus O’Neil').closest('p')?.textContent).toMatch(/1 on the waiting list$/);
  expect(screen.getByRole('link', { name: 'Waiting list' })).toBeTruthy();
  expect(screen.queryByText('1 new')).toBeNull();
});

const working: Partial<OwnShift> = {
  status: 'in_progress',
  shiftDate: '2026-11-28T14:30:00Z',
  endsAt: '2026-11-28T22:30:00Z',
  timeZone: 'America/Chicago',
  groomer,
  actions: ['copy', 'complete'],
};
test('figures above the agreed shift say so on the owner’s card', () => {
  const claim = {
    dogsGroomed: 6,
    hours: 9,
    revenue: 60_000,
    revenueEstimated: false,
    bonus: 0,
    pay: 30_000,
    claimedAt: '2026-11-28T23:00:00Z',
    answerBy: '2026-12-01T23:00:00Z',
  };
  open({ ...working, dogCount: 4, estimatedPayMax: 240, claim });
  expect(screen.getByText(/More than agreed/).closest('div')?.textContent).toMatch(
    /More than agreed: 6\sdogs instead of 4, 9\sh instead of 8\sh, and \$300 instead of at most \$280/,
  );
});

test('figures within the agreed shift say nothing of the kind', () => {
  open({
    ...working,
    dogCount: 6,
    estimatedPayMax: 300,
    claim: {
      dogsGroomed: 6,
      hours: 8,
      revenue: 60_000,
      revenueEstimated: false,
      bonus: 0,
      pay: 30_000,
      claimedAt: '2026-11-28T23:00:00Z',
      answerBy: '2026-12-01T23:00:00Z',
    },
  });
  expect(screen.queryByText(/More than agreed/)).toBeNull();
});

const record = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Record the day' }));
  return within(await screen.findByRole('dialog', { name: 'How did the day go?' }));
};

test('a past shift can be recorded', async () => {
  at('2026-11-28T22:30:00Z');
  open(working);
  const dialog = await record();
  expect(dialog.getByRole('button', { name: 'Record the day' })).toBeTruthy();
});

test('a shift in progress cannot be recorded, and both sides confirm its early end', async () => {
  const { calls } = open({ ...working, actions: ['copy', 'end_early'] });
  expect(screen.queryByRole('button', { name: 'Record the day' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'The day ended early' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Gus O’Neil is asked to confirm'));
  expect(calls.map(({ key }) => key)).toContain('POST /api/shifts/s-1/end-early');
});

test('the owner confirms the groomer’s report of an early end', () => {
  open({ ...working, actions: ['copy', 'end_early'], endedEarly: { byOwner: false, byGroomer: true } });
  expect(screen.getByText('Gus O’Neil says that the day ended early.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirm the early end' })).toBeTruthy();
});

test('the groomer’s figures can be accepted, or corrected in a form that starts with them', async () => {
  open({
    ...working,
    actions: ['copy', 'complete', 'accept_claim'],
    claim: {
      dogsGroomed: 5,
      hours: 7.5,
      revenue: 40_000,
      revenueEstimated: true,
      bonus: 0,
      pay: 18_000,
      claimedAt: '2026-11-29T22:30:00Z',
      answerBy: '2026-12-02T22:30:00Z',
    },
  });
  expect(screen.getByText('Gus O’Neil says').parentElement?.textContent).toContain('$180');
  expect(screen.getByText(/^Without your answer it counts on Wed,\s+Dec\s+2,\s+4:30\sPM\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Correct the figures' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did the day go?' }));
  expect(dialog.getByLabelText('Dogs groomed')).toHaveProperty('value', '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept $180' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('The day is closed'));
});

test('a day that is over is not in progress: it waits for its figures, or for an answer to the claim', () => {
  const day = { status: 'in_progress' as const, groomer };
  const { endsAt } = ownShift();
  at(new Date(Date.parse(endsAt) - 60_000).toISOString());
  open(day);
  expect(screen.getByText('In progress')).toBeTruthy();
  cleanup();
  at(endsAt);
  open(day);
  expect(screen.queryByText('In progress')).toBeNull();
  expect(screen.getByText('Waiting for the day’s figures')).toBeTruthy();
  expect(shiftBadgeOf({ ...ownShift(day), claim: {} }, new Date()).words).toBe('Claim waits for an answer');
});
