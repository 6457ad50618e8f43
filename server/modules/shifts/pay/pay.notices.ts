import { href } from '#contract/pages.ts';
import { payDisputeHours, payUnsettledDays } from '#contract/shifts/shift-deadlines.ts';
import { fullName, kind, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollars } from '#server/platform/money.ts';
import { findApplicants } from '../notices/notices.queries.ts';
import type { ShiftNews } from '../notices/notices.queries.ts';
import { startInWords } from '../notices/shift-in-words.ts';
import { withShift, withWorker } from '../notices/with-shift.ts';

const applications = href('groomer-dashboard', { tab: 'applications' });

export const payKinds = {
  pay_claimed: kind({ category: 'pay', action: 'Accept or correct' }, (shift: ShiftNews, name: string) => ({
    title: `${name} sent the figures of ${startInWords(shift)}`,
    text: `Please accept or correct the figures of "${shift.title}". Without an answer from you they count after 72 hours.`,
    path: href('owner-dashboard'),
  })),
  claim_agreed: kind({ category: 'pay', action: 'See your pay' }, (shift: ShiftNews) => ({
    title: `Your pay for ${startInWords(shift)} is confirmed: ${dollars(shift.pay ?? 0)}`,
    text: `Your figures for "${shift.title}" at ${shift.businessName} count.`,
    path: applications,
  })),
  claim_agreed_by_silence: kind(
    { category: 'pay', action: 'See the day' },
    (shift: ShiftNews, name: string) => ({
      title: `The figures of ${startInWords(shift)} count: ${dollars(shift.pay ?? 0)}`,
      text: `There was no answer for 72 hours, so the figures that ${name} sent for "${shift.title}" count.`,
      path: href('owner-dashboard'),
    }),
  ),
  pay_to_confirm: kind({ category: 'pay', action: 'Confirm your pay' }, (shift: ShiftNews) => ({
    title: `${shift.businessName} recorded your pay: ${dollars(shift.pay ?? 0)}`,
    text: `Please confirm it or say what is not right. If we do not hear from you, it counts as confirmed after 48 hours.`,
    path: applications,
  })),
  pay_disputed: kind({ category: 'pay', action: 'Answer the dispute' }, (shift: ShiftNews, name: string) => ({
    title: `${name} disagrees with the pay of ${startInWords(shift)}`,
    text: `${name} wrote: ${shift.disputeReason ?? ''}\nYou can correct the figures of "${shift.title}", or keep them and say why.`,
    path: href('owner-dashboard'),
  })),
  pay_dispute_waits: kind(
    { category: 'pay', action: 'Answer the dispute' },
    (shift: ShiftNews, name: string) => ({
      title: `${name} still waits for your answer about ${startInWords(shift)}`,
      text: `${name} disagrees with the pay of "${shift.title}". Please correct the figures or agree with each other within ${payDisputeHours.admin - payDisputeHours.remind} hours. After that an admin decides.`,
      path: href('shift', { id: shift.id }),
    }),
  ),
  pay_with_admin: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftNews) => ({
    title: `An admin decides on the pay of ${startInWords(shift)}`,
    text: `The pay of "${shift.title}" at ${shift.businessName} is disputed and was not settled in time. An admin reads what both of you wrote and decides. You can still agree before that.`,
    path: href('shift', { id: shift.id }),
  })),
  pay_unsettled: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftNews) => ({
    title: `Not settled for ${payUnsettledDays} days: the pay of ${startInWords(shift)}`,
    text: `The pay of "${shift.title}" at ${shift.businessName} has been disputed for ${payUnsettledDays} days. It counts as unsettled until you agree or an admin has decided.`,
    path: href('shift', { id: shift.id }),
  })),
  pay_decided: kind({ category: 'pay', action: 'See the pay' }, (shift: ShiftNews) => ({
    title: `The pay of ${startInWords(shift)} is decided: ${dollars(shift.pay ?? 0)}`,
    text: `An admin looked at the pay of "${shift.title}" at ${shift.businessName}: ${shift.decision ?? ''}`,
    path: href('shift', { id: shift.id }),
  })),
};

const { notify } = notifierOf(payKinds);

const notifyOfPay = withShift(async (platform, shift, _, jobId) => {
  const [groomer] = await findApplicants(platform.sql, shift.id, 'completed');
  if (groomer) await notify(platform, groomer, 'pay_to_confirm', jobId, shift);
});

export const payJobs = {
  'notify-groomer-of-pay': onEvent('shift.completed', notifyOfPay),
  'notify-groomer-of-corrected-pay': onEvent('shift.pay_corrected', notifyOfPay),
  'notify-owner-of-dispute': onEvent(
    'shift.pay_settled',
    withShift(async (platform, shift, { shiftId, state }, jobId) => {
      const [groomer] = await findApplicants(platform.sql, shiftId, 'completed');
      if (state === 'disputed' && groomer)
        await notify(
          platform,
          shift.owner,
          'pay_disputed',
          { id: jobId, otherId: groomer.id },
          shift,
          fullName(groomer),
        );
    }),
  ),
  'notify-owner-of-claim': onEvent(
    'shift.pay_claimed',
    withWorker((platform, shift, groomer, _, jobId) =>
      notify(
        platform,
        shift.owner,
        'pay_claimed',
        { id: jobId, otherId: groomer.id },
        shift,
        fullName(groomer),
      ),
    ),
  ),
  'notify-of-agreed-claim': onEvent(
    'shift.claim_accepted',
    withWorker(async (platform, shift, groomer, { by }, jobId) => {
      await notify(platform, groomer, 'claim_agreed', jobId, shift);
      if (by === 'silence')
        await notify(
          platform,
          shift.owner,
          'claim_agreed_by_silence',
          { id: jobId, otherId: groomer.id },
          shift,
          fullName(groomer),
        );
    }),
  ),
  'notify-of-pay-still-disputed': onEvent(
    'shift.pay_still_disputed',
    withWorker(async (platform, shift, groomer, { stage }, jobId) => {
      const toOwner = { id: jobId, otherId: groomer.id };
      if (stage === 'remind')
        return notify(platform, shift.owner, 'pay_dispute_waits', toOwner, shift, fullName(groomer));
      const name = stage === 'admin' ? 'pay_with_admin' : 'pay_unsettled';
      await notify(platform, shift.owner, name, toOwner, shift);
      await notify(platform, groomer, name, jobId, shift);
    }),
  ),
  'notify-of-decided-pay': onEvent(
    'shift.pay_decided',
    withWorker(async (platform, shift, groomer, _, jobId) => {
      await notify(platform, shift.owner, 'pay_decided', { id: jobId, otherId: groomer.id }, shift);
      await notify(platform, groomer, 'pay_decided', jobId, shift);
    }),
  ),
};
