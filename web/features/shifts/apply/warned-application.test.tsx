import { screen } from '@testing-library/react';
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
  expect(calls.find(({ key }) => key === 'GET /api/calendar/check')?.query.get('from')).toBe(startsAt);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual(['']);
});
