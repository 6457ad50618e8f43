import type { calendarApi } from '#contract/calendar.ts';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

const timeOff = {
  from: '2026-12-24',
  to: '2026-12-26',
  startTime: '12:00',
  endTime: '18:00',
  note: 'Skiing',
};

export const calendarRequests: ValidRequests<typeof calendarApi> = {
  'GET /api/working-hours': { set: withRecords(async (t, me) => (await makeWorkingHours(t, me), {})) },
  'PUT /api/working-hours': {
    set: () => ({ body: { spans: [{ weekday: 1, from: '09:00', to: '12:00' }] } }),
  },
  'POST /api/time-off': { set: () => ({ body: timeOff }) },
  'PATCH /api/time-off/:id': {
    set: withRecords(async (t, me) => ({ params: { id: (await makeTimeOff(t, me)).id }, body: timeOff })),
  },
  'DELETE /api/time-off/:id': {
    set: withRecords(async (t, me) => ({ params: { id: (await makeTimeOff(t, me)).id } })),
  },
};
