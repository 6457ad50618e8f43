import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { seenPlace } from '#web/lib/seen-place.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { ownApplication } from '../apply/own-application.testing.ts';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { ShiftList } from './shift-list.tsx';
import type * as Rows from './shift-row.tsx';
import { allQueriesOf } from '#web/lib/api/query.ts';
import { useShiftSearch } from '../shifts.api.ts';
import { useApplying } from '../apply/use-applying.tsx';

const drawn = vi.hoisted(() => vi.fn<(title: string) => void>());
vi.mock('./shift-row.tsx', async (importOriginal) => {
  const { ShiftRow } = await importOriginal<typeof Rows>();
  const Counted = (props: ComponentProps<typeof ShiftRow>) => {
    drawn(props.shift.title);
    return <ShiftRow {...props} />;
  };
  return { ShiftRow: Counted };
});

const shiftOf = (id: string): ShiftCard => ({
  ...ownApplication({ id }).shift,
  application: null,
  title: id,
});

function Shifts({ byDay = false }: { byDay?: boolean }) {
  const { begin, sent, dialog } = useApplying();
  return (
    <>
      <ShiftList
        search={useShiftSearch({})}
        asked={useLocation().search}
        sent={sent}
        total={2}
        viewerId="me"
        byDay={byDay}
        onApply={begin}
        empty="None"
      />
      {dialog}
      <Toaster />
    </>
  );
}

const row = (title: string) =>
  within(screen.getByRole('heading', { name: title, hidden: true }).closest('article') ?? document.body);
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('a row renders again if its shift changes, not for a dialog or an unchanged response', async () => {
  let shifts = [shiftOf('Saturday'), shiftOf('Sunday')];
  serve({
    'GET /api/shifts': () => Response.json(shifts),
    'GET /api/shifts/shift-of-Sunday/clashes': () => Response.json([]),
  });
  const { client } = renderAt('/groomer', <Shifts />);
  const lookAgain = () => act(() => client.refetchQueries(allQueriesOf('GET /api/shifts')));
  const [, applyForSunday = document.body] = await screen.findAllByRole('button', {
    name: 'Apply for This Shift',
  });
  drawn.mockClear();
  await userEvent.click(applyForSunday);
  await screen.findByRole('dialog', { name: 'Apply for This Shift' });
  await lookAgain();
  shifts = [shiftOf('Saturday'), { ...shiftOf('Sunday'), title: 'Sunday at noon' }];
  await lookAgain();
  await screen.findByRole('heading', { name: 'Sunday at noon', hidden: true });
  expect(drawn.mock.calls).toEqual([['Sunday at noon']]);
});

test('a row that was just applied to stays in its place until something else is searched for', async () => {
  let shifts = [shiftOf('Friday'), shiftOf('Saturday'), shiftOf('Sunday')];
  serve({ 'GET /api/shifts': () => Response.json(shifts) });
  const { client, router } = renderAt('/groomer', <Shifts />);
  const lookAgain = () => act(() => client.refetchQueries(allQueriesOf('GET /api/shifts')));
  await screen.findByRole('heading', { name: 'Saturday' });
  const { application } = ownApplication().shift;
  shifts = [shiftOf('Friday'), { ...shiftOf('Saturday'), application }, shiftOf('Sunday')];
  await lookAgain();
  await screen.findByRole('button', { name: 'Applied' });
  for (const now of [[], [{ ...shiftOf('Saturday'), application }]]) {
    shifts = [shiftOf('Friday'), shiftOf('Sunday'), ...now];
    await lookAgain();
    expect(titles()).toEqual(['Friday', 'Saturday', 'Sunday']);
  }
  shifts = [shiftOf('Friday'), shiftOf('Sunday')];
  await lookAgain();
  expect(titles()).toEqual(['Friday', 'Saturday', 'Sunday']);
  act(() => void router.navigate('?sort=nearest'));
  await waitFor(() => expect(titles()).toEqual(['Friday', 'Sunday']));
});

