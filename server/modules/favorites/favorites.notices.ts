import { href } from '#contract/pages.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { clockInWords, dayInWords, hoursInWords } from '#server/platform/wall-clock.ts';
import { findFavoriteGroomers, findShiftForFavorites, isNoLongerOpen } from './notices.queries.ts';
import type { ShiftForFavorites } from './notices.queries.ts';

const kinds = {
  favorite_shift: kind(
    { category: 'offers', action: 'See the shift', pace: 'prompt', isGone: isNoLongerOpen },
    (shift: ShiftForFavorites, now: Date) => ({
      title: `${shift.businessName} lets you see a shift first: ${dayInWords(shift.startsAt, shift.timeZone, now)}`,
      text: [
        `"${shift.title}" in ${shift.city}, ${hoursInWords(shift.startTime, shift.endTime)}, pays ${rateInWords(shift)}.`,
        `You are one of their favorites. It opens to everyone on ${dayInWords(shift.opensAt, shift.timeZone, now)}, ${clockInWords(shift.opensAt, shift.timeZone)}.`,
      ].join('\n'),
      path: href('shift', { id: shift.id }),
    }),
  ),
};

const { notifyMany } = notifierOf(kinds);

const jobs = {
  // A business has few enough favorites for one transaction.
  'notify-favorites-of-shift': onEvent('shift.posted', async (platform, { shiftId }) => {
    const shift = await findShiftForFavorites(platform.sql, shiftId);
    if (!shift) return;
    const readers = await findFavoriteGroomers(platform.sql, shift.businessId);
    const about = { id: shiftId, usefulUntil: new Date(shift.startsAt), otherId: shift.businessId };
    await notifyMany(platform, readers, 'favorite_shift', about, shift, platform.clock.now());
  }),
};

export const favoriteNotices = { kinds: noticeKinds(kinds), jobs };
