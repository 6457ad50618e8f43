import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { endInvitationsBetween, endInvitationsTo } from './shift-invitations.queries.ts';

export const shiftInvitationsJobs: JobTable = {
  'end-invitations-of-filled': onEvent('shift.filled', ({ transact }, { shiftId }) =>
    transact(async (t) => {
      for (const { id } of await endInvitationsTo(t.sql, shiftId))
        await t.announce('shift.invitation_gone', { invitationId: id });
    }),
  ),
  'end-invitations-of-ended': onEvent('shift.ended', ({ transact }, { shiftId }) =>
    transact(async (t) => {
      await endInvitationsTo(t.sql, shiftId);
    }),
  ),
  'end-invitations-of-blocked': onEvent('person.blocked', ({ transact }, { blockerId, blockedId }) =>
    transact(async (t) => {
      await endInvitationsBetween(t.sql, blockerId, blockedId);
    }),
  ),
};
