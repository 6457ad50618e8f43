import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findDecided } from './notices.queries.ts';
import type { DecidedNews } from './notices.queries.ts';

const decision = { category: 'security', pace: 'prompt', evenIfRead: true } as const;

const things = {
  person: 'profile',
  message: 'message',
  review: 'review',
  photo: 'photo',
  listing: 'listing',
} as const;

/** None names the person who reported. */
const kinds = {
  /** To the reporter. */
  report_decided: kind(
    { category: 'security', action: 'Read the rules' },
    ({ kind: what, status, reportedName }: DecidedNews) => ({
      title: `We looked at your report about ${reportedName}`,
      text:
        status === 'dismissed'
          ? `Thank you for reporting a ${things[what]} of ${reportedName}. We found nothing that breaks our rules. You can block people whom you do not want to meet.`
          : `Thank you for reporting a ${things[what]} of ${reportedName}. It broke our rules, and we have acted. ${reportedName} does not learn who reported it.`,
      path: href('terms-of-service'),
    }),
  ),
  account_warned: kind({ ...decision, action: 'Read the rules' }, ({ kind: what, reason }: DecidedNews) => ({
    title: 'A warning from Wagwell',
    text: `We looked at a ${things[what]} of yours that was reported. The reason for this warning: ${reason}. If it happens again, we may suspend your account.`,
    path: href('terms-of-service'),
  })),
  content_removed: kind({ ...decision, action: 'Read the rules' }, ({ kind: what, reason }: DecidedNews) => ({
    title: `We removed a ${things[what]} of yours`,
    text: `A ${things[what]} of yours was reported, and we removed it. The reason: ${reason}. If you think that this is a mistake, answer this email.`,
    path: href('terms-of-service'),
  })),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-reporter': onEvent('report.decided', async (platform, { reportId }, jobId) => {
    const decided = await findDecided(platform.sql, reportId);
    if (decided) await notify(platform, decided.reporter, 'report_decided', jobId, decided);
  }),
  'notify-reported': onEvent('report.upheld', async (platform, { reportId }, jobId) => {
    const decided = await findDecided(platform.sql, reportId);
    const name = decided?.status === 'removed' ? 'content_removed' : 'account_warned';
    if (decided) await notify(platform, decided.reported, name, jobId, decided);
  }),
};

export const reportNotices = { kinds: noticeKinds(kinds), jobs };
