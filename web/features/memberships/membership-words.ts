import type { MembershipState } from '#contract/memberships/membership-lifecycle.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { Membership } from './memberships.api.ts';

type BadgeContent = { words: string; tone: BadgeTone };

const badges: Record<MembershipState, BadgeContent> = {
  incomplete: { words: 'Not paid yet', tone: 'tag' },
  active: { words: 'Active', tone: 'good' },
  past_due: { words: 'Payment due', tone: 'danger' },
  cancelling: { words: 'Active, ending', tone: 'warn' },
  expired: { words: 'Ended', tone: 'tag' },
};

/** Status of a membership in a few words, with its tone. */
export const badgeOf = ({ status, endsAt, resting, timeZone }: Membership): BadgeContent =>
  resting
    ? { words: 'Rests without a membership', tone: 'warn' }
    : status === 'cancelling' && endsAt
      ? { words: `Active, ends ${monthDayYear(endsAt, timeZone)}`, tone: 'warn' }
      : badges[status];

/** 'Visa ending in 4242' */
export const cardWords = ({ brand, last4 }: NonNullable<Membership['card']>) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

export const kindOf = ({ plan }: Membership) => plans[plan].kind;
