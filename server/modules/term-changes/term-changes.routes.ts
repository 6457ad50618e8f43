import { termChangesApi } from '#contract/shifts/term-changes.ts';
import { member, routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { answerTerms } from './answer-terms.ts';
import { askForTerms } from './ask-for-terms.ts';
import { listTermChanges } from './list-term-changes.ts';

const writes = { name: 'term-changes', max: 120, per: hours(1), by: 'account' } as const;

/** What is booked is also answered after a membership has ended. */
export const termChangesRoutes = routes(termChangesApi, {
  'GET /api/shifts/:id/term-changes': {
    who: signedIn,
    reads: ['term-changes'],
    mayLag: ['shifts', 'applications'],
    run: ({ sql, actor, params, platform }) =>
      listTermChanges(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/shifts/:id/term-changes': {
    who: member('owner'),
    limit: writes,
    run: ({ t, actor, params, body }) => askForTerms(t, actor, params.id, body),
  },
  'POST /api/term-changes/:id/accept': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => answerTerms(t, actor, params.id, 'accept'),
  },
  'POST /api/term-changes/:id/decline': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => answerTerms(t, actor, params.id, 'decline'),
  },
  'POST /api/term-changes/:id/withdraw': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => answerTerms(t, actor, params.id, 'withdraw'),
  },
});
