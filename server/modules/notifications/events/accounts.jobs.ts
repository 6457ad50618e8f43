import {
  contactOf,
  createAccountLink,
  createNotMeLink,
  findNewEmail,
  findSecurityChange,
} from '#server/modules/identity/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sendNotice } from '../delivery/send-notice.ts';
import { kinds } from '../kinds/notification-kinds.ts';
import { notify } from '../delivery/notify.ts';
import { findPerson } from '../people.queries.ts';

/** Mails a fresh link. Each try makes another one, since its token is not stored. */
async function mailLink(
  platform: Platform,
  accountId: string,
  purpose: 'verify_email' | 'reset_password',
): Promise<void> {
  const person = await findPerson(platform.sql, accountId);
  if (!person) return;
  const notice = kinds[purpose].template(await createAccountLink(platform, accountId, purpose));
  await sendNotice(platform, person, purpose, notice);
}

/** Mails a link to the address that is to replace the account's. */
async function mailChangeLink(platform: Platform, accountId: string): Promise<void> {
  const person = await findPerson(platform.sql, accountId);
  const email = await findNewEmail(platform.sql, accountId);
  if (!person || !email) return;
  const path = await createAccountLink(platform, accountId, 'change_email', email);
  await sendNotice(platform, { ...person, email }, 'change_email', kinds.change_email.template(path));
}

/** Mails a change with a secret link, which is why it is no stored notification. */
async function mailSecurityChange(platform: Platform, changeId: string): Promise<void> {
  const change = await findSecurityChange(platform.sql, changeId);
  if (!change) return;
  const { accountId: id, firstName, lastName, address: email } = change;
  const path = await createNotMeLink(platform, changeId);
  if (!path) return;
  const notice = kinds.security_change_mail.template({ ...change, now: platform.clock.now() }, path);
  await sendNotice(platform, { id, firstName, lastName, email }, 'security_change_mail', notice);
}

async function notifyOfSecurityChange(platform: Platform, changeId: string, jobId: string): Promise<void> {
  const change = await findSecurityChange(platform.sql, changeId);
  const person = change && (await findPerson(platform.sql, change.accountId));
  if (person) await notify(platform, person, 'security_change', jobId, change);
}

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
  'mail-email-change-link': onEvent('email_change.asked', (platform, { accountId }) =>
    mailChangeLink(platform, accountId),
  ),
  'mail-export-link': onEvent('export.ready', async (platform, { accountId }) => {
    const person = await findPerson(platform.sql, accountId);
    if (person) await sendNotice(platform, person, 'data_export', kinds.data_export.template());
  }),
  'mail-account-closed': onEvent('account.closed', async (platform, { accountId: id }) => {
    const contact = await contactOf(platform.sql, id);
    if (contact)
      await sendNotice(platform, { id, ...contact }, 'account_closed', kinds.account_closed.template(), id);
  }),
  'mail-security-change': onEvent('security.changed', (platform, { changeId }) =>
    mailSecurityChange(platform, changeId),
  ),
  'notify-of-security-change': onEvent('security.changed', (platform, { changeId }, jobId) =>
    notifyOfSecurityChange(platform, changeId, jobId),
  ),
  'notify-of-added-role': onEvent('role.added', async (platform, { accountId }, jobId) => {
    const person = await findPerson(platform.sql, accountId);
    if (person) await notify(platform, person, 'role_added', jobId);
  }),
};
