import { href } from '#contract/pages.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dayInWords, hoursInWords, inWords } from '#server/platform/wall-clock.ts';
import { findInvitedShift, isInvitationGone } from './notices.queries.ts';
import type { InvitedShift } from './notices.queries.ts';

const day = ({ startsAt, timeZone }: InvitedShift, now: Date) => dayInWords(startsAt, timeZone, now);
const when = (shift: InvitedShift, now: Date) => `${day(shift, now)}, ${inWords(shift.startTime)}`;
const page = ({ shiftId }: InvitedShift) => href('shift', { id: shiftId });

/** 'Pays 50%, about $180 to $276' */
function pay(shift: InvitedShift): string {
  const estimate = takeHome(shift);
  const share = `Pays ${rateInWords(shift)}`;
  if (!estimate) return share;
  const { min, max } = estimate;
  return `${share}, about ${min === max ? `$${min}` : `$${min} to $${max}`}`;
}

const kinds = {
  shift_invited: kind(
    { category: 'offers', action: 'Accept or decline', pace: 'prompt', isGone: isInvitationGone },
    (shift: InvitedShift, now: Date) => ({
      title: `${shift.businessName} invites you: ${when(shift, now)}`,
      text: [
        `"${shift.title}" in ${shift.city}, ${hoursInWords(shift.startTime, shift.endTime)}, ${shift.dogCount} ${shift.dogCount === 1 ? 'dog' : 'dogs'}.`,
        `${pay(shift)}.`,
        'The first to accept is booked.',
      ].join('\n'),
      path: page(shift),
    }),
  ),
  shift_invitation_gone: kind(
    { category: 'offers', action: 'See other shifts' },
    (shift: InvitedShift, now: Date) => ({
      title: `Taken: ${when(shift, now)} at ${shift.businessName}`,
      text: `Another groomer was booked for "${shift.title}". There is nothing to do, and it counts against nobody.`,
      path: href('groomer-dashboard'),
    }),
  ),
  shift_invitation_declined: kind(
    { category: 'offers', action: 'See the shift', pace: 'prompt' },
    (shift: InvitedShift, now: Date) => ({
      title: `${shift.groomer.firstName} ${shift.groomer.lastName} cannot work ${when(shift, now)}`,
      text: `They declined your invitation to "${shift.title}". You can invite someone else.`,
      path: page(shift),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-invitation': onEvent('shift.invited', async (platform, { invitationId }) => {
    const shift = await findInvitedShift(platform.sql, invitationId);
    if (!shift) return;
    const about = { id: invitationId, usefulUntil: new Date(shift.startsAt), otherId: shift.owner.id };
    await notify(platform, shift.groomer, 'shift_invited', about, shift, platform.clock.now());
  }),
  'notify-of-gone-invitation': onEvent('shift.invitation_gone', async (platform, { invitationId }) => {
    const shift = await findInvitedShift(platform.sql, invitationId);
    if (!shift) return;
    const about = { id: invitationId, usefulUntil: new Date(shift.startsAt), otherId: shift.owner.id };
    await notify(platform, shift.groomer, 'shift_invitation_gone', about, shift, platform.clock.now());
  }),
  'notify-of-declined-invitation': onEvent(
    'shift.invitation_declined',
    async (platform, { invitationId }) => {
      const shift = await findInvitedShift(platform.sql, invitationId);
      if (!shift) return;
      const about = { id: invitationId, otherId: shift.groomer.id };
      await notify(platform, shift.owner, 'shift_invitation_declined', about, shift, platform.clock.now());
    },
  ),
};

export const shiftInvitationNotices = { kinds: noticeKinds(kinds), jobs };
