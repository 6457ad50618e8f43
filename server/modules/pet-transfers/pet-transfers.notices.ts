import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findTransferNews } from './notices.queries.ts';
import type { TransferNews } from './notices.queries.ts';

/** The words about pets that were taken over, and taken back. */
const kinds = {
  pets_taken_over: kind(
    { category: 'bookings', action: 'See the client', pace: 'prompt', evenIfRead: true },
    ({ ownerName, clientId, clientName }: TransferNews) => ({
      title: `${ownerName} keeps the pets of ${clientName} now`,
      text: 'Your own notes stay with you alone. If this is not your client, take the pets back within 30 days.',
      path: href('client', { id: clientId }),
    }),
  ),
  pets_taken_back: kind(
    { category: 'bookings', action: 'See your pets', pace: 'prompt' },
    ({ providerName }: TransferNews) => ({
      title: `${providerName} has taken pets back`,
      text: 'They say that the pets that you took over by their link are not yours. Write to them if that is wrong.',
      path: href('pet-owner-dashboard'),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-pets-taken-over': onEvent('pets.taken_over', async (platform, { transferId }, jobId) => {
    const news = await findTransferNews(platform.sql, transferId);
    if (news) await notify(platform, news.provider, 'pets_taken_over', jobId, news);
  }),
  'notify-of-pets-taken-back': onEvent('pets.taken_back', async (platform, { transferId }, jobId) => {
    const news = await findTransferNews(platform.sql, transferId);
    if (news) await notify(platform, news.owner, 'pets_taken_back', jobId, news);
  }),
};

export const petTransferNotices = { kinds: noticeKinds(kinds), jobs };
