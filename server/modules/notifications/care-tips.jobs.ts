import { href } from '#contract/pages.ts';
import type { CareTip } from '#reference/care-tips/care-tip.ts';
import { careTips } from '#reference/care-tips/catalog.ts';
import { poisonLine } from '#reference/care-tips/poison-line.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findDailyTipByMail } from './care-tips.queries.ts';
import { notify } from './notify.ts';
import type { NotificationMail } from './notify.ts';

const dailyTipTemplate = (tip: CareTip, because: string): NotificationMail => ({
  subject: `Tip of the day: ${tip.title}`,
  text: [
    because,
    tip.content,
    tip.redFlag,
    tip.toxic && `${poisonLine.name}: ${poisonLine.phone}`,
    `Source: ${tip.source.title}, ${tip.source.body}, ${tip.source.year}. It does not endorse Wagwell.`,
    'Rate it, save it, or switch these emails off under Care Tips:',
  ]
    .filter(Boolean)
    .join('\n\n'),
  path: href('pet-owner-dashboard', { tab: 'care-tips' }),
});

export const careTipNotificationJobs = {
  'mail-daily-tip': onEvent('daily_tip.chosen', async (platform, { accountId, day }) => {
    const facts = await findDailyTipByMail(platform.sql, accountId, day);
    const tip = careTips.find(({ id }) => id === facts?.tipId);
    if (facts && tip) await notify(platform, facts.owner, dailyTipTemplate(tip, facts.because));
  }),
};
