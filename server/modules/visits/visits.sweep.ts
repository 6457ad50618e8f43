import type { ownVisitsApi } from '#contract/grooming/own-visits.ts';
import { after, days } from '#server/platform/clock.ts';
import { members, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeAskedVisit, makeClientToBook, makeOwnVisit } from './own/own-visits.factory.ts';

const provider = own(withRole('groomer', 'owner'));

/** An own visit of `me` that begins in an hour, in a status. */
const soon = (status: 'booked' | 'checked_in', body?: object): ValidRequest => ({
  async set({ app, me }) {
    const { id } = await app.transact((t) =>
      makeOwnVisit(t, { providerId: me, status, startsAt: after(t.now, days(1 / 24)) }),
    );
    return { params: { id }, ...(body ? { body } : {}) };
  },
});

const asked = (body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => ({
    params: { id: (await makeAskedVisit(t, { providerId: me })).id },
    ...(body ? { body } : {}),
  })),
});

export const sweep: Sweep<typeof ownVisitsApi> = {
  calls: {
    'POST /api/visits': {
      access: own(members('groomer', 'owner'), 422),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeClientToBook(t, me);
        return {
          body: {
            clientId: id,
            pets: [{ petId: petIds[0], services: ['full_groom'], price: 9000 }],
            startsAt: after(t.now, days(3)).toISOString(),
            minutes: 90,
            atHome: true,
            arrivesAt: after(t.now, days(2.9)).toISOString(),
            readyAt: after(t.now, days(3.2)).toISOString(),
            staffId: (await makeStaff(t, me)).id,
            tableNo: 1,
            note: 'Ring twice.',
            walkIn: false,
            squeezeIn: true,
            anyway: true,
          },
        };
      }),
    },
    'POST /api/visits/quote': {
      access: own(withRole('groomer', 'owner'), 422),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeClientToBook(t, me);
        return {
          body: { clientId: id, pets: [{ petId: petIds[0], services: ['full_groom'] }], atHome: true },
        };
      }),
    },
    'PATCH /api/visits/:id': {
      access: provider,
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeOwnVisit(t, { providerId: me });
        const pets = [{ petId: petIds[0], services: ['bath_brush'], price: 6000 }];
        return { params: { id }, body: { pets, note: 'Nails short.' } };
      }),
    },
    'POST /api/visits/:id/accept': { access: own(members('groomer', 'owner')), ...asked() },
    'POST /api/visits/:id/decline': { access: provider, ...asked({ reason: 'The van is full that week.' }) },
    'POST /api/visits/:id/on-my-way': { access: provider, ...soon('booked') },
    'POST /api/visits/:id/late': { access: provider, ...soon('booked', { minutes: 15 }) },
    'POST /api/visits/:id/stop': {
      access: provider,
      ...soon('checked_in', { reason: 'behavior', price: 0, note: 'Bit at the nails.' }),
    },
    'POST /api/visits/:id/stage': {
      access: provider,
      async set({ app, me }) {
        const { id, petIds, staffId } = await app.transact(async (t) => ({
          ...(await makeOwnVisit(t, { providerId: me, status: 'checked_in' })),
          staffId: (await makeStaff(t, me)).id,
        }));
        return { params: { id }, body: { petId: petIds[0], stage: 'bath', staffId } };
      },
    },
    'POST /api/visits/:id/assign': {
      access: provider,
      set: withRecords(async (t, me) => ({
        params: { id: (await makeOwnVisit(t, { providerId: me, providerAs: 'business' })).id },
        body: { staffId: (await makeStaff(t, me)).id, tableNo: 2, squeezeIn: true, anyway: true },
      })),
    },
    'POST /api/staff/:id/hand-over': {
      access: own(withRole('owner')),
      set: withRecords(async (t, me) => {
        const { id } = await makeStaff(t, me);
        const book = (startsAt: string) =>
          makeOwnVisit(t, {
            providerId: me,
            providerAs: 'business',
            staffId: id,
            startsAt: new Date(startsAt),
          });
        await book('2026-12-02T16:00:00Z');
        const left = await book('2026-12-02T19:00:00Z');
        const { id: toStaffId } = await makeStaff(t, me, { name: 'Kim' });
        return { params: { id }, body: { on: '2026-12-02', toStaffId, except: [left.id] } };
      }),
    },
    'POST /api/visits/:id/undo-check-in': { access: provider, ...soon('checked_in') },
  },
};
