import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { ownShift, received } from '#web/features/shifts/own/own-shift.testing.ts';
import type { useOwnShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import AppsTab from './received-applications-tab.tsx';

const shift = ownShift({ applicationCount: 1 });

function Opened({ of }: { of: () => OwnShift[] }) {
  const query = new URLSearchParams(useLocation().search);
  return (
    <>
      <AppsTab
        shifts={{ data: of(), isError: false } as unknown as ReturnType<typeof useOwnShifts>}
        asked={query.get('shift')}
        shiftAt={(id) => `?shift=${id}`}
        groomersFreeOn={(day, id) => `?on=${day}&invite=${id}`}
        onTask={vi.fn()}
        onView={vi.fn()}
      />
      <Toaster />
    </>
  );
}

test('changing the shift is a quiet word beside its title, so that applicants come first', async () => {
  serve({
    'GET /api/owners/current-user/applications': () => Response.json([received({ id: 'maya', shift })]),
    'GET /api/owners/current-user/figures': () => new Promise(() => undefined),
  });
  renderAt('/owner?tab=apps', <Opened of={() => [shift]} />);
  const edit = await screen.findByRole('button', { name: 'Edit shift' });
  expect(edit.className).toContain('btn-quiet');
  const heading = screen.getByRole('heading', { level: 2, name: new RegExp(shift.title) });
  expect(edit.parentElement?.parentElement).toBe(heading.parentElement);
  // One applicant may decline again, so that inviting others stays within reach.
  expect(screen.getByRole('link', { name: /^Find free groomers/ }).getAttribute('href')).toContain(
    `invite=${shift.id}`,
  );
});

test('an accepted groomer stays in place with the receipt, until another shift is opened', async () => {
  const first = ownShift({ applicationCount: 2 });
  const second = ownShift({ id: 's-2', title: 'Cat day', shiftDate: '2027-01-09T15:00:00+00:00' });
  let shifts = [first, second];
  let all = [
    received({ id: 'maya', shift: first }),
    received({ id: 'noor', shift: first, groomer: { firstName: 'Noor', distanceMiles: 9 } }),
    received({ id: 'kim', shift: second, groomer: { firstName: 'Kim' } }),
  ];
  const free = { clashes: [], timeOff: false, travel: [], busyElsewhere: false };
  serve({
    'GET /api/owners/current-user/applications': () => Response.json(all),
    'GET /api/owners/current-user/figures': () =>
      Response.json({
        waiting: 2,
        oldestWaitingSince: null,
        monthFilled: 0,
        monthEnded: 0,
        monthPaid: 0,
        monthUnconfirmed: 0,
        monthDues: 0,
        monthDogs: 0,
        hoursToFill: [],
      }),
    'GET /api/shift-applications/maya/accept-check': () =>
      Response.json({ ...free, outsideHours: false, outsideOpening: false }),
    'POST /api/shift-applications/maya/accept': () => {
      const filled = ownShift({ status: 'filled' });
      shifts = [filled, second];
      all = all.map((each) => ({
        ...each,
        ...(each.shiftId === filled.id ? { shift: filled } : {}),
        ...(each.id === 'maya' ? { status: 'accepted' as const } : {}),
      }));
      return Response.json(all[0]);
    },
  });
  const { router } = renderAt('/owner?tab=apps', <Opened of={() => shifts} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Maya Ortiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Book Maya' }));
  const maya = within(await screen.findByRole('article', { name: 'Maya Ortiz' }));
  expect(await maya.findByText('Maya Ortiz is booked')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  const noor = within(screen.getByRole('article', { name: 'Noor Ortiz' }));
  expect(noor.getByText('On the waiting list')).toBeTruthy();
  await act(() => router.navigate('/owner?shift=s-2'));
  expect(await screen.findByRole('button', { name: 'Accept Kim Ortiz' })).toBeTruthy();
  await act(() => router.navigate('/owner?shift=s-1'));
  expect(await screen.findByRole('heading', { name: 'Waiting list' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Maya Ortiz' })).toBeNull();
});
