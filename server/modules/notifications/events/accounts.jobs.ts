import { createAccountLink } from '#server/modules/identity/index.ts';
import type { LinkPurpose } from '#server/modules/identity/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sendNotice } from '../delivery/send-notice.ts';
import { kinds } from '../kinds/notification-kinds.ts';
import { notify } from '../delivery/notify.ts';
import { findPerson } from '../facts/people.queries.ts';

/** Mails a fresh link. Each try makes another one, since its token is not stored. */
async function mailLink(platform: Platform, accountId: string, purpose: LinkPurpose): Promise<void> {
  const person = await findPerson(platform.sql, accountId);
  if (!person) return;
  const notice = kinds[purpose].template(await createAccountLink(platform, accountId, purpose));
  await sendNotice(platform, person, purpose, notice);
}

const notifyOf = async (
  platform: Platform,
  accountId: string,
  kind: 'password_changed' | 'role_added',
  jobId: string,
) => {
  const person = await findPerson(platform.sql, accountId);
  if (person) await notify(platform, person, kind, jobId);
};

export const accountJobs = {
  'mail-verification-link': onEvent('account.registered', (platform, { accountId }) =>
    mailLink(platform, accountId, 'verify_email'),
  ),
  'mail-verification-link-again': onEvent('verification.asked', (platform, { accountId }) =>
    mailLink(platform, accountId, 'verify_email'),
  ),
  'mail-reset-link': onEvent('password.forgotten', (platform, { accountId }) =>
    mailLink(platform, accountId, 'reset_password'),
  ),
  'notify-of-changed-password': onEvent('password.changed', (platform, { accountId }, jobId) =>
    notifyOf(platform, accountId, 'password_changed', jobId),
  ),
  'notify-of-added-role': onEvent('role.added', (platform, { accountId }, jobId) =>
    notifyOf(platform, accountId, 'role_added', jobId),
  ),
};
