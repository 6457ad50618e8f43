import { shiftApplicationsApi } from '#contract/shifts/shift-applications.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { setValidUntil } from '#server/platform/http/replies/valid-until.ts';
import { acceptApplication } from './accept-application.ts';
import { listApplicants, listReceivedApplications } from './list-applicants.ts';
import { checkAccepting } from './check-accepting.ts';
import { applyForShift } from './apply-for-shift.ts';
import { checkLeaving } from './check-leaving.ts';
import { listClashes } from './list-clashes.ts';
import { declineApplication } from './decline-application.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { findOwnerFigures } from './owner-figures.queries.ts';
import { releaseApplication } from './release-application.ts';
import { undoLeaving } from './undo-leaving.ts';
import { withdrawApplication } from './withdraw-application.ts';

const owner = withRole('owner');
const applications = { name: 'apply-for-shift', max: 600, per: hours(1), by: 'account' } as const;

export const applicationsRoutes = routes(shiftApplicationsApi, {
  'POST /api/shift-applications': {
    who: member('groomer'),
    limit: applications,
    run: ({ t, actor, body }) => applyForShift(t, actor, body),
  },
  'POST /api/applications/shift': {
    who: member('groomer'),
    limit: applications,
    run: ({ t, actor, body }) => applyForShift(t, actor, body),
  },
  'GET /api/groomers/current-user/applications': {
    reads: ['applications', 'blocks', 'businesses', 'favorites', 'profile', 'shift-invitations', 'shifts'],
    readsAll: ['account', 'certifications', 'groomers', 'reviews'],
    who: withRole('groomer'),
    async run({ sql, actor, query, platform, request, reply }) {
      const { applications, validUntil, next } = await listOwnApplications(
        sql,
        actor,
        query,
        platform.clock.now(),
      );
      setValidUntil(request, validUntil);
      linkNext(request, reply, next);
      return applications;
    },
  },
  'GET /api/shifts/:id/clashes': {
    reads: [
      'applications',
      'blocks',
      'businesses',
      'favorites',
      'groomers',
      'profile',
      'reviews',
      'shift-invitations',
    ],
    readsAll: ['shifts'],
    mayLag: ['certifications'],
    who: member('groomer'),
    run: ({ sql, actor, params, platform }) => listClashes(sql, actor, params.id, platform.clock.now()),
  },
  'GET /api/shifts/:id/applications': {
    reads: ['applications', 'blocks', 'businesses', 'favorites', 'groomers', 'reviews', 'shift-invitations'],
    readsAll: ['shifts'],
    mayLag: ['certifications', 'visits'],
    who: owner,
    run: ({ sql, actor, params, platform }) => listApplicants(sql, actor, params.id, platform.clock.now()),
  },
  'GET /api/owners/current-user/applications': {
    reads: ['applications', 'blocks', 'groomers', 'shifts'],
    readsAll: ['account', 'certifications', 'reviews'],
    mayLag: ['reliability', 'visits'],
    who: owner,
    async run({ sql, actor, query, platform, request, reply }) {
      const { applications, next } = await listReceivedApplications(sql, actor, query, platform.clock.now());
      linkNext(request, reply, next);
      return applications;
    },
  },
  'GET /api/owners/current-user/figures': {
    reads: ['applications', 'shift-dues', 'shifts'],
    readsAll: ['account', 'businesses'],
    who: owner,
    run: ({ sql, actor, platform }) => findOwnerFigures(sql, actor.id, platform.clock.now()),
  },
  'GET /api/shift-applications/:id/accept-check': {
    reads: [
      'applications',
      'blocks',
      'favorites',
      'requests',
      'reviews',
      'shift-invitations',
      'shifts',
      'visits',
    ],
    mayLag: ['businesses', 'calendar', 'certifications', 'groomers', 'profile'],
    who: owner,
    run: ({ sql, actor, params, platform }) => checkAccepting(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/shift-applications/:id/accept': {
    who: owner,
    run: ({ t, actor, params }) => acceptApplication(t, actor, params.id),
  },
  'POST /api/shift-applications/:id/decline': {
    who: owner,
    run: ({ t, actor, params }) => declineApplication(t, actor, params.id),
  },
  'GET /api/shift-applications/:id/leaving-check': {
    reads: ['applications', 'blocks', 'favorites', 'reviews', 'shift-invitations', 'shifts'],
    mayLag: ['businesses', 'certifications'],
    who: withRole('groomer', 'owner'),
    run: ({ sql, actor, params, platform }) => checkLeaving(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/shift-applications/:id/withdraw': {
    who: withRole('groomer'),
    run: ({ t, actor, params, body }) => withdrawApplication(t, actor, params.id, body ?? {}),
  },
  'POST /api/shift-applications/:id/undo': {
    who: withRole('groomer', 'owner'),
    run: ({ t, actor, params }) => undoLeaving(t, actor, params.id),
  },
  'POST /api/shift-applications/:id/release': {
    who: owner,
    run: ({ t, actor, params, body }) =>
      releaseApplication(t, actor, params.id, { ...body, reason: body?.reason || null }),
  },
});
