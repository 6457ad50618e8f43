import type { shiftApplicationsApi } from '#contract/shifts/shift-applications.ts';
import type { ApplicationStatus, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { shiftSearchApi } from '#contract/shifts/shift-search.ts';
import type { shiftsApi } from '#contract/shifts/shifts.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { anyone, withRole, members, own } from '#tests/every-call/access.ts';
import type { Sharing, Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, Input } from '#tests/every-call/valid-request.ts';
import { moveApplication } from './applications.queries.ts';
import { reopenShift } from './applications/reopen-shift.ts';
import { shiftRows } from './notices/shift-rows.scenario.ts';
import { makeApplication, makeShift } from './shifts.factory.ts';
import { at } from '#server/modules/visits/visits.scenario.ts';
import { reviewEachOther } from '#server/modules/reviews/reviews.scenario.ts';
import { fill, post } from './shifts.scenario.ts';

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

/** Each works a shift of the other's by figures of the groomer's own, and both write reviews. */
async function workForEachOther({ app, me, other, mark }: Sharing) {
  for (const [owner, groomer, shiftDate] of [
    [me, other, '2026-12-05T14:00:00Z'],
    [other, me, '2026-12-12T14:00:00Z'],
  ] as const) {
    const words = owner === me ? { title: mark('Saturday.'), description: mark('Bring shears.') } : {};
    const { shift, params } = await fill(app, owner, groomer, { shiftDate, ...words });
    await at(app, shift.shiftDate, minutes(1), () => app.settle());
    await at(app, shift.endsAt, minutes(5), async () => {
      const body = { dogsGroomed: 6, revenue: 60_000 };
      await groomer.call('POST /api/shifts/:id/claim-pay', { params, body: { ...body, hours: 8 } });
      await owner.call('POST /api/shifts/:id/complete', { params, body });
      await groomer.call('POST /api/shifts/:id/confirm-pay', { params });
      await reviewEachOther({ engagementType: 'shift', engagementId: shift.id }, me, other, mark);
    });
  }
}

export const sweep: Sweep<typeof shiftsApi & typeof shiftSearchApi & typeof shiftApplicationsApi> = {
  calls: {
    'GET /api/shifts': { access: members(), ...twoShifts({ ...filters, sort: 'newest', limit: '1' }) },
    'GET /api/shifts/count': { access: members(), ...twoShifts(filters) },
    'GET /api/shifts/pins': { access: members(), ...twoShifts(filters) },
    'POST /api/shifts': {
      access: members('owner'),
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
    'GET /api/shifts/:id': { access: own(anyone), ...mine('completed') },
    'PATCH /api/shifts/:id': {
      access: own(members('owner')),
      set: async (stage) => ({ ...(await mine('posted').set?.(stage)), body: draft(stage.app.clock.now()) }),
    },
    'GET /api/shifts/owner/current-user': {
      access: own(withRole('owner'), 'own'),
      ...twoShifts({ status: 'posted', limit: '1' }),
    },
    'GET /api/shifts/:id/cancel-check': { access: own(withRole('owner')), ...mine('filled') },
    'POST /api/shifts/:id/cancel': { access: own(withRole('owner')), ...mine('filled', reason) },
    'POST /api/shifts/:id/undo-cancel': { access: own(withRole('owner')), ...mine('cancelled') },
    'POST /api/shifts/:id/start': { access: own(anyone), ...mine('filled', undefined, 0) },
    'POST /api/shifts/:id/no-show': {
      access: own(withRole('owner')),
      ...mine('in_progress', { note: 'I called twice.' }, 61),
    },
    'POST /api/shifts/:id/complete': {
      access: own(withRole('owner')),
      ...mine('in_progress', { dogsGroomed: 6, revenue: 60_000, bonus: 0 }, 481),
    },
    'POST /api/shifts/:id/end-early': { access: own(anyone), ...mine('in_progress', undefined, 61) },
    'POST /api/shifts/:id/claim-pay': {
      access: own(withRole('groomer')),
      async set({ app, me }) {
        const shift = await app.transact((t) => makeShift(t, { groomerId: me, status: 'in_progress' }));
        app.clock.moveTo(shift.endsAt);
        return { ...byId(shift.id), body: { dogsGroomed: 6, hours: 7.5, revenue: 60_000, bonus: 0 } };
      },
    },
    'POST /api/shifts/:id/accept-claim': {
      access: own(withRole('owner')),
      ...mine('in_progress', undefined, 481, true),
    },
    'POST /api/shifts/:id/contest-no-show': {
      access: own(withRole('groomer')),
      ...others('no_show', (id) => ({ ...byId(id), body: reason })),
    },
    'POST /api/shifts/:id/accept-no-show': { access: own(withRole('groomer')), ...others('contested', byId) },
    'POST /api/shifts/:id/withdraw-no-show': { access: own(withRole('owner')), ...mine('contested') },
    'POST /api/shifts/:id/confirm-pay': { access: own(withRole('groomer')), ...others('completed', byId) },
    'POST /api/shifts/:id/dispute-pay': {
      access: own(withRole('groomer')),
      ...others('completed', (id) => ({ ...byId(id), body: reason })),
    },
    'POST /api/shift-applications': { access: members('groomer'), ...applying },
    'POST /api/applications/shift': { access: members('groomer'), ...applying },
    'GET /api/groomers/current-user/applications': {
      access: own(withRole('groomer'), 'own'),
      ...twoShifts({ limit: '1' }),
    },
    'GET /api/shifts/:id/clashes': { access: members('groomer'), ...others('posted', byId) },
    'GET /api/shifts/:id/applications': { access: own(withRole('owner')), ...mine('posted') },
    'GET /api/owners/current-user/applications': {
      access: own(withRole('owner'), 'own'),
      ...twoShifts({ limit: '1' }),
    },
    'GET /api/owners/current-user/figures': { access: withRole('owner') },
    'GET /api/shift-applications/:id/accept-check': {
      access: own(withRole('owner')),
      ...application('received', 'pending'),
    },
    'POST /api/shift-applications/:id/accept': {
      access: own(withRole('owner')),
      ...application('received', 'pending'),
    },
    'POST /api/shift-applications/:id/decline': {
      access: own(withRole('owner')),
      ...application('received', 'pending'),
    },
    'GET /api/shift-applications/:id/leaving-check': {
      access: own(withRole('groomer', 'owner')),
      ...application('sent', 'pending'),
    },
    'POST /api/shift-applications/:id/withdraw': {
      access: own(withRole('groomer')),
      ...application('sent', 'pending', { expected: 'pending' }),
    },
    'POST /api/shift-applications/:id/undo': {
      access: own(withRole('groomer', 'owner')),
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
    'POST /api/shift-applications/:id/release': { access: own(withRole('owner')), ...accepted },
  },
  notices: shiftRows,
  async share(sharing) {
    const { app, me, other, mark } = sharing;
    await workForEachOther(sharing);
    await post(app, me, { title: mark('Open day.'), shiftDate: '2027-03-06T14:00:00Z' });
    await fill(app, me, other, { title: mark('A day ahead.'), shiftDate: '2027-03-13T14:00:00Z' });
  },
  // The claims of the shared shifts ended with their answers.
  fill: (t, me) => t.sql`
    insert into shift_claims (shift_id, groomer_id, dogs_groomed, minutes_worked, revenue, revenue_estimated, bonus, pay, claimed_at, answer_by)
    select shift_id, groomer_id, 6, 480, 60000, false, 0, 30000, ${t.now}, ${t.now}
    from shift_pay where groomer_id = ${me}`,
};
