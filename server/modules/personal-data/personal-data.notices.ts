import { href } from '#contract/pages.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import { findPerson, kind, noticeKinds, sendNotice } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';

/** They are neither stored nor shown in the app. */
const byMail = { category: 'security', channels: ['email'], pace: 'at_once' } as const;

const kinds = {
  data_export: kind({ ...byMail, action: 'Download your data' }, () => ({
    title: 'Your Wagwell data is ready',
    text: 'The archive that you asked for is ready for 24 hours. Sign in to download it. If you did not ask for it, please change your password.',
    path: `${href('settings')}#download-data`,
  })),
  account_closed: kind({ ...byMail, action: 'Go to Wagwell' }, () => ({
    title: 'Your Wagwell account is closed',
    text: 'Your account is closed, your open work is cancelled, and your memberships have ended: nothing more is charged. Your data is being removed. In ten minutes you can register again with this address.',
    path: href('landing'),
  })),
};

const jobs = {
  'mail-export-link': onEvent('export.ready', async (platform, { accountId }) => {
    const person = await findPerson(platform.sql, accountId);
    if (person) await sendNotice(platform, person, 'data_export', kinds.data_export.template());
  }),
  'mail-account-closed': onEvent('account.closed', async (platform, { accountId: id }) => {
    const contact = await contactOf(platform.sql, id);
    if (contact)
      await sendNotice(platform, { id, ...contact }, 'account_closed', kinds.account_closed.template(), id);
  }),
};

export const personalDataNotices = { kinds: noticeKinds(kinds), jobs };
