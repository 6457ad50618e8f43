import { href } from '#contract/pages.ts';
import { kind } from '../kind.ts';
import type { DecidedFacts, SuspensionFacts } from '../facts/reports.queries.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';

const decision = { category: 'security', pace: 'prompt', evenIfRead: true } as const;

const things = {
  person: 'profile',
  message: 'message',
  review: 'review',
  photo: 'photo',
  listing: 'listing',
} as const;

/** Kinds about reports and suspensions. None names the person who reported. */
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
  account_suspended: kind(
    { ...decision, pace: 'at_once', action: 'Read the rules' },
    ({ reason, until, now }: SuspensionFacts) => ({
      title: 'Your Wagwell account is suspended',
      text: `You cannot sign in, and others do not see you, ${
        until ? `until ${dayInWords(until, 'UTC', now)}` : 'until we restore your account'
      }. The reason: ${reason}. Your bookings stay as they are. ${
        until
          ? 'A membership goes on meanwhile.'
          : 'A membership no longer renews, and nothing more is charged.'
      } If you think that this is a mistake, answer this email.`,
      path: href('terms-of-service'),
    }),
  ),
  account_restored: kind({ ...decision, action: 'Sign in' }, () => ({
    title: 'Your Wagwell account is restored',
    text: 'You can sign in again, and others see you as before.',
    path: href('login'),
  })),
};