test('each row applied for becomes its receipt where it is, until the page is left', async () => {
  const shifts = [shiftOf('Friday'), shiftOf('Saturday'), shiftOf('Sunday')];
  let open = shifts;
  const withdrawn: unknown[] = [];
  serve({
    'GET /api/shifts': () => Response.json(open),
    'GET /api/shifts/shift-of-Friday/clashes': () => Response.json([]),
    'GET /api/shifts/shift-of-Sunday/clashes': () => Response.json([]),
    'POST /api/shift-applications': ({ body }) => {
      const { shiftId } = body as { shiftId: string };
      open = open.filter(({ id }) => id !== shiftId);
      return Response.json({ id: `for-${shiftId}`, shiftId, status: 'pending' }, { status: 201 });
    },
    'POST /api/shift-applications/for-shift-of-Friday/withdraw': ({ body }) => {
      withdrawn.push(body);
      open = shifts.slice(0, 2);
      return Response.json({});
    },
  });
  renderAt('/groomer', <Shifts />);
  for (const day of ['Friday', 'Sunday']) {
    await screen.findByRole('heading', { name: day });
    await userEvent.click(row(day).getByRole('button', { name: 'Apply for This Shift' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await row(day).findByText('Application Submitted!')).toBeTruthy();
  }
  expect(titles()).toEqual(['Friday', 'Saturday', 'Sunday']);
  expect(row('Sunday').getByRole('button', { name: 'Undo' })).toBeTruthy();
  await userEvent.click(row('Friday').getByRole('button', { name: 'Undo' }));
  expect(await row('Friday').findByRole('button', { name: 'Apply for This Shift' })).toBeTruthy();
  expect(withdrawn).toEqual([{ expected: 'pending' }]);
  expect(row('Friday').queryByText('Application Submitted!')).toBeNull();
  expect(row('Sunday').getByText('Application Submitted!')).toBeTruthy();
});

test('one receipt takes the place of the button before the answer, and Undo brings the button back without a notice', async () => {
  const answer = Promise.withResolvers<void>();
  // What one has applied for once comes last, on another page.
  let open = [shiftOf('Friday')];
  serve({
    'GET /api/shifts': () => Response.json(open),
    'GET /api/shifts/shift-of-Friday/clashes': () => Response.json([]),
    'POST /api/shift-applications': async () => {
      await answer.promise;
      open = [];
      return Response.json({ id: 'a-1', shiftId: 'shift-of-Friday', status: 'pending' }, { status: 201 });
    },
    'POST /api/shift-applications/a-1/withdraw': () => Response.json({}),
  });
  renderAt('/groomer', <Shifts />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  const receipt = await row('Friday').findByText('Application Submitted!');
  expect(row('Friday').queryByRole('button', { name: 'Undo' })).toBeNull();
  answer.resolve();
  await userEvent.click(await row('Friday').findByRole('button', { name: 'Undo' }));
  expect(receipt.isConnected).toBe(false);
  expect(await row('Friday').findByRole('button', { name: 'Apply for This Shift' })).toBeTruthy();
  expect(row('Friday').getByRole('link', { name: 'Friday' })).toBe(document.activeElement);
  const said = await row('Friday').findByText('Application withdrawn');
  expect(said.closest('[aria-live]')).toBeTruthy();
  expect(said.className).toBe('sr-only');
});

test('a refused application takes its receipt away', async () => {
  serve({
    'GET /api/shifts': () => Response.json([shiftOf('Friday')]),
    'GET /api/shifts/shift-of-Friday/clashes': () => Response.json([]),
    'POST /api/shift-applications': () => Response.json({ code: 'taken', detail: 'Taken.' }, { status: 409 }),
  });
  renderAt('/groomer', <Shifts />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Application Failed')).toBeTruthy();
  await waitFor(() => expect(row('Friday').queryByText('Application Submitted!')).toBeNull());
});

test('changed terms are shown before an application is sent', async () => {
  const sent: unknown[] = [];
  serve({
    'GET /api/shifts': () => Response.json([shiftOf('Saturday')]),
    'GET /api/shifts/shift-of-Saturday/clashes': () => Response.json([]),
    'GET /api/shifts/shift-of-Saturday': () =>
      Response.json({ ...shiftOf('Saturday'), payPercentage: 40, termsVersion: 2 }),
    'POST /api/shift-applications': ({ body }) => {
      sent.push(body);
      return sent.length > 1
        ? Response.json({ id: 'a-9', shiftId: 'shift-of-Saturday', status: 'pending' }, { status: 201 })
        : Response.json(
            {
              code: 'terms_changed',
              detail: 'The owner changed this shift. Pay: 45% → 40%.',
              errors: [{ path: 'payPercentage', message: 'Pay: 45% → 40%' }],
              termsVersion: 2,
            },
            { status: 409 },
          );
    },
  });
  renderAt('/groomer', <Shifts />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.type(await screen.findByRole('textbox'), 'I can start at 8.');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const again = within(await screen.findByRole('dialog', { name: 'The shift has changed' }));
  expect(again.getByText('Pay: 45% → 40%')).toBeTruthy();
  expect(again.getByRole('textbox')).toHaveProperty('value', 'I can start at 8.');
  await userEvent.click(await again.findByRole('button', { name: 'Apply on new terms' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(toasts.get()[0]).toMatchObject({ about: 'shift-of-Saturday' }));
  expect(seenPlace('shift-of-Saturday')?.closest('article')?.textContent).toContain('Saturday');
  expect(sent).toMatchObject([{ termsVersion: 1 }, { termsVersion: 2, message: 'I can start at 8.' }]);
});

test('an owner cannot apply for their own shift', async () => {
  serve({
    'GET /api/shifts': () => Response.json([{ ...shiftOf('Mine'), ownerId: 'me' }, shiftOf('Saturday')]),
  });
  renderAt('/groomer', <Shifts />);
  const own = await screen.findByRole('link', { name: 'View your shift' });
  expect(own.getAttribute('href')).toBe('/shifts/shift-of-Mine');
  expect(screen.getAllByRole('button', { name: 'Apply for This Shift' })).toHaveLength(1);
});

test('a shift that conflicts with a booking shows this and has no primary Apply button', async () => {
  const conflict = {
    title: 'Doodle fades',
    startsAt: '2026-11-28T15:00:00+00:00',
    endsAt: '2026-11-28T23:00:00+00:00',
  };
  serve({ 'GET /api/shifts': () => Response.json([{ ...shiftOf('Saturday'), conflict }]) });
  renderAt('/groomer', <Shifts />);
  expect(await screen.findByRole('button', { name: 'See conflict' })).toBeTruthy();
  expect(screen.getByText('You’re booked then')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply for This Shift' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect((await screen.findByText(/You’re booked.*:/)).textContent).toMatch(
    /9:00\sAM.*5:00\sPM: Doodle fades$/,
  );
});

const on = (id: string, shiftDate: string) => ({ ...shiftOf(id), shiftDate, timeZone: 'America/Chicago' });

test('in the order of their start, shifts stand under their days', async () => {
  serve({
    'GET /api/shifts': () =>
      Response.json([
        on('Early', '2026-11-28T14:00:00.000Z'),
        on('Late', '2026-11-29T01:00:00.000Z'),
        on('Next', '2026-11-29T15:00:00.000Z'),
      ]),
  });
  renderAt('/groomer', <Shifts byDay />);
  const first = await screen.findByRole('region', { name: /^Sat,.Nov.28$/ });
  expect(within(first).getByRole('heading', { name: /^Sat,.Nov.28 2 shifts$/ })).toBeTruthy();
  expect(within(first).getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: /^Sun,.Nov.29$/ })).getAllByRole('listitem')).toHaveLength(
    1,
  );
});

test('a shift at the time of another application does not say that nothing else is booked', async () => {
  const other = {
    title: 'Doodle fades',
    startsAt: '2026-11-28T15:00:00+00:00',
    endsAt: '2026-11-28T21:00:00+00:00',
  };
  serve({
    'GET /api/shifts': () =>
      Response.json([{ ...shiftOf('Saturday'), workedHere: 2, appliedElsewhere: [other] }]),
  });
  renderAt('/groomer', <Shifts />);
  expect(await screen.findByText('Applied elsewhere then')).toBeTruthy();
  expect(screen.queryByText(/No conflict/)).toBeNull();
});

test('a shift at a free time says that nothing in the calendar speaks against it', async () => {
  serve({
    'GET /api/shifts': () => Response.json([{ ...shiftOf('Saturday'), workedHere: 1, against: null }]),
  });
  renderAt('/groomer', <Shifts />);
  expect(await screen.findByText('No conflict · been there once')).toBeTruthy();
});

test.each([
  ['time_off', 'You have time off then'],
  ['busy_elsewhere', 'Busy in your own calendar then'],
  ['own_visit', 'Your pet’s visit is then'],
  ['outside_hours', 'Outside your working hours'],
] as const)('a shift that the sheet would warn of says so in the row: %s', async (against, words) => {
  serve({ 'GET /api/shifts': () => Response.json([{ ...shiftOf('Saturday'), workedHere: 1, against }]) });
  renderAt('/groomer', <Shifts />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/No conflict/)).toBeNull();
});
