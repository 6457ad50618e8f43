import { plans } from '#contract/memberships/plan-facts.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { justBefore } from './promo-draft.ts';
import type { PromoCode } from '#contract/memberships/promos.ts';
import { counted, number } from '#web/lib/words.ts';

/** '20% off', '$5 off' */
export const discountWords = ({ percentOff, amountOff }: Pick<PromoCode, 'percentOff' | 'amountOff'>) =>
  percentOff === null ? `${price(amountOff ?? 0)} off` : `${percentOff}% off`;

export const planWords = (codes: PromoCode['plans']): string =>
  codes.length === 0 ? 'Every plan' : codes.map((code) => plans[code].name).join(', ');

/** 'Nov 1, 2026 to Dec 24, 2026', 'Until Dec 24, 2026', 'No end' */
export function periodWords({ startsAt, endsAt }: Pick<PromoCode, 'startsAt' | 'endsAt'>): string {
  const lastDay = endsAt && monthDayYear(justBefore(endsAt));
  if (startsAt && lastDay) return `${monthDayYear(startsAt)} to ${lastDay}`;
  if (lastDay) return `Until ${lastDay}`;
  return startsAt ? `From ${monthDayYear(startsAt)}` : 'No end';
}

/** '3 of 100 uses', '1 use' */
export const usesWords = ({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>): string =>
  maxUses === null ? counted(uses, 'use') : `${number(uses)} of ${number(maxUses)} uses`;

/** State of the code as a checkout would report it now. */
export const stateWords: Record<PromoCode['state'], { words: string; tone: BadgeTone }> = {
  usable: { words: 'Active', tone: 'good' },
  off: { words: 'Turned off', tone: 'tag' },
  not_yet: { words: 'Not started', tone: 'warn' },
  ended: { words: 'Ended', tone: 'tag' },
  used_up: { words: 'Used up', tone: 'tag' },
};
