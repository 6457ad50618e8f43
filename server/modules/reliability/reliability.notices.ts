import { href } from '#contract/pages.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { FactKind } from '#contract/reliability.ts';
import { personName } from '#server/modules/blocks/index.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findAppealNews, findExcuseNews } from './notices.queries.ts';
import type { AppealNews, ExcuseNews } from './notices.queries.ts';

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

const outcome = ({ overturned, contested }: AppealNews) => {
  if (contested) return overturned ? 'does not count' : 'stands';
  return overturned ? 'no longer counts' : 'goes on counting';
};

const kinds = {
  /** To the other side of the booking. */
  weather_claimed: kind({ category: 'bookings', action: 'See and object' }, (excuse: ExcuseNews) => ({
    title: `${excuse.personName} left because of the weather`,
    text: `${excuse.personName} left "${excuse.title}" because of bad weather, so it does not count. If the drive was safe, you can object within ${reliabilityRules.contestHours} hours.`,
    path: href('reliability'),
  })),
  /** To the person who left. */
  weather_objected: kind({ category: 'bookings', action: 'Read and appeal' }, (excuse: ExcuseNews) => ({
    title: `${excuse.otherName} objects: the weather was no reason`,
    text: `Your ${words[excuse.kind]} of "${excuse.title}" counts now. If that is not right, you can appeal, and an admin reads what both of you wrote.`,
    path: href('reliability'),
  })),
  appeal_decided: kind({ category: 'bookings', action: 'See your figures' }, (appeal: AppealNews) => ({
    title: `The ${words[appeal.kind]} ${outcome(appeal)}`,
    text: `We looked at your appeal about "${appeal.title}": ${appeal.decision}`,
    path: href('reliability'),
  })),
  /** To the other side of the booking. */
  appeal_about_you_decided: kind({ category: 'bookings', action: 'See the rules' }, (appeal: AppealNews) => ({
    title: `${appeal.appellantName}'s ${words[appeal.kind]} ${outcome(appeal)}`,
    text: `We looked at an appeal about "${appeal.title}": ${appeal.decision}`,
    path: href('reliability'),
  })),
};

const { notify } = notifierOf(kinds);

const displayNameOf = ({ extensions }: Platform) => extensions.one(personName);

const jobs = {
  'notify-of-claimed-weather': onEvent('reliability.weather_claimed', async (platform, { factId }, jobId) => {
    const excuse = await findExcuseNews(platform.sql, displayNameOf(platform), factId);
    if (excuse) await notify(platform, excuse.other, 'weather_claimed', jobId, excuse);
  }),
  'notify-of-objection': onEvent('reliability.weather_objected', async (platform, { factId }, jobId) => {
    const excuse = await findExcuseNews(platform.sql, displayNameOf(platform), factId);
    if (excuse) await notify(platform, excuse.person, 'weather_objected', jobId, excuse);
  }),
  'notify-of-decided-appeal': onEvent('appeal.decided', async (platform, { appealId }, jobId) => {
    const appeal = await findAppealNews(platform.sql, displayNameOf(platform), appealId);
    if (appeal) await notify(platform, appeal.appellant, 'appeal_decided', jobId, appeal);
    if (appeal?.other) await notify(platform, appeal.other, 'appeal_about_you_decided', jobId, appeal);
  }),
};

export const reliabilityNotices = { kinds: noticeKinds(kinds), jobs };
