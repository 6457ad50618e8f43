import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ApplyForShift from './apply-for-shift.tsx';
import { ownApplication } from './own-application.testing.ts';

test('time off, own visits and working hours warn before an application, and stop nobody', async () => {
  const shift = { ...ownApplication({ id: 'a' }).shift, application: null };
  const { id, shiftDate: startsAt, endsAt, timeZone } = shift;
  const calls = serve({
    [`GET /api/shifts/${id}/clashes`]: () => Response.json([]),
    'GET /api/calendar/check': () =>
      Response.json({
        timeZone,
        travel: [],
        busyElsewhere: [],
        outsideHours: true,
        timeOff: [{ id: 'off', startsAt, endsAt, allDay: true, timeZone, note: 'Skiing' }],
        visits: [{ title: 'Own dog', startsAt, endsAt, timeZone }],
      }),
  });
  const sent: string[] = [];
  renderAt(
    '/groomer',
    <ApplyForShift
      shift={shift}
      draft=""
      changes={[]}
      onApply={(message) => sent.push(message)}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('You have time off then: Skiing.')).toBeTruthy();
  expect(screen.getByText('This is outside your working hours.')).toBeTruthy();
  expect(screen.getByText(/Own dog, /)).toBeTruthy();
  expect(screen.queryByText('No conflicts.')).toBeNull();
  expect(calls.find(({ key }) => key === 'GET /api/calendar/check')?.query.get('from')).toBe(startsAt);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual(['']);
});

test('work too far away is named, and applying asks first', async () => {
  const shift = { ...ownApplication({ id: 'a' }).shift, application: null };
  const { id, shiftDate: startsAt, endsAt, timeZone } = shift;
  const trip = {
    title: 'Nails',
    startsAt,
    endsAt,
    timeZone,
    miles: 29.8,
    minutesNeeded: 75,
    minutesBetween: 15,
  };
  const calls = serve({
    [`GET /api/shifts/${id}/clashes`]: () => Response.json([]),
    'GET /api/calendar/check': () =>
      Response.json({
        timeZone,
        outsideHours: false,
        timeOff: [],
        visits: [],
        travel: [trip],
        busyElsewhere: [],
      }),
  });
  const sent: string[] = [];
  renderAt(
    '/groomer',
    <ApplyForShift
      shift={shift}
      draft=""
      changes={[]}
      onApply={(message) => sent.push(message)}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('You may not get there in time.')).toBeTruthy();
  expect(screen.getByText(/Nails, .*: about 30 mi by road/).textContent).toMatch(
    /takes 1.h.15.min.*15.min between/,
  );
  expect(calls.find(({ key }) => key === 'GET /api/calendar/check')?.query.get('shiftId')).toBe(id);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Can you be there in time?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual(['']);
});

test('all requirements, the description and how one is paid stand where one binds oneself', async () => {
  const requirements = ['Scissoring', 'Cats', 'Own shears', 'Two years', 'Spanish'];
  const shift = {
    ...ownApplication({ id: 'a' }).shift,
    application: null,
    requirements,
    payModel: '1099' as const,
    paidWhen: 'weekly' as const,
    bathing: 'bather' as const,
    cancelTerms: 'fair' as const,
    description: 'Park behind the house.',
  };
  serve({
    [`GET /api/shifts/${shift.id}/clashes`]: () => Response.json([]),
    'GET /api/calendar/check': () =>
      Response.json({
        timeZone: 'UTC',
        outsideHours: false,
        timeOff: [],
        visits: [],
        travel: [],
        busyElsewhere: [],
      }),
  });
  renderAt(
    '/groomer',
    <ApplyForShift shift={shift} draft="" changes={[]} onApply={() => undefined} onClose={() => undefined} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for This Shift' }));
  const listed = within(dialog.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(requirements);
  expect(dialog.getByText('1099 contractor')).toBeTruthy();
  expect(dialog.getByText('Park behind the house.')).toBeTruthy();
});

test('something in the calendar kept elsewhere is named, and applying asks first', async () => {
  const shift = { ...ownApplication({ id: 'a' }).shift, application: null };
  const { id, shiftDate: startsAt, endsAt, timeZone } = shift;
  serve({
    [`GET /api/shifts/${id}/clashes`]: () => Response.json([]),
    'GET /api/calendar/check': () =>
      Response.json({
        timeZone,
        outsideHours: false,
        timeOff: [],
        visits: [],
        travel: [],
        busyElsewhere: [{ startsAt, endsAt }],
      }),
  });
  const sent: string[] = [];
  const onApply = (message: string) => sent.push(message);
  renderAt(
    '/groomer',
    <ApplyForShift shift={shift} draft="" changes={[]} onApply={onApply} onClose={() => {}} />,
  );
  expect(await screen.findByText('Your own calendar has something then:')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Can you do both?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual(['']);
});

test('an open application elsewhere is named, and applying stays as easy', async () => {
  const { shift: given } = ownApplication({ id: 'a' });
  const other = { title: 'Doodle fades', startsAt: given.shiftDate, endsAt: given.endsAt };
  const shift = { ...given, application: null, appliedElsewhere: [other] };
  serve({
    [`GET /api/shifts/${shift.id}/clashes`]: () => Response.json([]),
    'GET /api/calendar/check': () =>
      Response.json({
        timeZone: shift.timeZone,
        outsideHours: false,
        timeOff: [],
        visits: [],
        travel: [],
        busyElsewhere: [],
      }),
  });
  const sent: string[] = [];
  const onApply = (message: string) => sent.push(message);
  renderAt(
    '/groomer',
    <ApplyForShift shift={shift} draft="" changes={[]} onApply={onApply} onClose={() => {}} />,
  );
  expect(
    await screen.findByText(/^You have also applied to Doodle fades, .* then: only one can be booked\.$/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual(['']);
});
