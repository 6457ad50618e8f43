import type { ExtraState } from '#contract/shifts/shift-days.ts';
import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayInWords, momentInWords } from '#server/platform/wall-clock.ts';
import { extrasInWords } from './extras-in-words.ts';
import { findDayNews, findExtraNews } from './notices.queries.ts';
import type { DayNews, ExtraNews } from './notices.queries.ts';

const page = ({ shiftId }: DayNews) => href('shift', { id: shiftId });
const nameOf = ({ groomer }: DayNews) => `${groomer.firstName} ${groomer.lastName}`;
const day = ({ startsAt, timeZone }: DayNews, now: Date) => dayInWords(startsAt, timeZone, now);

const answers = ({ businessName }: ExtraNews): Record<ExtraState, string> => ({
  claimed: 'Extra work claimed',
  agreed: 'Extra work agreed',
  silent: 'Extra work agreed',
  declined: `${businessName} does not agree to extra work`,
});
const silence: Partial<Record<ExtraState, string>> = { silent: ' Nobody answered in time.' };

const kinds = {
  groomer_on_the_way: kind(
    { category: 'offers', action: 'See the shift', pace: 'at_once' },
    (news: DayNews) => ({
      title: `${nameOf(news)} is on the way`,
      text: `For "${news.title}". Tell them the code on the shift's page when they are there.`,
      path: page(news),
    }),
  ),
  groomer_late: kind({ category: 'offers', action: 'See the shift', pace: 'at_once' }, (news: DayNews) => ({
    title: `${nameOf(news)} runs ${news.lateMinutes} minutes late`,
    text: `For "${news.title}".`,
    path: page(news),
  })),
  groomer_left_early: kind({ category: 'offers', action: 'Answer', pace: 'prompt' }, (news: DayNews) => ({
    title: `${nameOf(news)} left early`,
    text: `"${news.title}": say whether it was with your permission.`,
    path: page(news),
  })),
  extras_claimed: kind(
    { category: 'offers', action: 'Answer', pace: 'prompt' },
    (news: ExtraNews, now: Date) => ({
      title: `${nameOf(news)} claims extra work: ${extrasInWords(news)}`,
      text: `"${news.title}", ${day(news, now)}. Without an answer by ${momentInWords(news.answerBy, news.timeZone, now)} it is agreed to.`,
      path: page(news),
    }),
  ),
  extras_answered: kind({ category: 'offers', action: 'See the shift' }, (news: ExtraNews, now: Date) => ({
    title: `${answers(news)[news.state]}: ${extrasInWords(news)}`,
    text: `"${news.title}", ${day(news, now)}.${silence[news.state] ?? ''}`,
    path: page(news),
  })),
};

const { notify } = notifierOf(kinds);

const tellOwner =
  (name: 'groomer_on_the_way' | 'groomer_late' | 'groomer_left_early') =>
  async (
    platform: Platform,
    { shiftId, groomerId }: { shiftId: string; groomerId: string },
    jobId: string,
  ) => {
    const news = await findDayNews(platform.sql, shiftId, groomerId);
    if (!news) return;
    const about = { id: jobId, usefulUntil: new Date(news.endsAt), otherId: groomerId };
    await notify(platform, news.owner, name, about, news);
  };

const jobs = {
  'notify-of-groomer-on-the-way': onEvent('shift_day.on_my_way', tellOwner('groomer_on_the_way')),
  'notify-of-late-groomer': onEvent('shift_day.late', tellOwner('groomer_late')),
  'notify-of-groomer-who-left': onEvent('shift_day.left', tellOwner('groomer_left_early')),
  'notify-of-claimed-extras': onEvent('shift_extra.claimed', async (platform, { extraId }, jobId) => {
    const news = await findExtraNews(platform.sql, extraId);
    if (!news) return;
    const about = { id: jobId, otherId: news.groomer.id };
    await notify(platform, news.owner, 'extras_claimed', about, news, platform.clock.now());
  }),
  'notify-of-answered-extras': onEvent('shift_extra.answered', async (platform, { extraId }, jobId) => {
    const news = await findExtraNews(platform.sql, extraId);
    if (!news) return;
    const about = { id: jobId, otherId: news.owner.id };
    await notify(platform, news.groomer, 'extras_answered', about, news, platform.clock.now());
  }),
};

export const shiftDayNotices = { kinds: noticeKinds(kinds), jobs };
