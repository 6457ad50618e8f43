import { href } from '#contract/pages.ts';
import type { ApplicationStatus } from '#contract/shifts/shift-lifecycle.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notify, notifyMany } from '../delivery/notify.ts';
import { fullName } from '../person.ts';
import type { Person } from '../person.ts';
import {
  findApplicant,
  findApplicants,
  findChange,
  findShiftFacts,
  findWorker,
} from '../facts/shifts.queries.ts';
import type { ShiftFacts } from '../facts/shifts.queries.ts';

type AboutShift = { shiftId: string };
type AboutApplication = AboutShift & { applicationId: string };

/** Runs with the shift of an event; does nothing if it no longer exists. */
const withShift =
  <P extends AboutShift>(
    run: (platform: Platform, shift: ShiftFacts, payload: P, jobId: string) => Promise<void>,
  ) =>
  async (platform: Platform, payload: P, jobId: string) => {
    const shift = await findShiftFacts(platform.sql, payload.shiftId, platform.clock.now());
    if (shift) await run(platform, shift, payload, jobId);
  };

type WithGroomer<P> = (
  platform: Platform,
  shift: ShiftFacts,
  groomer: Person,
  payload: P,
  jobId: string,
) => Promise<void>;

const withApplicant = <P extends AboutApplication>(run: WithGroomer<P>) =>
  withShift<P>(async (platform, shift, payload, jobId) => {
    const groomer = await findApplicant(platform.sql, payload.applicationId);
    if (groomer) await run(platform, shift, groomer, payload, jobId);
  });

/** Runs with the shift and its accepted groomer. */
const withWorker = <P extends AboutShift>(run: WithGroomer<P>) =>
  withShift<P>(async (platform, shift, payload, jobId) => {
    const groomer = await findWorker(platform.sql, payload.shiftId);
    if (groomer) await run(platform, shift, groomer, payload, jobId);
  });

/** Notifies the groomers with an application in this status about the shift. */
const notifyApplicants = async (
  platform: Platform,
  shift: ShiftFacts,
  status: ApplicationStatus,
  kind: 'shift_filled' | 'shift_reopened' | 'shift_cancelled' | 'shift_restored',
  jobId: string,
) => notifyMany(platform, await findApplicants(platform.sql, shift.id, status), kind, jobId, shift);

const notifyOfPay = withShift(async (platform, shift, _, jobId) => {
  const [groomer] = await findApplicants(platform.sql, shift.id, 'completed');
  if (groomer) await notify(platform, groomer, 'pay_to_confirm', jobId, shift);
});

export const shiftJobs = {
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
  'notify-waiting-list': onEvent(
    'shift.filled',
    withShift((platform, shift, _, jobId) =>
      notifyApplicants(platform, shift, 'pending', 'shift_filled', jobId),
    ),
  ),
  'notify-waiting-list-again': onEvent(
    'shift.reopened',
    withShift((platform, shift, _, jobId) =>
      notifyApplicants(platform, shift, 'pending', 'shift_reopened', jobId),
    ),
  ),
  'notify-applicants-of-change': onEvent(
    'shift.changed',
    withShift(async (platform, shift, { shiftId, historySeq }, jobId) => {
      const change = await findChange(platform.sql, shiftId, historySeq);
      if (change) await notifyMany(platform, change.applicants, 'shift_changed', jobId, shift, change.note);
    }),
  ),
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
  'notify-applicants-of-restored-shift': onEvent(
    'shift.restored',
    withShift(async (platform, shift, _, jobId) => {
      for (const status of ['accepted', 'pending'] as const)
        await notifyApplicants(platform, shift, status, 'shift_restored', jobId);
    }),
  ),
  'notify-applicants-of-cancellation': onEvent(
    'shift.ended',
    withShift(async (platform, shift, { status }, jobId) => {
      if (status === 'cancelled') await notifyApplicants(platform, shift, 'closed', 'shift_cancelled', jobId);
    }),
  ),
  'notify-groomer-of-no-show': onEvent(
    'shift.ended',
    withShift(async (platform, shift, { status }, jobId) => {
      if (status !== 'no_show') return;
      const [groomer] = await findApplicants(platform.sql, shift.id, 'no_show');
      if (groomer) await notify(platform, groomer, 'shift_missed', jobId, shift);
    }),
  ),
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
  'notify-of-unclosed-shift': onEvent(
    'shift.unclosed',
    withWorker(async (platform, shift, groomer, _, jobId) => {
      await notify(platform, shift.owner, 'day_to_record', jobId, shift);
      await notify(platform, groomer, 'figures_to_send', jobId, shift);
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
  'notify-other-side-of-early-end': onEvent(
    'shift.ended_early',
    withWorker((platform, shift, groomer, { by }, jobId) => {
      const [reader, name, path] =
        by === 'owner'
          ? [groomer, shift.businessName, href('groomer-dashboard', { tab: 'applications' })]
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
  'notify-of-pay-still-disputed': onEvent(
    'shift.pay_still_disputed',
    withWorker(async (platform, shift, groomer, { stage }, jobId) => {
      const toOwner = { id: jobId, otherId: groomer.id };
      if (stage === 'remind')
        return notify(platform, shift.owner, 'pay_dispute_waits', toOwner, shift, fullName(groomer));
      const kind = stage === 'admin' ? 'pay_with_admin' : 'pay_unsettled';
      await notify(platform, shift.owner, kind, toOwner, shift);
      await notify(platform, groomer, kind, jobId, shift);
    }),
  ),
  'notify-of-decided-pay': onEvent(
    'shift.pay_decided',
    withWorker(async (platform, shift, groomer, _, jobId) => {
      await notify(platform, shift.owner, 'pay_decided', { id: jobId, otherId: groomer.id }, shift);
      await notify(platform, groomer, 'pay_decided', jobId, shift);
    }),
  ),
  'notify-of-near-shift': onEvent(
    'shift.near',
    withWorker(async (platform, shift, groomer, { hours }) => {
      const kind = hours > 2 ? 'shift_tomorrow' : 'shift_soon';
      const about = { id: `${shift.id} ${shift.startsAt}`, usefulUntil: new Date(shift.startsAt) };
      await notify(platform, groomer, kind, about, shift, shift.businessName);
      await notify(platform, shift.owner, kind, { ...about, otherId: groomer.id }, shift, fullName(groomer));
    }),
  ),
};
