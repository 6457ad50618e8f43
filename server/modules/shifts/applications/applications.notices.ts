import { href } from '#contract/pages.ts';
import { fullName, kind, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findApplicants } from '../notices/notices.queries.ts';
import type { ShiftNews } from '../notices/notices.queries.ts';
import { startInWords, wholeTimeInWords } from '../notices/shift-in-words.ts';
import { withApplicant, withShift } from '../notices/with-shift.ts';

const applications = href('groomer-dashboard', { tab: 'applications' });
const received = href('owner-dashboard', { tab: 'apps' });

export const applicationKinds = {
  application_received: kind(
    { category: 'offers', action: 'Compare applicants' },
    (shift: ShiftNews, name: string) => ({
      title: `${name} applied for ${startInWords(shift)}`,
      text: `${name} would like to work "${shift.title}" on ${startInWords(shift)}. Compare the applicants and accept one.`,
      path: received,
    }),
  ),
  application_accepted: kind(
    { category: 'bookings', action: 'See your booking', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `You are booked: ${startInWords(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} accepted you for "${shift.title}", ${wholeTimeInWords(shift)}, ${shift.address}.`,
      path: applications,
    }),
  ),
  /** To the business, which accepted. */
  shift_booked: kind(
    { category: 'bookings', action: 'See your shifts', pace: 'prompt' },
    (shift: ShiftNews, name: string) => ({
      title: `Booked: ${name}, ${startInWords(shift)}`,
      text: `You accepted ${name} for "${shift.title}", ${wholeTimeInWords(shift)}. We have let the other applicants know that they are on the waiting list.`,
      path: href('shift', { id: shift.id }),
    }),
  ),
  shift_filled: kind({ category: 'offers', action: 'See your applications' }, (shift: ShiftNews) => ({
    title: `${shift.businessName} filled the shift on ${startInWords(shift)}`,
    text: `Another groomer works "${shift.title}". You are on the waiting list and hear from us if it opens again.`,
    path: applications,
  })),
  shift_reopened: kind(
    { category: 'offers', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `Open again: ${startInWords(shift)} at ${shift.businessName}`,
      text: `"${shift.title}" needs a groomer again, and your application is still in.`,
      path: applications,
    }),
  ),
  application_declined: kind({ category: 'offers', action: 'Find other shifts' }, (shift: ShiftNews) => ({
    title: `${shift.businessName} chose someone else for ${startInWords(shift)}`,
    text: `Thank you for applying for "${shift.title}". It was not a match this time; other shifts near you are open.`,
    path: href('groomer-dashboard'),
  })),
  groomer_released: kind(
    { category: 'bookings', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `You are no longer booked for ${startInWords(shift)}`,
      text: `${shift.businessName} released you from "${shift.title}". Your calendar is free again.`,
      path: applications,
    }),
  ),
  groomer_withdrew: kind(
    { category: 'bookings', action: 'Choose another groomer', pace: 'prompt' },
    (shift: ShiftNews, name: string) => ({
      title: `${name} cannot make it on ${startInWords(shift)}`,
      text: `${name} withdrew from "${shift.title}". The shift is open again, and we have notified the waiting list.`,
      path: received,
    }),
  ),
  /** The groomer undid their withdrawal. */
  groomer_back: kind(
    { category: 'bookings', action: 'See the shift', pace: 'prompt' },
    (shift: ShiftNews, name: string) => ({
      title: `${name} can make it after all on ${startInWords(shift)}`,
      text: `${name} undid the withdrawal from "${shift.title}" and is booked as before.`,
      path: received,
    }),
  ),
  /** The owner undid the release. */
  groomer_booked_again: kind(
    { category: 'bookings', action: 'See your booking', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `You are booked again: ${startInWords(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} undid the release: you work "${shift.title}" as agreed.`,
      path: applications,
    }),
  ),
};

const { notify, notifyMany } = notifierOf(applicationKinds);

/** Tells the groomers who wait for a shift. */
const tellWaitingList = (name: 'shift_filled' | 'shift_reopened') =>
  withShift(async (platform, shift, _, jobId) => {
    const waiting = await findApplicants(platform.sql, shift.id, 'pending');
    await notifyMany(platform, waiting, name, jobId, shift);
  });

export const applicationJobs = {
  'notify-owner-of-application': onEvent(
    'application.sent',
    withApplicant((platform, shift, groomer, _, jobId) =>
      notify(
        platform,
        shift.owner,
        'application_received',
        { id: jobId, otherId: groomer.id },
        shift,
        fullName(groomer),
      ),
    ),
  ),
  'notify-groomer-of-acceptance': onEvent(
    'application.accepted',
    withApplicant((platform, shift, groomer, _, jobId) =>
      notify(platform, groomer, 'application_accepted', jobId, shift),
    ),
  ),
  'confirm-booking-to-owner': onEvent(
    'application.accepted',
    withApplicant((platform, shift, groomer, _, jobId) =>
      notify(
        platform,
        shift.owner,
        'shift_booked',
        { id: jobId, otherId: groomer.id },
        shift,
        fullName(groomer),
      ),
    ),
  ),
  'notify-waiting-list': onEvent('shift.filled', tellWaitingList('shift_filled')),
  'notify-waiting-list-again': onEvent('shift.reopened', tellWaitingList('shift_reopened')),
  'notify-groomer-of-decline': onEvent(
    'application.declined',
    withApplicant((platform, shift, groomer, _, jobId) =>
      notify(platform, groomer, 'application_declined', jobId, shift),
    ),
  ),
  'notify-groomer-of-release': onEvent(
    'application.released',
    withApplicant((platform, shift, groomer, _, jobId) =>
      notify(platform, groomer, 'groomer_released', jobId, shift),
    ),
  ),
  'notify-owner-of-withdrawal': onEvent(
    'application.withdrawn',
    withApplicant(async (platform, shift, groomer, { wasAccepted }, jobId) => {
      if (wasAccepted)
        await notify(
          platform,
          shift.owner,
          'groomer_withdrew',
          { id: jobId, otherId: groomer.id },
          shift,
          fullName(groomer),
        );
    }),
  ),
  'notify-of-undone-leaving': onEvent(
    'application.restored',
    withApplicant((platform, shift, groomer, { by }, jobId) =>
      by === 'groomer'
        ? notify(
            platform,
            shift.owner,
            'groomer_back',
            { id: jobId, otherId: groomer.id },
            shift,
            fullName(groomer),
          )
        : notify(platform, groomer, 'groomer_booked_again', jobId, shift),
    ),
  ),
};
