import { href } from '#contract/pages.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayInWords, hoursInWords } from '#server/platform/wall-clock.ts';
import { findFreeGroomersNear, findUrgentShift, isNoLongerOpen } from './notices.queries.ts';
import type { UrgentShift } from './notices.queries.ts';

/** A shift is urgent if it starts within this time. */
const urgentWithin = hours(48);
/** How many are notified of one shift at most, the nearest first. */
const mostNotified = 500;
/** How many are notified in one transaction. */
const atOnce = 50;

const kinds = {
  urgent_shift: kind(
    { category: 'urgent', action: 'See the shift', pace: 'urgent', isGone: isNoLongerOpen },
    (shift: UrgentShift, now: Date) => ({
      title: `Urgent: ${dayInWords(shift.startsAt, shift.timeZone, now)} at ${shift.businessName}`,
      text: [
        `"${shift.title}" in ${shift.city}, ${hoursInWords(shift.startTime, shift.endTime)}, ${dogs(shift)}.`,
        `${pay(shift)}.`,
        'It is near you, and your calendar is free then.',
      ].join('\n'),
      path: href('shift', { id: shift.id }),
    }),
  ),
};

const dogs = ({ dogCount }: UrgentShift) => `${dogCount} ${dogCount === 1 ? 'dog' : 'dogs'}`;

/** 'Pays 50%, about $180 to $276' */
function pay(shift: UrgentShift): string {
  const estimate = takeHome(shift);
  const share = `Pays ${rateInWords(shift)}`;
  if (!estimate) return share;
  const { min, max } = estimate;
  return `${share}, about ${min === max ? `$${min}` : `$${min} to $${max}`}`;
}

const { notifyMany } = notifierOf(kinds);

/** Notifies those who are free and near, once for each shift and groomer, if the shift is open and starts soon. */
async function notifyIfUrgent(platform: Platform, { shiftId }: { shiftId: string }): Promise<void> {
  const { sql, clock } = platform;
  const now = clock.now();
  const shift = await findUrgentShift(sql, shiftId, { now, until: after(now, urgentWithin) });
  if (!shift) return;
  const readers = await findFreeGroomersNear(sql, shift, mostNotified);
  const about = { id: shiftId, usefulUntil: new Date(shift.startsAt), otherId: shift.businessId };
  for (let first = 0; first < readers.length; first += atOnce)
    await notifyMany(platform, readers.slice(first, first + atOnce), 'urgent_shift', about, shift, now);
}

const jobs = {
  'notify-of-urgent-posted': onEvent('shift.posted', notifyIfUrgent),
  'notify-of-urgent-opened': onEvent('shift.opened', notifyIfUrgent),
  'notify-of-urgent-changed': onEvent('shift.changed', notifyIfUrgent),
  'notify-of-urgent-reopened': onEvent('shift.reopened', notifyIfUrgent),
};

export const urgentShiftNotices = { kinds: noticeKinds(kinds), jobs };
