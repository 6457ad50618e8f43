import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { OwnRequest, RequestCard } from '#contract/grooming/grooming-requests.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { dollars } from '#web/lib/money.ts';
import { noWrap } from '#web/lib/no-wrap.ts';
import { listed } from '#web/lib/words.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

type Urgency = RequestCard['urgency'];
type Where = RequestCard['where'];

/** Label, tone and meaning of each urgency; only 'urgent' has a strong color. */
export const urgencies: Record<Urgency, { label: string; tone: BadgeTone; meaning: string }> = {
  low: { label: 'Low', tone: 'line', meaning: 'Whenever works.' },
  normal: { label: 'Normal', tone: 'tag', meaning: 'Within a week or two.' },
  high: { label: 'High', tone: 'warn', meaning: 'Within a few days.' },
  urgent: {
    label: 'Urgent',
    tone: 'urgent',
    meaning: 'Today or tomorrow, for matting, a mess that cannot wait or a special occasion.',
  },
};

export const places: Record<Where, string> = {
  either: 'Either way',
  home: 'At home',
  travel: 'I bring them',
};

/** 'Full groom and dematting' */
export function servicesTitle(codes: readonly AnyService[]): string {
  const [first, ...rest] = codes.map(serviceLabel);
  const words = listed([first ?? '', ...rest.map((label) => label.toLowerCase())]);
  return first === undefined ? '' : words;
}

/** Location in the pet owner's words: 'At home, or up to 8 mi'. */
export function whereWanted({ where, travelMiles }: Pick<RequestCard, 'where' | 'travelMiles'>): string {
  const miles = travelMiles === null ? 'at a salon' : `up to ${noWrap(`${travelMiles} mi`)}`;
  if (where === 'home') return 'At home';
  return where === 'either' ? `At home, or ${miles}` : `At a salon, ${miles}`;
}

/** Location in the groomer's words: 'You go to them, or they travel up to 8 mi'. */
export function whereForProvider({ where, travelMiles }: Pick<RequestCard, 'where' | 'travelMiles'>): string {
  const travel =
    travelMiles === null ? 'they come to you' : `they travel up to ${noWrap(`${travelMiles} mi`)}`;
  if (where === 'home') return 'You go to them';
  return where === 'either' ? `You go to them, or ${travel}` : travel.replace('they', 'They');
}

/** '$110', or 'Open' without a budget. */
export const budgetWords = ({ estimatedBudget }: Pick<RequestCard, 'estimatedBudget'>): string =>
  estimatedBudget === null ? 'Open' : dollars(estimatedBudget);

/** Status of a request. One in progress reads 'Booked' until its visit starts. */
export function badgeOf(
  { status, visit }: Pick<OwnRequest, 'status' | 'visit'>,
  now: Date,
): {
  words: string;
  tone: BadgeTone;
} {
  if (status === 'in_progress')
    return visit?.status === 'booked' && Date.parse(visit.startsAt) > now.getTime()
      ? { words: 'Booked', tone: 'good' }
      : { words: 'In progress', tone: 'good' };
  return {
    posted: { words: 'Posted', tone: 'live' as const },
    completed: { words: 'Done', tone: 'tag' as const },
    cancelled: { words: 'Cancelled', tone: 'tag' as const },
    expired: { words: 'Expired', tone: 'tag' as const },
  }[status];
}
