import { expireVisit } from './own/answer-visit.ts';
import { endMovesBetween } from './moves/end-moves-between.ts';
import { closeVisits } from './no-show/close-visits.ts';
import { settleByAdmin } from './no-show/settle-no-show.ts';
import { remindOfUnclosedVisit } from './reminders/remind-of-unclosed-visit.ts';
import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import { remindOfDuePets } from './reminders/remind-of-due-pets.ts';
import { remindOfVisit } from './reminders/remind-of-visit.ts';
import type { VisitReminder } from './reminders/remind-of-visit.ts';

export const visitsJobs = {
  'expire-asked-visit': scheduled(({ transact }, { visitId }: { visitId: string }) =>
    transact((t) => expireVisit(t, visitId)),
  ),
  'close-visits': every('hour', closeVisits),
  'settle-contested-visit': onEvent('appeal.decided', ({ transact }, { subjectId, contested, upheld }) =>
    contested ? transact((t) => settleByAdmin(t, subjectId, upheld)) : Promise.resolve(),
  ),
  'remind-of-unclosed-visit': scheduled(({ transact }, unclosed: { visitId: string; startsAt: string }) =>
    transact((t) => remindOfUnclosedVisit(t, unclosed)),
  ),
  'end-moves-of-blocked': onEvent('person.blocked', (platform, { blockerId, blockedId }) =>
    endMovesBetween(platform, blockerId, blockedId),
  ),
  'remind-of-due-pets': every('hour', remindOfDuePets),
  'remind-of-visit': scheduled(({ transact }, reminder: VisitReminder) =>
    transact((t) => remindOfVisit(t, reminder)),
  ),
};
