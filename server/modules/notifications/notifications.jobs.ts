import { href } from '#contract/pages.ts';
import type { ApplicationStatus } from '#contract/shifts/shift-lifecycle.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { shiftTemplates, reviewTemplate } from './shift-templates.ts';
import {
  findApplicant,
  findApplicants,
  findChange,
  findReviewed,
  findShiftFacts,
  findWorker,
} from './notifications.queries.ts';
import type { ShiftFacts } from './notifications.queries.ts';
import { notifyMany } from './notify-many.ts';
import { fullName, notify } from './notify.ts';
import type { NotificationMail, Person } from './notify.ts';

type AboutShift = { shiftId: string };
type AboutApplication = AboutShift & { applicationId: string };

/** Runs with the shift of an event; does nothing if it no longer exists. */
const withShift =
  <P extends AboutShift>(run: (platform: Platform, shift: ShiftFacts, payload: P) => Promise<void>) =>
  async (platform: Platform, payload: P) => {
    const shift = await findShiftFacts(platform.sql, payload.shiftId, platform.clock.now());
    if (shift) await run(platform, shift, payload);
  };

const withApplicant = <P extends AboutApplication>(
  run: (platform: Platform, shift: ShiftFacts, groomer: Person, payload: P) => Promise<void>,
) =>
  withShift<P>(async (platform, shift, payload) => {
    const groomer = await findApplicant(platform.sql, payload.applicationId);
    if (groomer) await run(platform, shift, groomer, payload);
  });

/** Runs with the shift and its accepted groomer. */
const withWorker = <P extends AboutShift>(
  run: (platform: Platform, shift: ShiftFacts, groomer: Person, payload: P) => Promise<void>,
) =>
  withShift<P>(async (platform, shift, payload) => {
    const groomer = await findWorker(platform.sql, payload.shiftId);
    if (groomer) await run(platform, shift, groomer, payload);
  });

