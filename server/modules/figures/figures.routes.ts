import { figuresApi } from '#contract/figures.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { findBusinessFigures } from './business-figures.queries.ts';
import { findGroomerFigures } from './groomer-figures.queries.ts';
import { jobsCsv } from './jobs-csv.ts';
import { findJobs } from './jobs.queries.ts';
import { findPetOwnerFigures } from './pet-owner-figures.queries.ts';

/** Figures need no membership: past members keep theirs. */
const limit = { name: 'figures', max: 300, per: minutes(10), by: 'account' } as const;

export const figuresRoutes = routes(figuresApi, {
  'GET /api/figures/groomer': {
    reads: [
      'applications',
      'bills',
      'cancellation-policies',
      'offers',
      'reviews',
      'shift-dues',
      'shifts',
      'visits',
    ],
    mayLag: ['admin-jobs', 'businesses', 'groomers', 'profile'],
    who: withRole('groomer'),
    spread: true,
    limit,
    run: ({ sql, actor, query, platform }) =>
      findGroomerFigures(sql, { ...query, accountId: actor.id }, platform.clock.now()),
  },
  'GET /api/figures/business': {
    reads: [
      'applications',
      'bills',
      'cancellation-policies',
      'offers',
      'reviews',
      'shift-dues',
      'shifts',
      'visits',
    ],
    mayLag: ['admin-jobs', 'businesses', 'groomers', 'profile'],
    who: withRole('owner'),
    spread: true,
    limit,
    run: ({ sql, actor, query, platform }) =>
      findBusinessFigures(sql, { ...query, accountId: actor.id }, platform.clock.now()),
  },
  'GET /api/figures/pet-owner': {
    reads: ['offers', 'pets', 'requests', 'reviews', 'visits'],
    mayLag: ['admin-jobs', 'businesses', 'groomers', 'profile'],
    who: withRole('pet_owner'),
    spread: true,
    limit,
    run: ({ sql, actor, query }) => findPetOwnerFigures(sql, { ...query, accountId: actor.id }),
  },
  'GET /api/figures/jobs-csv': {
    who: signedIn,
    spread: true,
    limit,
    async run({ sql, actor, query: { as, from, to } }) {
      const jobs = await findJobs(sql, as, { from, to, accountId: actor.id });
      return new FileReply(jobsCsv(as, jobs), 'text/csv; charset=utf-8', `wagwell-work-${from}-to-${to}.csv`);
    },
  },
});
