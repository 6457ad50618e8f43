import type { CareTip } from '#contract/care-tips/care-tips.ts';
import { shareText } from '#web/lib/share-text.ts';
import { tipAsText } from './tip-words.ts';

/** Shares a tip as text. */
export const shareTip = (tip: CareTip): Promise<void> =>
  shareText({ what: 'Tip', title: tip.title, text: tipAsText(tip) });
