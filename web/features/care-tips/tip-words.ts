import type { TipCategory, TipDifficulty } from '#contract/care-tips/care-tip-codes.ts';
import type { CareTip, ChosenTip } from '#contract/care-tips/care-tips.ts';

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

/** A tip as its cards show it; the reason is known where it was chosen for a pet. */
export type ShownTip = CareTip & Partial<Pick<ChosenTip, 'because'>>;

/** 'Hot Weather Safety Tips, ASPCA, 2024' */
export const sourceWords = ({ source: { title, body, year } }: Pick<CareTip, 'source'>): string =>
  `${title}, ${body}, ${year}`;

/** A tip to send to somebody, whole: its page is for its owner alone. */
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
