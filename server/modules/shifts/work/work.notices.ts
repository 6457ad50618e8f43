import { href } from '#contract/pages.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { fullName, kind, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findApplicants, isNoLongerBooked } from '../notices/notices.queries.ts';
import type { ShiftNews } from '../notices/notices.queries.ts';
import { startInWords, wholeTimeInWords } from '../notices/shift-in-words.ts';
import { withShift, withWorker } from '../notices/with-shift.ts';

const applications = href('groomer-dashboard', { tab: 'applications' });

const reminder = (shift: ShiftNews, other: string) =>
  `"${shift.title}" with ${other}: ${wholeTimeInWords(shift)}, ${shift.address}. If that has changed for you, please say so now.`;

export const workKinds = {
  shift_missed: kind(
    { category: 'bookings', action: 'Answer the report', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `Missed: ${startInWords(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} reports that you did not show up for "${shift.title}". Please agree or contest it. Without an answer from you it stands after ${reliabilityRules.contestHours} hours.`,
      path: applications,
    }),
  ),
  day_to_record: kind({ category: 'reminders', action: 'Record the day' }, (shift: ShiftNews) => ({
    title: `Please record ${startInWords(shift)}`,
    text: `"${shift.title}" is over and not recorded yet. Your groomer is paid by your figures. Without them, the groomer can send their own.`,
    path: href('owner-dashboard'),
  })),
  figures_to_send: kind({ category: 'reminders', action: 'Send your figures' }, (shift: ShiftNews) => ({
    title: `${startInWords(shift)} at ${shift.businessName} is not recorded yet`,
    text: `${shift.businessName} has not recorded "${shift.title}". You can send your figures now: dogs, hours, and the revenue if you know it.`,
    path: applications,
  })),
  /** `name` is the person who reported it. */
  shift_ended_early: kind(
    { category: 'pay', action: 'Confirm the end', pace: 'prompt' },
    (shift: ShiftNews, name: string, path: string) => ({
      title: `${name} says that ${startInWords(shift)} ended early`,
      text: `Please confirm it if "${shift.title}" is over. Then the pay can be recorded before the planned end.`,
      path,
    }),
  ),
  no_show_contested: kind(
    { category: 'pay', action: 'See what they wrote' },
    (shift: ShiftNews, name: string) => ({
      title: `${name} says they were there on ${startInWords(shift)}`,
      text: `${name} contests the no-show of "${shift.title}". It counts for neither of you until you agree or an admin has decided. If they are right, take the no-show back and record the day.`,
      path: href('shift', { id: shift.id }),
    }),
  ),
  no_show_accepted: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftNews, name: string) => ({
    title: `${name} agrees about ${startInWords(shift)}`,
    text: `${name} says that they were not there for "${shift.title}". The no-show stands and no pay is due.`,
    path: href('shift', { id: shift.id }),
  })),
  no_show_withdrawn: kind({ category: 'pay', action: 'See the shift' }, (shift: ShiftNews) => ({
    title: `No no-show: ${startInWords(shift)} at ${shift.businessName}`,
    text: `${shift.businessName} took the no-show of "${shift.title}" back. It does not count, and the day can be recorded and paid.`,
    path: href('shift', { id: shift.id }),
  })),
  shift_tomorrow: kind(
    { category: 'reminders', action: 'See the shift', pace: 'prompt', isGone: isNoLongerBooked },
    (shift: ShiftNews, other: string) => ({
      title: `Tomorrow: ${shift.title}, ${startInWords(shift)}`,
      text: reminder(shift, other),
      path: href('shift', { id: shift.id }),
    }),
  ),
  shift_soon: kind(
    { category: 'reminders', action: 'See the shift', pace: 'prompt', isGone: isNoLongerBooked },
    (shift: ShiftNews, other: string) => ({
      title: `Soon: ${shift.title}, ${startInWords(shift)}`,
      text: reminder(shift, other),
      path: href('shift', { id: shift.id }),
    }),
  ),
};

const { notify } = notifierOf(workKinds);

export const workJobs = {
  'notify-groomer-of-no-show': onEvent(
    'shift.ended',
    withShift(async (platform, shift, { status }, jobId) => {
      if (status !== 'no_show') return;
      const [groomer] = await findApplicants(platform.sql, shift.id, 'no_show');
      if (groomer) await notify(platform, groomer, 'shift_missed', jobId, shift);
    }),
  ),
  'notify-of-unclosed-shift': onEvent(
    'shift.unclosed',
    withWorker(async (platform, shift, groomer, _, jobId) => {
      await notify(platform, shift.owner, 'day_to_record', jobId, shift);
      await notify(platform, groomer, 'figures_to_send', jobId, shift);
    }),
  ),
  'notify-other-side-of-early-end': onEvent(
    'shift.ended_early',
    withWorker((platform, shift, groomer, { by }, jobId) => {
      const [reader, name, path] =
        by === 'owner'
          ? [groomer, shift.businessName, applications]
          : [shift.owner, fullName(groomer), href('owner-dashboard')];
      return notify(platform, reader, 'shift_ended_early', jobId, shift, name, path);
    }),
  ),
  'notify-owner-of-contested-no-show': onEvent(
    'shift.no_show_contested',
    withWorker((platform, shift, groomer, _, jobId) =>
      notify(
        platform,
        shift.owner,
        'no_show_contested',
        { id: jobId, otherId: groomer.id },
        shift,
        fullName(groomer),
      ),
    ),
  ),
  'notify-owner-of-accepted-no-show': onEvent(
    'shift.no_show_accepted',
    withWorker((platform, shift, groomer, _, jobId) =>
      notify(
        platform,
        shift.owner,
        'no_show_accepted',
        { id: jobId, otherId: groomer.id },
        shift,
        fullName(groomer),
      ),
    ),
  ),
  'notify-groomer-of-withdrawn-no-show': onEvent(
    'shift.no_show_withdrawn',
    withWorker((platform, shift, groomer, _, jobId) =>
      notify(platform, groomer, 'no_show_withdrawn', jobId, shift),
    ),
  ),
  'notify-of-near-shift': onEvent(
    'shift.near',
    withWorker(async (platform, shift, groomer, { hours }) => {
      const name = hours > 2 ? 'shift_tomorrow' : 'shift_soon';
      const about = { id: `${shift.id} ${shift.startsAt}`, usefulUntil: new Date(shift.startsAt) };
      await notify(platform, groomer, name, about, shift, shift.businessName);
      await notify(platform, shift.owner, name, { ...about, otherId: groomer.id }, shift, fullName(groomer));
    }),
  ),
};
