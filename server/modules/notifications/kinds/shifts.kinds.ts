import { href } from '#contract/pages.ts';
import { payDisputeHours, payUnsettledDays } from '#contract/shifts/shift-deadlines.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { kind } from '../kind.ts';
import type { ShiftFacts } from '../facts/shifts.queries.ts';
import { dollars } from '#server/platform/money.ts';
import { dayInWords, hoursInWords, inWords } from '#server/platform/wall-clock.ts';

const day = ({ startsAt, timeZone, now }: ShiftFacts) => dayInWords(startsAt, timeZone, now);
const when = (shift: ShiftFacts) => `${day(shift)}, ${inWords(shift.startTime)}`;
const wholeTime = (shift: ShiftFacts) => `${day(shift)}, ${hoursInWords(shift.startTime, shift.endTime)}`;

const applications = href('groomer-dashboard', { tab: 'applications' });
const received = href('owner-dashboard', { tab: 'apps' });

/** Kinds of notifications about a shift: short, with the meaning and a link to continue. */
export const shiftKinds = {
  application_received: kind(
    { category: 'offers', action: 'Compare applicants' },
    (shift: ShiftFacts, name: string) => ({
      title: `${name} applied for ${when(shift)}`,
      text: `${name} would like to work "${shift.title}" on ${when(shift)}. Compare the applicants and accept one.`,
      path: received,
    }),
  ),
  application_accepted: kind(
    { category: 'bookings', action: 'See your booking', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `You are booked: ${when(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} accepted you for "${shift.title}", ${wholeTime(shift)}, ${shift.address}.`,
      path: applications,
    }),
  ),
  shift_filled: kind({ category: 'offers', action: 'See your applications' }, (shift: ShiftFacts) => ({
    title: `${shift.businessName} filled the shift on ${when(shift)}`,
    text: `Another groomer works "${shift.title}". You are on the waiting list and hear from us if it opens again.`,
    path: applications,
  })),
  shift_reopened: kind(
    { category: 'offers', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `Open again: ${when(shift)} at ${shift.businessName}`,
      text: `"${shift.title}" needs a groomer again, and your application is still in.`,
      path: applications,
    }),
  ),
  /** `note` has one line per change. */
  shift_changed: kind(
    { category: 'offers', action: 'See the shift', pace: 'prompt' },
    (shift: ShiftFacts, note: string) => ({
      title: `Changed: ${when(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} changed "${shift.title}" after you applied:\n\n${note}\n\nYour application is now for the changed shift. If that does not suit you, you can withdraw at any time.`,
      path: applications,
    }),
  ),
  application_declined: kind({ category: 'offers', action: 'Find other shifts' }, (shift: ShiftFacts) => ({
    title: `${shift.businessName} chose someone else for ${when(shift)}`,
    text: `Thank you for applying for "${shift.title}". It was not a match this time; other shifts near you are open.`,
    path: href('groomer-dashboard'),
  })),
  groomer_released: kind(
    { category: 'bookings', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `You are no longer booked for ${when(shift)}`,
      text: `${shift.businessName} released you from "${shift.title}". Your calendar is free again.`,
      path: applications,
    }),
  ),
  groomer_withdrew: kind(
    { category: 'bookings', action: 'Choose another groomer', pace: 'prompt' },
    (shift: ShiftFacts, name: string) => ({
      title: `${name} cannot make it on ${when(shift)}`,
      text: `${name} withdrew from "${shift.title}". The shift is open again, and we have notified the waiting list.`,
      path: received,
    }),
  ),
  /** The groomer undid their withdrawal. */
  groomer_back: kind(
    { category: 'bookings', action: 'See the shift', pace: 'prompt' },
    (shift: ShiftFacts, name: string) => ({
      title: `${name} can make it after all on ${when(shift)}`,
      text: `${name} undid the withdrawal from "${shift.title}" and is booked as before.`,
      path: received,
    }),
  ),
  /** The owner undid the release. */
  groomer_booked_again: kind(
    { category: 'bookings', action: 'See your booking', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `You are booked again: ${when(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} undid the release: you work "${shift.title}" as agreed.`,
      path: applications,
    }),
  ),
  shift_restored: kind(
    { category: 'bookings', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `On again: ${when(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} undid the cancellation of "${shift.title}". Your booking or application is as before.`,
      path: applications,
    }),
  ),
  shift_cancelled: kind(
    { category: 'bookings', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `Cancelled: ${when(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} cancelled "${shift.title}": ${shift.cancelReason ?? 'no reason was given.'}`,
      path: applications,
    }),
  ),
  shift_missed: kind(
    { category: 'bookings', action: 'Answer the report', pace: 'prompt' },
    (shift: ShiftFacts) => ({
      title: `Missed: ${when(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} reports that you did not show up for "${shift.title}". Please agree or contest it. Without an answer from you it stands after ${reliabilityRules.contestHours} hours.`,
      path: applications,
    }),
  ),
  day_to_record: kind({ category: 'reminders', action: 'Record the day' }, (shift: ShiftFacts) => ({
    title: `Please record ${when(shift)}`,
    text: `"${shift.title}" is over and not recorded yet. Your groomer is paid by your figures. Without them, the groomer can send their own.`,
    path: href('owner-dashboard'),
  })),
  figures_to_send: kind({ category: 'reminders', action: 'Send your figures' }, (shift: ShiftFacts) => ({
    title: `${when(shift)} at ${shift.businessName} is not recorded yet`,
    text: `${shift.businessName} has not recorded "${shift.title}". You can send your figures now: dogs, hours, and the revenue if you know it.`,
    path: applications,
  })),
  pay_claimed: kind({ category: 'pay', action: 'Accept or correct' }, (shift: ShiftFacts, name: string) => ({
    title: `${name} sent the figures of ${when(shift)}`,
    text: `Please accept or correct the figures of "${shift.title}". Without an answer from you they count after 72 hours.`,
    path: href('owner-dashboard'),
  })),
  claim_agreed: kind({ category: 'pay', action: 'See your pay' }, (shift: ShiftFacts) => ({
    title: `Your pay for ${when(shift)} is confirmed: ${dollars(shift.pay ?? 0)}`,
    text: `Your figures for "${shift.title}" at ${shift.businessName} count.`,
    path: applications,
  })),
  claim_agreed_by_silence: kind(
    { category: 'pay', action: 'See the day' },
    (shift: ShiftFacts, name: string) => ({
      title: `The figures of ${when(shift)} count: ${dollars(shift.pay ?? 0)}`,
      text: `There was no answer for 72 hours, so the figures that ${name} sent for "${shift.title}" count.`,
      path: href('owner-dashboard'),
    }),
  ),
  /** `name` is the person who reported it. */
  shift_ended_early: kind(
    { category: 'pay', action: 'Confirm the end', pace: 'prompt' },
    (shift: ShiftFacts, name: string, path: string) => ({
      title: `${name} says that ${when(shift)} ended early`,
      text: `Please confirm it if "${shift.title}" is over. Then the pay can be recorded before the planned end.`,
      path,
    }),
  ),
  no_show_contested: kind(
    { category: 'pay', action: 'See what they wrote' },
    (shift: ShiftFacts, name: string) => ({
      title: `${name} says they were there on ${when(shift)}`,
      text: `${name} contests the no-show of "${shift.title}". It counts for neither of you until you agree or an admin has decided. If they are right, take the no-show back and record the day.`,
      path: href('shift', { id: shift.id }),
    }),
  ),
  no_show_accepted: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftFacts, name: string) => ({
    title: `${name} agrees about ${when(shift)}`,
    text: `${name} says that they were not there for "${shift.title}". The no-show stands and nothing is to be paid.`,
    path: href('shift', { id: shift.id }),
  })),
  no_show_withdrawn: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftFacts) => ({
    title: `No no-show: ${when(shift)} at ${shift.businessName}`,
    text: `${shift.businessName} took the no-show of "${shift.title}" back. It does not count, and the day can be recorded and paid.`,
    path: href('shift', { id: shift.id }),
  })),
  pay_to_confirm: kind({ category: 'pay', action: 'Confirm your pay' }, (shift: ShiftFacts) => ({
    title: `${shift.businessName} recorded your pay: ${dollars(shift.pay ?? 0)}`,
    text: `Please confirm it or say what is not right. If we do not hear from you, it counts as confirmed after 48 hours.`,
    path: applications,
  })),
  pay_disputed: kind(
    { category: 'pay', action: 'Correct the figures' },
    (shift: ShiftFacts, name: string) => ({
      title: `${name} disagrees with the pay of ${when(shift)}`,
      text: `${name} wrote: ${shift.disputeReason ?? ''}\nYou can correct the figures of "${shift.title}".`,
      path: href('owner-dashboard'),
    }),
  ),
  pay_dispute_waits: kind(
    { category: 'pay', action: 'Answer the dispute' },
    (shift: ShiftFacts, name: string) => ({
      title: `${name} still waits for your answer about ${when(shift)}`,
      text: `${name} disagrees with the pay of "${shift.title}". Please correct the figures or agree with each other within ${payDisputeHours.admin - payDisputeHours.remind} hours. After that an admin decides.`,
      path: href('shift', { id: shift.id }),
    }),
  ),
  pay_with_admin: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftFacts) => ({
    title: `An admin decides on the pay of ${when(shift)}`,
    text: `The pay of "${shift.title}" at ${shift.businessName} is disputed and was not settled in time. An admin reads what both of you wrote and decides. You can still agree before that.`,
    path: href('shift', { id: shift.id }),
  })),
  pay_unsettled: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftFacts) => ({
    title: `Not settled for ${payUnsettledDays} days: the pay of ${when(shift)}`,
    text: `The pay of "${shift.title}" at ${shift.businessName} has been disputed for ${payUnsettledDays} days. It counts as unsettled until you agree or an admin has decided.`,
    path: href('shift', { id: shift.id }),
  })),
  pay_decided: kind({ category: 'pay', action: 'See the pay' }, (shift: ShiftFacts) => ({
    title: `The pay of ${when(shift)} is decided: ${dollars(shift.pay ?? 0)}`,
    text: `An admin looked at the pay of "${shift.title}" at ${shift.businessName}: ${shift.decision ?? ''}`,
    path: href('shift', { id: shift.id }),
  })),
  /** To the business, which accepted. */
  shift_booked: kind(
    { category: 'bookings', action: 'See your shifts', pace: 'prompt' },
    (shift: ShiftFacts, name: string) => ({
      title: `Booked: ${name}, ${when(shift)}`,
      text: `You accepted ${name} for "${shift.title}", ${wholeTime(shift)}. We have let the other applicants know that they are on the waiting list.`,
      path: href('shift', { id: shift.id }),
    }),
  ),
  shift_tomorrow: kind(
    { category: 'reminders', action: 'See the shift', pace: 'prompt', whileBooked: true },
    (shift: ShiftFacts, other: string) => ({
      title: `Tomorrow: ${shift.title}, ${when(shift)}`,
      text: reminder(shift, other),
      path: href('shift', { id: shift.id }),
    }),
  ),
  shift_soon: kind(
    { category: 'reminders', action: 'See the shift', pace: 'prompt', whileBooked: true },
    (shift: ShiftFacts, other: string) => ({
      title: `Soon: ${shift.title}, ${when(shift)}`,
      text: reminder(shift, other),
      path: href('shift', { id: shift.id }),
    }),
  ),
};

const reminder = (shift: ShiftFacts, other: string) =>
  `"${shift.title}" with ${other}: ${wholeTime(shift)}, ${shift.address}. If that has changed for you, please say so now.`;
