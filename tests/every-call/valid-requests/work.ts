import type { shiftApplicationsApi } from '#contract/shifts/shift-applications.ts';
import type { payDisputesApi } from '#contract/shifts/pay-disputes.ts';
import type { shiftSearchApi } from '#contract/shifts/shift-search.ts';
import type { ApplicationStatus, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { shiftsApi } from '#contract/shifts/shifts.ts';
import { moveApplication } from '#server/modules/shifts/applications.queries.ts';
import { reopenShift } from '#server/modules/shifts/applications/reopen-shift.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests, Input } from '#tests/every-call/valid-request.ts';

const draft = (now: Date) => ({
  title: 'Full-groom Saturday',
  description: 'Six doodles.',
  shiftDate: after(now, days(3)).toISOString(),
  startTime: '08:00',
  endTime: '16:00',
  dogCount: 6,
  payPercentage: 50,
  estimatedPayMin: 200,
  estimatedPayMax: 280,
  requirements: ['Own shears'],
  bonusInfo: 'Tips',
  bonusAmount: 2000,
  payModel: 'w2',
  paidWhen: 'weekly',
  bathing: 'bather',
  cancelTerms: 'fair',
});

/** A shift of mine in that state; optionally moves the clock to some minutes after its start. */
const mine = (status: ShiftStatus, body?: object, minutesIn?: number, claimed = false): ValidRequest => ({
  async set({ app, me }) {
    const shift = await app.transact((t) => makeShift(t, { businessId: me, status, claimed }));
    if (minutesIn !== undefined) app.clock.moveTo(after(shift.startsAt, minutes(minutesIn)));
    return { params: { id: shift.id }, ...(body ? { body } : {}) };
  },
});
/** A shift that I work at or may apply for. */
const others = (status: ShiftStatus, input: (id: string) => Input): ValidRequest => ({
  set: withRecords(async (t, me) => input((await makeShift(t, { status, groomerId: me })).id)),
});
const byId = (id: string): Input => ({ params: { id } });
const reason = { reason: 'We close that day.' };

/**
 * Two open shifts of mine with an applicant each, and one that I applied for, so that every list has a next
 * page.
 */
const twoShifts = (query: Record<string, string>): ValidRequest => ({
  set: withRecords(async (t, me) => {
    for (let n = 0; n < 2; n++) {
      const { id } = await makeShift(t, { businessId: me });
      await makeApplication(t, { shiftId: id });
      await makeApplication(t, { shiftId: (await makeShift(t)).id, groomerId: me });
    }
    return { query };
  }),
});

const filters = {
  near: 'Austin, TX',
  radius: '50',
  type: 'salon',
  minPay: '10',
  maxDogs: '60',
  from: '2026-01-01',
  to: '2099-12-31',
  q: 'groom',
};

export const shiftSearchRequests: ValidRequests<typeof shiftSearchApi> = {
  'GET /api/shifts': twoShifts({ ...filters, sort: 'newest', limit: '1' }),
  'GET /api/shifts/count': twoShifts(filters),
  'GET /api/shifts/pins': twoShifts(filters),
};

const payDispute = { status: 'completed', payState: 'disputed', withAdmin: true } as const;
export const payDisputesRequests: ValidRequests<typeof payDisputesApi> = {
  'GET /api/admin/pay-disputes': {
    set: withRecords(async (t) => {
      for (let n = 0; n < 2; n++) await makeShift(t, payDispute);
      return { query: { limit: '1' } };
    }),
  },
  'POST /api/admin/pay-disputes/:id/decide': {
    set: withRecords(async (t) => ({
      params: { id: (await makeShift(t, payDispute)).id },
      body: { dogsGroomed: 7, revenue: 70_000, bonus: 0, reason: 'The till says so.' },
    })),
  },
};

export const shiftsRequests: ValidRequests<typeof shiftsApi> = {
  'POST /api/shifts': {
    set: ({ app }) => ({
      body: {
        ...draft(app.clock.now()),
        ownerId: 'current-user',
        businessId: 'current-user',
        repeatWeeks: 2,
        seenFirst: { by: 'favorites', hours: 2 },
      },
    }),
  },
  'GET /api/shifts/:id': mine('completed'),
  'PATCH /api/shifts/:id': {
    set: async (stage) => ({ ...(await mine('posted').set?.(stage)), body: draft(stage.app.clock.now()) }),
  },
  'GET /api/shifts/owner/current-user': twoShifts({ status: 'posted', limit: '1' }),
  'GET /api/shifts/:id/cancel-check': mine('filled'),
  'POST /api/shifts/:id/cancel': mine('filled', reason),
  'POST /api/shifts/:id/undo-cancel': mine('cancelled'),
  'POST /api/shifts/:id/start': mine('filled', undefined, 0),
  'POST /api/shifts/:id/no-show': mine('in_progress', { note: 'I called twice.' }, 61),
  'POST /api/shifts/:id/complete': mine('in_progress', { dogsGroomed: 6, revenue: 60_000, bonus: 0 }, 481),
  'POST /api/shifts/:id/end-early': mine('in_progress', undefined, 61),
  'POST /api/shifts/:id/claim-pay': {
    async set({ app, me }) {
      const shift = await app.transact((t) => makeShift(t, { groomerId: me, status: 'in_progress' }));
      app.clock.moveTo(shift.endsAt);
      return { ...byId(shift.id), body: { dogsGroomed: 6, hours: 7.5, revenue: 60_000, bonus: 0 } };
    },
  },
  'POST /api/shifts/:id/accept-claim': mine('in_progress', undefined, 481, true),
  'POST /api/shifts/:id/contest-no-show': others('no_show', (id) => ({ ...byId(id), body: reason })),
  'POST /api/shifts/:id/accept-no-show': others('contested', byId),
  'POST /api/shifts/:id/withdraw-no-show': mine('contested'),
  'POST /api/shifts/:id/confirm-pay': others('completed', byId),
  'POST /api/shifts/:id/dispute-pay': others('completed', (id) => ({ ...byId(id), body: reason })),
};

const applying = others('posted', (shiftId) => ({
  body: { shiftId, groomerId: 'current-user', message: 'I know the salon.', termsVersion: 1 },
}));

/** An application to my shift, or mine to another business's. */
const application = (side: 'received' | 'sent', status: ApplicationStatus, body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => {
    const shift = await makeShift(t, side === 'received' ? { businessId: me } : {});
    const groomer = side === 'sent' ? { groomerId: me } : {};
    const { id } = await makeApplication(t, { shiftId: shift.id, status, ...groomer });
    return { ...byId(id), ...(body ? { body } : {}) };
  }),
});

