import type { calendarApi } from '#contract/calendar.ts';
import { makeFeed, makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
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
  'GET /api/calendar': {
    set: withRecords(async (t, me) => {
      await makeTimeOff(t, me);
      return { query: { from: '2026-11-30', to: '2026-12-06' } };
    }),
  },
  'GET /api/calendar/check': {
    set: withRecords(async (t, me) => {
      await makeTimeOff(t, me);
      return { query: { from: '2026-12-01T15:00:00Z', to: '2026-12-01T17:00:00Z' } };
    }),
  },
  'GET /api/calendar/first-booking': {
    set: withRecords(async (t, me) => {
      await makeVisit(t, { ownerId: me });
      return { query: { as: 'pet_owner' } };
    }),
  },
  'GET /api/calendar/feed': {},
  'POST /api/calendar/feed': {},
  'DELETE /api/calendar/feed': {},
  'GET /calendar/:file': {
    set: withRecords(async (t, me) => {
      const { path } = await makeFeed(t, me);
      return { params: { file: path.slice('/calendar/'.length) } };
    }),
  },
  'GET /api/visits/:id/calendar-file': {
    set: withRecords(async (t, me) => ({ params: { id: (await makeVisit(t, { ownerId: me })).id } })),
  },
  'GET /api/shifts/:id/calendar-file': {
    set: withRecords(async (t, me) => ({
      params: { id: (await makeShift(t, { status: 'filled', groomerId: me })).id },
    })),
  },
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
