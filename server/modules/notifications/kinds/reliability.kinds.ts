import { href } from '#contract/pages.ts';
import type { FactKind } from '#contract/reliability.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { AppealFacts, ExcuseFacts } from '../facts/reliability.queries.ts';
import { kind } from '../kind.ts';

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

const outcome = ({ overturned, contested }: AppealFacts) => {
  if (contested) return overturned ? 'does not count' : 'stands';
  return overturned ? 'no longer counts' : 'goes on counting';
};

/** Kinds of notifications about decided appeals and about the weather. */
export const reliabilityKinds = {
  /** To the other side of the booking. */
  weather_claimed: kind({ category: 'bookings', action: 'See and object' }, (excuse: ExcuseFacts) => ({
    title: `${excuse.personName} left because of the weather`,
    text: `${excuse.personName} left "${excuse.title}" because of bad weather, so it does not count. If the drive was safe, you can object within ${reliabilityRules.contestHours} hours.`,
    path: href('reliability'),
  })),
  /** To the person who left. */
  weather_objected: kind({ category: 'bookings', action: 'Read and appeal' }, (excuse: ExcuseFacts) => ({
    title: `${excuse.otherName} objects: the weather was no reason`,
    text: `Your ${words[excuse.kind]} of "${excuse.title}" counts now. If that is not right, you can appeal, and an admin reads what both of you wrote.`,
    path: href('reliability'),
  })),
  appeal_decided: kind({ category: 'bookings', action: 'See your figures' }, (appeal: AppealFacts) => ({
    title: `The ${words[appeal.kind]} ${outcome(appeal)}`,
    text: `We looked at your appeal about "${appeal.title}": ${appeal.decision}`,
    path: href('reliability'),
  })),
  /** To the other side of the booking. */
  appeal_about_you_decided: kind(
    { category: 'bookings', action: 'See the rules' },
    (appeal: AppealFacts) => ({
      title: `${appeal.appellantName}'s ${words[appeal.kind]} ${outcome(appeal)}`,
      text: `We looked at an appeal about "${appeal.title}": ${appeal.decision}`,
      path: href('reliability'),
    }),
  ),
};
