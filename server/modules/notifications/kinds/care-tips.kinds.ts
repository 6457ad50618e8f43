import { href } from '#contract/pages.ts';
import type { CareTip } from '#reference/care-tips/care-tip.ts';
import { poisonLine } from '#reference/care-tips/poison-line.ts';
import { kind } from '../kind.ts';

const sourceOf = ({ source: { title, body, year } }: CareTip) =>
  [title, body, year].filter(Boolean).join(', ');

export const careTipKinds = {
  daily_tip: kind(
    { category: 'care_tips', action: 'Rate or save the tip', replacesUnread: true },
    (tip: CareTip, because: string) => ({
      title: `Tip of the day: ${tip.title}`,
      text: [
        because,
        tip.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
        tip.content,
        tip.redFlag,
        tip.toxic && `${poisonLine.name}: ${poisonLine.phone}`,
        `Source: ${sourceOf(tip)}. It does not endorse Wagwell.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      path: href('pet-owner-dashboard', { tab: 'care-tips' }),
    }),
  ),
};
