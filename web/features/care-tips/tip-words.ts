import type { TipCategory, TipDifficulty } from '#contract/care-tips/care-tip-codes.ts';
import type { CareTip, ChosenTip, DailyTipState, RatedTip } from '#contract/care-tips/care-tips.ts';
import { sourceWords } from '#web/domain/care-tips/source-words.ts';
import { shortDate } from '#web/lib/dates.ts';
import { counted, number } from '#web/lib/words.ts';

export const categoryNames: Record<TipCategory, string> = {
  grooming: 'Grooming',
  health: 'Health',
  nutrition: 'Nutrition',
  training: 'Training',
  exercise: 'Exercise',
  safety: 'Safety',
};

export const difficultyNames: Record<TipDifficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  advanced: 'Advanced',
};

type Ratings = Pick<RatedTip, 'ratings' | 'helpful' | 'average' | 'feedbacks'>;

/** '4.2 of 5 from 12 ratings · 8 helpful · 3 with words' */
export function ratingWords({ ratings, helpful, average, feedbacks }: Ratings): string {
  if (average === null) return 'No ratings yet';
  const count = counted(ratings, 'rating');
  return `${average.toFixed(1)} of 5 from ${count} · ${number(helpful)}\u00a0helpful · ${number(feedbacks)}\u00a0with\u00a0words`;
}

/** A tip as its cards show it; for which pets and why is known where it was chosen for them. */
export type ShownTip = CareTip & Partial<Pick<ChosenTip, 'because' | 'pets'>>;

/** A tip to send to another person, whole: its page is for its owner alone. */
export function tipAsText(tip: CareTip): string {
  const { steps, content, materials, redFlag, poisonLine } = tip;
  return [
    // Lists kept for offline use may be older than the steps.
    (steps ?? []).map((step, index) => `${index + 1}. ${step}`).join('\n'),
    content,
    materials.length > 0 && `You need: ${materials.join(', ')}`,
    redFlag,
    poisonLine && `${poisonLine.name}: ${poisonLine.phone}`,
    `Source: ${sourceWords(tip)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Why there is no tip today, and when the next one comes. */
export function noTipWords({ state, nextOn }: DailyTipState): string {
  const next = nextOn ? ` The next one comes on ${shortDate(`${nextOn}T12:00Z`, 'UTC')}.` : '';
  if (state === 'all_seen')
    return `No tip today: every tip that suits your pets has been a tip of the day in the last 60 days, and none comes twice in that time.${next} You can read them again under “Tips for your pets”.`;
  if (state === 'no_pet')
    return 'No tip today: add a pet first. Its breed, coat and age decide which tips suit it.';
  return `No tip suits your pets today.${next} A coat and an age in their records help.`;
}