/** A groomer whom I accepted and may release. */
const accepted: ValidRequest = {
  set: withRecords(async (t, me) => {
    const { id } = await makeShift(t, { businessId: me, status: 'filled' });
    const [row] = await t.sql<{ id: string }[]>`select id from shift_applications where shift_id = ${id}`;
    return { ...byId(row?.id ?? ''), body: reason };
  }),
};

export const shiftApplicationsRequests: ValidRequests<typeof shiftApplicationsApi> = {
  'POST /api/shift-applications': applying,
  'POST /api/applications/shift': applying,
  'GET /api/groomers/current-user/applications': twoShifts({ limit: '1' }),
  'GET /api/shifts/:id/clashes': others('posted', byId),
  'GET /api/shifts/:id/applications': mine('posted'),
  'GET /api/owners/current-user/applications': twoShifts({ limit: '1' }),
  'GET /api/owners/current-user/figures': {},
  'GET /api/shift-applications/:id/accept-check': application('received', 'pending'),
  'POST /api/shift-applications/:id/accept': application('received', 'pending'),
  'POST /api/shift-applications/:id/decline': application('received', 'pending'),
  'GET /api/shift-applications/:id/leaving-check': application('sent', 'pending'),
  'POST /api/shift-applications/:id/withdraw': application('sent', 'pending', { expected: 'pending' }),
  'POST /api/shift-applications/:id/undo': {
    set: withRecords(async (t, me) => {
      const { id: shiftId } = await makeShift(t, { businessId: me, status: 'filled' });
      const [row] = await t.sql<{ id: string }[]>`
        select id from shift_applications where shift_id = ${shiftId}`;
      const id = row?.id ?? '';
      await moveApplication(t.sql, id, 'release', { endedAt: t.now });
      await reopenShift(t, shiftId, id);
      return byId(id);
    }),
  },
  'POST /api/shift-applications/:id/release': accepted,
};
