import { href } from '#contract/pages.ts';
import { kind } from '../kind.ts';
import type { DecidedFacts } from '../facts/reports.queries.ts';

const decision = { category: 'security', pace: 'prompt', evenIfRead: true } as const;

const things = {
  person: 'profile',
  message: 'message',
  review: 'review',
  photo: 'photo',
  listing: 'listing',
} as const;

/** Kinds about reports. None names the person who reported. */
export const reportKinds = {
  /** To the reporter. */
  report_decided: kind(
    { category: 'security', action: 'Read the rules' },
    ({ kind: what, status, reportedName }: DecidedFacts) => ({
      title: `We looked at your report about ${reportedName}`,
      text:
        status === 'dismissed'
          ? `Thank you for reporting a ${things[what]} of ${reportedName}. We found nothing that breaks our rules. You can block people whom you do not want to meet.`
          : `Thank you for reporting a ${things[what]} of ${reportedName}. It broke our rules, and we have acted. ${reportedName} does not learn who reported it.`,
      path: href('terms-of-service'),
    }),
  ),
  account_warned: kind({ ...decision, action: 'Read the rules' }, ({ kind: what, reason }: DecidedFacts) => ({
    title: 'A warning from Wagwell',
    text: `We looked at a ${things[what]} of yours that was reported. The reason for this warning: ${reason}. If it happens again, we may suspend your account.`,
    path: href('terms-of-service'),
  })),
  content_removed: kind(
    { ...decision, action: 'Read the rules' },
    ({ kind: what, reason }: DecidedFacts) => ({
      title: `We removed a ${things[what]} of yours`,
      text: `A ${things[what]} of yours was reported, and we removed it. The reason: ${reason}. If you think that this is a mistake, answer this email.`,
      path: href('terms-of-service'),
    }),
  ),
};
