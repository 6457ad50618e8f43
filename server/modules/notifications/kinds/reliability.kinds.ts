import { href } from '#contract/pages.ts';
import type { FactKind } from '#contract/reliability.ts';
import type { AppealFacts } from '../facts/reliability.queries.ts';
import { kind } from './kind.ts';

const words: Record<FactKind, string> = {
  kept: 'kept booking',
  withdrawn_late: 'late withdrawal',
  cancelled_late: 'late cancellation',
  no_show: 'no-show',
  paid_in_time: 'pay in time',
  paid_late: 'late pay',
  answered_in_time: 'answer in time',
  answered_late: 'late answer',
};

/** Kinds of notifications about decided appeals. */
export const reliabilityKinds = {
  appeal_decided: kind({ category: 'bookings', action: 'See your figures' }, (appeal: AppealFacts) => ({
    title: appeal.overturned
      ? `The ${words[appeal.kind]} counts no more`
      : `The ${words[appeal.kind]} goes on counting`,
    text: `We looked at your appeal about "${appeal.title}": ${appeal.decision}`,
    path: href('reliability'),
  })),
  /** To the other side of the booking. */
  appeal_about_you_decided: kind(
    { category: 'bookings', action: 'See the rules' },
    (appeal: AppealFacts) => ({
      title: `${appeal.appellantName}'s ${words[appeal.kind]} ${appeal.overturned ? 'counts no more' : 'goes on counting'}`,
      text: `We looked at an appeal about "${appeal.title}": ${appeal.decision}`,
      path: href('reliability'),
    }),
  ),
};
