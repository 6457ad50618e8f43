import type { TipCategory, TipDifficulty } from '#contract/care-tips/care-tip-codes.ts';
import type { CareTip, ChosenTip, RatedTip } from '#contract/care-tips/care-tips.ts';
import { sourceWords } from '#web/domain/care-tips/source-words.ts';
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

/** A tip as its cards show it; the reason is known where it was chosen for a pet. */
export type ShownTip = CareTip & Partial<Pick<ChosenTip, 'because'>>;

/** A tip to send to another person, whole: its page is for its owner alone. */
export function tipAsText(tip: CareTip): string {
  const { content, materials, redFlag, poisonLine } = tip;
  return [
    content,
    materials.length > 0 && `You need: ${materials.join(', ')}`,
    redFlag,
    poisonLine && `${poisonLine.name}: ${poisonLine.phone}`,
    `Source: ${sourceWords(tip)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
