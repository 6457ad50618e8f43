import type { calendarApi } from '#contract/calendar/calendar.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { everyone, anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeFeed, makeTimeOff, makeWorkingHours } from './calendar.factory.ts';

const timeOff = {
  from: '2026-12-24',
  to: '2026-12-26',
  startTime: '12:00',
  endTime: '18:00',
  note: 'Skiing',
};

export const sweep: Sweep<typeof calendarApi> = {
  calls: {
    'GET /api/calendar': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeTimeOff(t, me);
        return { query: { from: '2026-11-30', to: '2026-12-06' } };
      }),
    },
    'GET /api/calendar/check': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeTimeOff(t, me);
        return { query: { from: '2026-12-01T15:00:00Z', to: '2026-12-01T17:00:00Z' } };
      }),
    },
    'GET /api/calendar/first-booking': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeVisit(t, { ownerId: me });
        return { query: { as: 'pet_owner' } };
      }),
    },
    'GET /api/calendar/feed': { access: anyone },
    'POST /api/calendar/feed': { access: anyone },
    'DELETE /api/calendar/feed': { access: anyone },
    'GET /calendar/:file': {
      access: everyone,
      set: withRecords(async (t, me) => {
        const { path } = await makeFeed(t, me);
        return { params: { file: path.split('/').at(-1) ?? '' } };
      }),
    },
    'GET /api/visits/:id/calendar-file': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await makeVisit(t, { ownerId: me })).id } })),
    },
    'GET /api/shifts/:id/calendar-file': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeShift(t, { status: 'filled', groomerId: me })).id },
      })),
    },
    'GET /api/working-hours': {
      access: anyone,
      set: withRecords(async (t, me) => (await makeWorkingHours(t, me), {})),
    },
    'PUT /api/working-hours': {
      access: anyone,
      set: () => ({ body: { spans: [{ weekday: 1, from: '09:00', to: '12:00' }] } }),
    },
    'POST /api/time-off': { access: own(anyone, 'own'), set: () => ({ body: timeOff }) },
    'PATCH /api/time-off/:id': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await makeTimeOff(t, me)).id }, body: timeOff })),
    },
    'DELETE /api/time-off/:id': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await makeTimeOff(t, me)).id } })),
    },
  },
  fill: async (t, me, mark) => {
    await makeWorkingHours(t, me);
    await makeFeed(t, me);
    await makeTimeOff(t, me, { note: mark('At the dentist.') });
  },
};
