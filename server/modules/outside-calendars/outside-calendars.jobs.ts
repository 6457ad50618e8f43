import { scheduled } from '#server/platform/jobs/jobs.ts';
import { readCalendar } from './read-calendar.ts';

export const outsideCalendarsJobs = {
  'calendar-read': scheduled((platform, { accountId }: { accountId: string }) =>
    readCalendar(platform, accountId),
  ),
};
