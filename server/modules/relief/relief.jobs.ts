import { forgetRelief } from '#server/modules/staff/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { keepRelief } from './keep-relief.ts';

const keep = ({ transact }: Pick<Platform, 'transact'>, { shiftId }: { shiftId: string }) =>
  transact((t) => keepRelief(t, shiftId));

export const reliefJobs = {
  'place-relief-groomer': onEvent('shift.filled', keep),
  'replace-relief-groomer': onEvent('shift.restored', keep),
  'bring-relief-groomer-back': onEvent('shift.no_show_withdrawn', keep),
  'move-relief-groomer': onEvent('shift.changed', keep),
  'free-relief-groomer': onEvent('shift.reopened', keep),
  'end-relief-groomer': onEvent('shift.ended', keep),
  'forget-relief-groomer': onEvent('account.closed', ({ transact }, { accountId }) =>
    transact(async (t) => {
      await forgetRelief(t, accountId, 'Former member');
    }),
  ),
};
