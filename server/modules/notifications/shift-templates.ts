import { href } from '#contract/pages.ts';
import type { ShiftFacts } from './notifications.queries.ts';
import type { NotificationMail } from './notify.ts';
import { dollars } from '#server/platform/money.ts';
import { dayInWords, hoursInWords, inWords } from '#server/platform/wall-clock.ts';

const day = ({ startsAt, timeZone, now }: ShiftFacts) => dayInWords(startsAt, timeZone, now);
const when = (shift: ShiftFacts) => `${day(shift)}, ${inWords(shift.startTime)}`;
const wholeTime = (shift: ShiftFacts) => `${day(shift)}, ${hoursInWords(shift.startTime, shift.endTime)}`;

const applications = href('groomer-dashboard', { tab: 'applications' });
const received = href('owner-dashboard', { tab: 'apps' });

/** Mail templates about a shift by event: short, with the meaning and a link to continue. */
export const shiftTemplates = {
  applied: (shift: ShiftFacts, name: string): NotificationMail => ({
    subject: `${name} applied for ${when(shift)}`,
    text: `${name} would like to work "${shift.title}" on ${when(shift)}. Compare the applicants and accept one.`,
    path: received,
  }),
  accepted: (shift: ShiftFacts): NotificationMail => ({
    subject: `You are booked: ${when(shift)} at ${shift.businessName}`,
    text: `${shift.businessName} accepted you for "${shift.title}", ${wholeTime(shift)}, ${shift.address}.`,
    path: applications,
  }),
  waiting: (shift: ShiftFacts): NotificationMail => ({
    subject: `${shift.businessName} filled the shift on ${when(shift)}`,
    text: `Somebody else works "${shift.title}". You are on the waiting list and hear from us if it opens again.`,
    path: applications,
  }),
  open_again: (shift: ShiftFacts): NotificationMail => ({
    subject: `Open again: ${when(shift)} at ${shift.businessName}`,
    text: `"${shift.title}" needs a groomer again, and your application still stands.`,
    path: applications,
  }),
  /** `note` has one line per change. */
  changed: (shift: ShiftFacts, note: string): NotificationMail => ({
    subject: `Changed: ${when(shift)} at ${shift.businessName}`,
    text: `${shift.businessName} changed "${shift.title}" after you applied:\n\n${note}\n\nYour application stands, for the shift as it is now. If that does not suit you, you may withdraw at any time:`,
    path: applications,
  }),
  declined: (shift: ShiftFacts): NotificationMail => ({
    subject: `${shift.businessName} chose someone else for ${when(shift)}`,
    text: `Thank you for applying for "${shift.title}". It was not a match this time; other shifts near you are open.`,
    path: href('groomer-dashboard'),
  }),
  released: (shift: ShiftFacts): NotificationMail => ({
    subject: `You are no longer booked for ${when(shift)}`,
    text: `${shift.businessName} released you from "${shift.title}". Your calendar is free again.`,
    path: applications,
  }),
  left: (shift: ShiftFacts, name: string): NotificationMail => ({
    subject: `${name} cannot make it on ${when(shift)}`,
    text: `${name} withdrew from "${shift.title}". The shift is open again, and we have told the waiting list.`,
    path: received,
  }),
  cancelled: (shift: ShiftFacts): NotificationMail => ({
    subject: `Cancelled: ${when(shift)} at ${shift.businessName}`,
    text: `${shift.businessName} cancelled "${shift.title}": ${shift.cancelReason ?? 'no reason was given'}`,
    path: applications,
  }),
  missed: (shift: ShiftFacts): NotificationMail => ({
    subject: `Missed: ${when(shift)} at ${shift.businessName}`,
    text: `${shift.businessName} reports that you did not show up for "${shift.title}". If that is not right, you can contest it within 72 hours.`,
    path: applications,
  }),
  unclosed_owner: (shift: ShiftFacts): NotificationMail => ({
    subject: `Please record ${when(shift)}`,
    text: `"${shift.title}" is over and not recorded yet. Your groomer is paid by your figures. Without them, the groomer can send their own.`,
    path: href('owner-dashboard'),
  }),
  unclosed_groomer: (shift: ShiftFacts): NotificationMail => ({
    subject: `${when(shift)} at ${shift.businessName} is not recorded yet`,
    text: `${shift.businessName} has not recorded "${shift.title}". You can send your figures now: dogs, hours, and the revenue if you know it.`,
    path: applications,
  }),
  claimed: (shift: ShiftFacts, name: string): NotificationMail => ({
    subject: `${name} sent the figures of ${when(shift)}`,
    text: `Please accept or correct the figures of "${shift.title}". Without an answer from you they count after 72 hours.`,
    path: href('owner-dashboard'),
  }),
  claim_agreed: (shift: ShiftFacts): NotificationMail => ({
    subject: `Your pay for ${when(shift)} is confirmed: ${dollars(shift.pay ?? 0)}`,
    text: `Your figures for "${shift.title}" at ${shift.businessName} count.`,
    path: applications,
  }),
  claim_agreed_by_silence: (shift: ShiftFacts, name: string): NotificationMail => ({
    subject: `The figures of ${when(shift)} count: ${dollars(shift.pay ?? 0)}`,
    text: `There was no answer for 72 hours, so the figures that ${name} sent for "${shift.title}" count.`,
    path: href('owner-dashboard'),
  }),
  /** `name` is the person who reported it. */
  ended_early: (shift: ShiftFacts, name: string, path: string): NotificationMail => ({
    subject: `${name} says that ${when(shift)} ended early`,
    text: `Please confirm it if "${shift.title}" is over. Then the pay can be recorded before the planned end.`,
    path,
  }),
  no_show_contested: (shift: ShiftFacts, name: string): NotificationMail => ({
    subject: `${name} says they were there on ${when(shift)}`,
    text: `${name} contests the no-show of "${shift.title}". Please record how the day went, or write to them.`,
    path: href('owner-dashboard'),
  }),
  pay_recorded: (shift: ShiftFacts): NotificationMail => ({
    subject: `${shift.businessName} recorded your pay: ${dollars(shift.pay ?? 0)}`,
    text: `Please confirm it or say what is not right. Without a word from you it counts as confirmed after 48 hours.`,
    path: applications,
  }),
  pay_disputed: (shift: ShiftFacts, name: string): NotificationMail => ({
    subject: `${name} disagrees with the pay of ${when(shift)}`,
    text: `${name} wrote: ${shift.disputeReason ?? ''}\nYou can correct the figures of "${shift.title}".`,
    path: href('owner-dashboard'),
  }),
};

type Reviewed = { authorName: string; rating: number; isOnlyOne: boolean };

/** The mail about a review; there is only one if the other side wrote none. */
export const reviewTemplate = ({ authorName, rating, isOnlyOne }: Reviewed): NotificationMail => ({
  subject: `${authorName} reviewed you: ${rating} of 5`,
  text: `${isOnlyOne ? 'The time for reviews is over, so this one is open now.' : 'Both reviews are open now.'} You can reply to yours once.`,
  path: href('profile'),
});
