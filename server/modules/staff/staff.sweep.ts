import type { staffApi } from '#contract/staff/staff.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { setHouse, setStaffHours } from './change-staff.ts';
import { makeStaff, makeStaffTimeOff } from './staff.factory.ts';

const [list, one] = [withRole('owner'), own(withRole('owner'))];
const ofPerson = (body: object): ValidRequest => ({
  set: withRecords(async (t, me) => ({ params: { id: (await makeStaff(t, me)).id }, body })),
});
const morning = { weekday: 2, from: '08:00', to: '12:00' };

export const sweep: Sweep<typeof staffApi> = {
  calls: {
    'GET /api/staff': {
      access: own(list, 'own'),
      set: withRecords(async (t, me) => {
        const { id } = await makeStaff(t, me);
        await setStaffHours(t, me, id, [morning]);
        await makeStaffTimeOff(t, me, id);
        await makeStaff(t, me, { name: 'Kim', role: 'bather' });
        return {};
      }),
    },
    'POST /api/staff': {
      access: list,
      set: () => ({
        body: {
          name: 'Lee',
          role: 'groomer',
          color: 'plum',
          atOnce: 2,
          payPercent: 50,
          fromDay: '2026-11-01',
          toDay: '2027-01-31',
        },
      }),
    },
    'PATCH /api/staff/:id': {
      access: one,
      ...ofPerson({
        name: 'Lee Ann',
        role: 'bather',
        color: 'teal',
        atOnce: 3,
        payPercent: null,
        fromDay: '2026-11-01',
        toDay: '2027-01-31',
      }),
    },
    'PUT /api/staff/:id/hours': { access: one, ...ofPerson({ spans: [morning] }) },
    'POST /api/staff/:id/time-off': {
      access: one,
      ...ofPerson({
        from: '2026-12-01',
        to: '2026-12-02',
        startTime: '12:00',
        endTime: '14:00',
        note: 'At the dentist',
      }),
    },
    'DELETE /api/staff/:id/time-off/:timeOffId': {
      access: one,
      set: withRecords(async (t, me) => {
        const { id } = await makeStaff(t, me);
        const { timeOff } = await makeStaffTimeOff(t, me, id);
        return { params: { id, timeOffId: timeOff[0]?.id ?? '' } };
      }),
    },
    'PUT /api/staff/house': { access: list, set: () => ({ body: { petsInHouse: 16 } }) },
  },
  fill: async (t, me, mark) => {
    const { id } = await makeStaff(t, me, { name: mark('Lee') });
    await setStaffHours(t, me, id, [morning]);
    await makeStaffTimeOff(t, me, id, mark('At the dentist'));
    await setHouse(t, me, 16);
  },
};
