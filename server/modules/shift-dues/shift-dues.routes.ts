import { shiftDuesApi } from '#contract/shifts/shift-dues.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { toDue } from './list-dues.ts';
import { receiveDue, sayPaid, waiveDue } from './settle-due.ts';
import { findDues } from './shift-dues.queries.ts';

const writes = { name: 'shift-dues', max: 120, per: hours(1), by: 'account' } as const;

/** What is owed is settled after a membership has ended too. */
export const shiftDuesRoutes = routes(shiftDuesApi, {
  'GET /api/shift-dues': {
    who: signedIn,
    reads: ['shift-dues'],
    mayLag: ['shifts', 'businesses', 'account'],
    async run({ sql, actor, query: { shiftId, cursor, limit = 20 }, request, reply }) {
      const dues = await findDues(sql, actor.id, { shiftId, cursor, limit });
      return pageById(
        request,
        reply,
        limit,
        dues.map((due) => toDue(due, actor.id)),
      );
    },
  },
  'POST /api/shift-dues/:id/receive': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => receiveDue(t, actor.id, params.id),
  },
  'POST /api/shift-dues/:id/waive': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => waiveDue(t, actor.id, params.id, body.because),
  },
  'POST /api/shift-dues/:id/say-paid': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => sayPaid(t, actor.id, params.id),
  },
});
