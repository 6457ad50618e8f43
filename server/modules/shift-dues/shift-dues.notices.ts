import type { DueState } from '#contract/shifts/shift-dues.ts';
import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollars } from '#server/platform/money.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { findDueNews } from './notices.queries.ts';
import type { DueNews } from './notices.queries.ts';

const page = ({ shiftId }: DueNews) => href('shift', { id: shiftId });
const day = ({ startsAt, timeZone }: DueNews, now: Date) => dayInWords(startsAt, timeZone, now);
const nameOf = ({ groomer }: DueNews) => `${groomer.firstName} ${groomer.lastName}`;

const endings = (due: DueNews): Record<DueState, string> => ({
  owed: `${nameOf(due)} waits for ${dollars(due.amount)}`,
  paid: `${nameOf(due)} has your ${dollars(due.amount)}`,
  waived: `${nameOf(due)} asks for nothing`,
});

const kinds = {
  due_owed: kind({ category: 'offers', action: 'See what is owed' }, (due: DueNews, now: Date) => ({
    title: `${due.businessName} owes you ${dollars(due.amount)}`,
    text: `They called off "${due.title}" on ${day(due, now)} late, and that is what you agreed on.${
      due.weather ? ' They say that it was the weather. If it was, you can ask for nothing.' : ''
    }`,
    path: page(due),
  })),
  due_said_paid: kind({ category: 'offers', action: 'Confirm it' }, (due: DueNews, now: Date) => ({
    title: `${due.businessName} says that it paid ${dollars(due.amount)}`,
    text: `For calling off "${due.title}" on ${day(due, now)}. Say so when you have it.`,
    path: page(due),
  })),
  due_settled: kind({ category: 'offers', action: 'See the shift' }, (due: DueNews, now: Date) => ({
    title: endings(due)[due.state],
    text: `For calling off "${due.title}" on ${day(due, now)}. Nothing is owed anymore.`,
    path: page(due),
  })),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-owed-due': onEvent('shift_due.owed', async (platform, { dueId }, jobId) => {
    const due = await findDueNews(platform.sql, dueId);
    if (!due) return;
    const about = { id: jobId, otherId: due.owner.id };
    await notify(platform, due.groomer, 'due_owed', about, due, platform.clock.now());
  }),
  'notify-of-paid-due': onEvent('shift_due.said_paid', async (platform, { dueId }, jobId) => {
    const due = await findDueNews(platform.sql, dueId);
    if (!due) return;
    const about = { id: jobId, otherId: due.owner.id };
    await notify(platform, due.groomer, 'due_said_paid', about, due, platform.clock.now());
  }),
  'notify-of-settled-due': onEvent('shift_due.settled', async (platform, { dueId }, jobId) => {
    const due = await findDueNews(platform.sql, dueId);
    if (!due) return;
    const about = { id: jobId, otherId: due.groomer.id };
    await notify(platform, due.owner, 'due_settled', about, due, platform.clock.now());
  }),
};

export const shiftDueNotices = { kinds: noticeKinds(kinds), jobs };