export const shiftNotificationJobs = {
  'notify-owner-of-application': onEvent(
    'application.sent',
    withApplicant((platform, shift, groomer) =>
      notify(platform, shift.owner, shiftTemplates.applied(shift, fullName(groomer))),
    ),
  ),
  'notify-groomer-of-acceptance': onEvent(
    'application.accepted',
    withApplicant((platform, shift, groomer) => notify(platform, groomer, shiftTemplates.accepted(shift))),
  ),
  'notify-waiting-list': onEvent(
    'shift.filled',
    withShift((platform, shift, { shiftId }) =>
      notifyApplicants(platform, shiftId, 'pending', shiftTemplates.waiting(shift), 'filled'),
    ),
  ),
  'notify-waiting-list-again': onEvent(
    'shift.reopened',
    withShift((platform, shift, { shiftId }) =>
      notifyApplicants(platform, shiftId, 'pending', shiftTemplates.open_again(shift), 'reopened'),
    ),
  ),
  'notify-applicants-of-change': onEvent(
    'shift.changed',
    withShift(async (platform, shift, { shiftId, historySeq }) => {
      const change = await findChange(platform.sql, shiftId, historySeq);
      if (change)
        await notifyMany(
          platform,
          change.applicants,
          shiftTemplates.changed(shift, change.note),
          `shift changed ${historySeq}`,
        );
    }),
  ),
  'notify-groomer-of-decline': onEvent(
    'application.declined',
    withApplicant((platform, shift, groomer) => notify(platform, groomer, shiftTemplates.declined(shift))),
  ),
  'notify-groomer-of-release': onEvent(
    'application.released',
    withApplicant((platform, shift, groomer) => notify(platform, groomer, shiftTemplates.released(shift))),
  ),
  'notify-owner-of-withdrawal': onEvent(
    'application.withdrawn',
    withApplicant(async (platform, shift, groomer, { wasAccepted }) => {
      if (wasAccepted) await notify(platform, shift.owner, shiftTemplates.left(shift, fullName(groomer)));
    }),
  ),
  'notify-applicants-of-cancellation': onEvent(
    'shift.ended',
    withShift(async (platform, shift, { shiftId, status }) => {
      if (status !== 'cancelled') return;
      await notifyApplicants(platform, shiftId, 'closed', shiftTemplates.cancelled(shift), 'cancelled');
    }),
  ),
  'notify-groomer-of-no-show': onEvent(
    'shift.ended',
    withShift(async (platform, shift, { shiftId, status }) => {
      if (status === 'no_show')
        await notifyWorker(platform, shiftId, 'no_show', shiftTemplates.missed(shift));
    }),
  ),
  'notify-groomer-of-pay': onEvent('shift.completed', withShift(notifyOfPay)),
  'notify-groomer-of-corrected-pay': onEvent('shift.pay_corrected', withShift(notifyOfPay)),
  'notify-owner-of-dispute': onEvent(
    'shift.pay_settled',
    withShift(async (platform, shift, { shiftId, state }) => {
      const [groomer] = await findApplicants(platform.sql, shiftId, 'completed');
      if (state === 'disputed' && groomer)
        await notify(platform, shift.owner, shiftTemplates.pay_disputed(shift, fullName(groomer)));
    }),
  ),
  'remind-of-unclosed-shift-by-mail': onEvent(
    'shift.unclosed',
    withWorker(async (platform, shift, groomer) => {
      await notify(platform, shift.owner, shiftTemplates.unclosed_owner(shift));
      await notify(platform, groomer, shiftTemplates.unclosed_groomer(shift));
    }),
  ),
  'notify-owner-of-claim': onEvent(
    'shift.pay_claimed',
    withWorker((platform, shift, groomer) =>
      notify(platform, shift.owner, shiftTemplates.claimed(shift, fullName(groomer))),
    ),
  ),
  'notify-of-agreed-claim': onEvent(
    'shift.claim_accepted',
    withWorker(async (platform, shift, groomer, { by }) => {
      await notify(platform, groomer, shiftTemplates.claim_agreed(shift));
      if (by === 'silence')
        await notify(platform, shift.owner, shiftTemplates.claim_agreed_by_silence(shift, fullName(groomer)));
    }),
  ),
  'notify-other-side-of-early-end': onEvent(
    'shift.ended_early',
    withWorker((platform, shift, groomer, { by }) =>
      by === 'owner'
        ? notify(
            platform,
            groomer,
            shiftTemplates.ended_early(
              shift,
              shift.businessName,
              href('groomer-dashboard', { tab: 'applications' }),
            ),
          )
        : notify(
            platform,
            shift.owner,
            shiftTemplates.ended_early(shift, fullName(groomer), href('owner-dashboard')),
          ),
    ),
  ),
  'notify-owner-of-contested-no-show': onEvent(
    'shift.no_show_contested',
    withWorker((platform, shift, groomer) =>
      notify(platform, shift.owner, shiftTemplates.no_show_contested(shift, fullName(groomer))),
    ),
  ),
  'notify-of-review': onEvent('review.revealed', async (platform, { reviewId }) => {
    const review = await findReviewed(platform.sql, reviewId);
    if (review) await notify(platform, review.subject, reviewTemplate(review));
  }),
};

/** Notifies the groomers with an application in this status about the shift. */
const notifyApplicants = async (
  platform: Platform,
  shiftId: string,
  status: ApplicationStatus,
  letter: NotificationMail,
  happened: string,
) =>
  notifyMany(
    platform,
    await findApplicants(platform.sql, shiftId, status),
    letter,
    `shift ${happened} ${shiftId}`,
  );

function notifyOfPay(platform: Platform, shift: ShiftFacts, { shiftId }: AboutShift): Promise<void> {
  return notifyWorker(platform, shiftId, 'completed', shiftTemplates.pay_recorded(shift));
}

/** Notifies the accepted groomer of a completed or missed shift. */
async function notifyWorker(
  platform: Platform,
  shiftId: string,
  status: 'completed' | 'no_show',
  letter: NotificationMail,
): Promise<void> {
  const [groomer] = await findApplicants(platform.sql, shiftId, status);
  if (groomer) await notify(platform, groomer, letter);
}
