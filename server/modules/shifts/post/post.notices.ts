import { href } from '#contract/pages.ts';
import { kind, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findApplicants, findChange } from '../notices/notices.queries.ts';
import type { ShiftNews } from '../notices/notices.queries.ts';
import { startInWords } from '../notices/shift-in-words.ts';
import { withShift } from '../notices/with-shift.ts';

const applications = href('groomer-dashboard', { tab: 'applications' });

export const postKinds = {
  /** `note` has one line per change. */
  shift_changed: kind(
    { category: 'offers', action: 'See the shift', pace: 'prompt' },
    (shift: ShiftNews, note: string) => ({
      title: `Changed: ${startInWords(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} changed "${shift.title}" after you applied:\n\n${note}\n\nYour application is now for the changed shift. If that does not suit you, you can withdraw at any time.`,
      path: applications,
    }),
  ),
  shift_restored: kind(
    { category: 'bookings', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `On again: ${startInWords(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} undid the cancellation of "${shift.title}". Your booking or application is as before.`,
      path: applications,
    }),
  ),
  shift_cancelled: kind(
    { category: 'bookings', action: 'See your applications', pace: 'prompt' },
    (shift: ShiftNews) => ({
      title: `Cancelled: ${startInWords(shift)} at ${shift.businessName}`,
      text: `${shift.businessName} cancelled "${shift.title}": ${shift.cancelReason ?? 'no reason was given.'}`,
      path: applications,
    }),
  ),
};

const { notifyMany } = notifierOf(postKinds);

export const postJobs = {
  'notify-applicants-of-change': onEvent(
    'shift.changed',
    withShift(async (platform, shift, { shiftId, historySeq }, jobId) => {
      const change = await findChange(platform.sql, shiftId, historySeq);
      if (change) await notifyMany(platform, change.applicants, 'shift_changed', jobId, shift, change.note);
    }),
  ),
  'notify-applicants-of-restored-shift': onEvent(
    'shift.restored',
    withShift(async (platform, shift, _, jobId) => {
      for (const status of ['accepted', 'pending'] as const) {
        const applicants = await findApplicants(platform.sql, shift.id, status);
        await notifyMany(platform, applicants, 'shift_restored', jobId, shift);
      }
    }),
  ),
  'notify-applicants-of-cancellation': onEvent(
    'shift.ended',
    withShift(async (platform, shift, { status }, jobId) => {
      if (status !== 'cancelled') return;
      const applicants = await findApplicants(platform.sql, shift.id, 'closed');
      await notifyMany(platform, applicants, 'shift_cancelled', jobId, shift);
    }),
  ),
};
