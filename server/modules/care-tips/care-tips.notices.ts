import { href } from '#contract/pages.ts';
import type { CareTip } from '#reference/care-tips/care-tip.ts';
import { careTips } from '#reference/care-tips/catalog.ts';
import { poisonLine } from '#reference/care-tips/poison-line.ts';
import { categoryChannels, kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { changeDailyTipSettings, getDailyTipSettings } from './daily-tip-settings.ts';
import { findDailyTip } from './notices.queries.ts';

const sourceOf = ({ source: { title, body, year } }: CareTip) =>
  [title, body, year].filter(Boolean).join(', ');

const kinds = {
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

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-daily-tip': onEvent('daily_tip.chosen', async (platform, { accountId, day }) => {
    const news = await findDailyTip(platform.sql, accountId, day);
    const tip = careTips.find(({ id }) => id === news?.tipId);
    if (news && tip) await notify(platform, news.owner, 'daily_tip', day, tip, news.because);
  }),
};

export const careTipNotices = { kinds: noticeKinds(kinds), jobs };

/** The channels of the daily tip are its settings under Care Tips. Without the bell there is no daily tip. */
export const tipChannels = categoryChannels({
  category: 'care_tips',
  async read(sql, accountId) {
    const { enabled, email, push } = await getDailyTipSettings(sql, accountId);
    return { inApp: enabled, email: enabled && email, push: enabled && push };
  },
  change: (t, accountId, { inApp, email, push }) =>
    changeDailyTipSettings(t, accountId, { enabled: inApp, email, push }),
});
