import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { remindOfDuePets } from './reminders/remind-of-due-pets.ts';
import { remindOfVisit } from './reminders/remind-of-visit.ts';
import type { VisitReminder } from './reminders/remind-of-visit.ts';

export const visitsJobs = {
  'remind-of-due-pets': every('day', remindOfDuePets),
  'remind-of-visit': scheduled(({ transact }, reminder: VisitReminder) =>
    transact((t) => remindOfVisit(t, reminder)),
  ),
};
