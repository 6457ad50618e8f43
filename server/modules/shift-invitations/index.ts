import type { Module } from '#server/platform/module.ts';
import { shiftInvitationsJobs } from './shift-invitations.jobs.ts';
import { shiftInvitationNotices } from './shift-invitations.notices.ts';
import { exportInvitations } from './shift-invitations.queries.ts';
import { shiftInvitationsRoutes } from './shift-invitations.routes.ts';

export const shiftInvitations: Module = {
  name: 'shift-invitations',
  routes: shiftInvitationsRoutes,
  jobs: shiftInvitationsJobs,
  notices: shiftInvitationNotices,
  tables: {
    shift_invitations: {
      of: ['business_id', 'groomer_id'],
      what: 'Which groomers a business invited to a shift, and what they answered',
      because: 'The two agree on a day of work.',
      archive: { list: 'shift-invitations', without: ['groomer_id'], rows: exportInvitations },
      closed: 'deleted',
    },
  },
};
