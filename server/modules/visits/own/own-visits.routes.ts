import { ownVisitsApi } from '#contract/grooming/own-visits.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { acceptVisit, declineVisit } from './answer-visit.ts';
import { bookOwnVisit } from './book-own-visit.ts';
import { changeOwnVisit } from './change-own-visit.ts';
import { quoteVisit } from '../quote/quote-visit.ts';
import { sayLate, setOut } from './set-out.ts';
import { takeOnce } from '../take-once.ts';
import { stopVisit } from '../close/stop-visit.ts';
import { assignVisit } from './assign-visit.ts';
import { handOver } from './hand-over.ts';
import { takeStep } from '../check-in/stages.ts';
import { undoCheckIn } from '../check-in/undo-check-in.ts';

/** New visits need a membership; what is booked can be done without one. */
const provider = withRole('groomer', 'owner');
const writes = { name: 'own-visits', max: 600, per: hours(1), by: 'account' } as const;

export const ownVisitsRoutes = routes(ownVisitsApi, {
  'POST /api/visits/quote': {
    who: provider,
    limit: { name: 'visit-quotes', max: 3000, per: hours(1), by: 'account' },
    run: ({ t, actor, body }) => quoteVisit(t, actor, body),
  },
  'POST /api/visits': {
    who: member('groomer', 'owner'),
    limit: writes,
    run: ({ t, actor, body }) => bookOwnVisit(t, actor, { ...body, tell: body.tell ?? true }),
  },
  'PATCH /api/visits/:id': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => changeOwnVisit(t, actor, params.id, body),
  },
  'POST /api/visits/:id/accept': {
    who: member('groomer', 'owner'),
    limit: writes,
    run: ({ t, actor, params }) => acceptVisit(t, actor, params.id),
  },
  'POST /api/visits/:id/decline': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => declineVisit(t, actor, params.id, body?.reason),
  },
  'POST /api/visits/:id/on-my-way': {
    who: provider,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, body ?? {}, (then) => setOut(then, actor, params.id)),
  },
  'POST /api/visits/:id/late': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, body, (then) => sayLate(then, actor, params.id, body.minutes)),
  },
  'POST /api/visits/:id/stop': {
    who: provider,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, body, (then) => stopVisit(then, actor, params.id, body)),
  },
  'POST /api/visits/:id/stage': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, body, (then) => takeStep(then, actor, params.id, body)),
  },
  'POST /api/visits/:id/assign': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => assignVisit(t, actor, params.id, body),
  },
  'POST /api/staff/:id/hand-over': {
    who: withRole('owner'),
    limit: writes,
    run: ({ t, actor, params, body }) => handOver(t, actor, params.id, body),
  },
  'POST /api/visits/:id/undo-check-in': {
    who: provider,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, body ?? {}, (then) => undoCheckIn(then, actor, params.id)),
  },
});
