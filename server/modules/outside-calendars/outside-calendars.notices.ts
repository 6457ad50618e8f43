import { failingDays } from '#contract/outside-calendars/outside-calendars.ts';
import { readFailures } from '#contract/outside-calendars/read-failures.ts';
import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findStoppedCalendar } from './notices.queries.ts';
import type { StoppedCalendar } from './notices.queries.ts';

const kinds = {
  outside_calendar_stopped: kind(
    { category: 'reminders', action: 'Fix it', pace: 'prompt' },
    ({ host, failure }: StoppedCalendar) => ({
      title: 'We can no longer read your calendar',
      text:
        `The calendar at ${host} could not be read for ${failingDays} days, so its entries no longer block your time. ` +
        readFailures[failure],
      path: `${href('calendar')}#outside-calendar`,
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-stopped-calendar': onEvent(
    'outside_calendar.stopped',
    async (platform, { accountId }, jobId) => {
      const stopped = await findStoppedCalendar(platform.sql, accountId);
      if (stopped) await notify(platform, stopped.reader, 'outside_calendar_stopped', jobId, stopped);
    },
  ),
};

export const outsideCalendarNotices = { kinds: noticeKinds(kinds), jobs };
