import { href } from '#contract/pages.ts';
import { feeOfEnd } from '#server/modules/cancellation-policies/index.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { linkedJobs, linkedKinds } from './linked-clients.notices.ts';
import { findVisitOfClient } from './notices.queries.ts';
import type { VisitOfClient } from './notices.queries.ts';

const visitPage = ({ visitId }: VisitOfClient) => href('visit', { id: visitId });
const when = ({ startsAt, timeZone }: VisitOfClient, now: Date) => momentInWords(startsAt, timeZone, now);

/** What a client did with the link of a visit or in their account, told to its provider. */
const kinds = {
  client_confirmed: kind(
    { category: 'bookings', action: 'See the visit', channels: ['inApp'] },
    (visit: VisitOfClient, now: Date) => ({
      title: `${visit.clientName} confirmed ${visit.title}`,
      text: `${when(visit, now)}.`,
      path: visitPage(visit),
    }),
  ),
  client_late: kind(
    { category: 'bookings', action: 'See the visit', pace: 'at_once' },
    (visit: VisitOfClient, now: Date, minutes: number) => ({
      title: `${visit.clientName} is ${minutes} minutes late`,
      text: `${visit.title}, ${when(visit, now)}.`,
      path: visitPage(visit),
    }),
  ),
  client_asked_move: kind(
    { category: 'bookings', action: 'Answer', pace: 'prompt' },
    (visit: VisitOfClient, now: Date) => ({
      title: `${visit.clientName} asks for another time`,
      text: `${visit.title} keeps its time, ${when(visit, now)}, until you agree.`,
      path: visitPage(visit),
    }),
  ),
  client_took_time: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (visit: VisitOfClient, now: Date, { startsAt, from }: { startsAt: string; from: string | null }) => ({
      title: `${visit.clientName} takes ${when({ ...visit, startsAt }, now)}`,
      text: `${visit.title} is booked for then${from ? ` instead of ${when({ ...visit, startsAt: from }, now)}` : ''}.`,
      path: visitPage(visit),
    }),
  ),
  client_cancelled: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (visit: VisitOfClient, now: Date, fee: number) => ({
      title: `${visit.clientName} cancelled ${visit.title}`,
      text: [
        `${when(visit, now)} is free again.`,
        ...(fee > 0 ? [`The fee by your policy: ${dollarsInShort(fee)}.`] : []),
      ].join(' '),
      path: visitPage(visit),
    }),
  ),
  client_added_certificate: kind({ category: 'bookings', action: 'Look at it' }, (visit: VisitOfClient) => ({
    title: `${visit.clientName} added a vaccination certificate`,
    text: `${visit.title}. Look at it before the visit, and mark it as checked.`,
    path: visitPage(visit),
  })),
  client_asked_removal: kind(
    { category: 'bookings', action: 'See the client', pace: 'prompt' },
    ({ clientName, clientId, visitId }: VisitOfClient) => ({
      title: `${clientName} asks you to remove their data`,
      text: 'Remove the client within 30 days. After that it happens automatically, once no visit is booked.',
      path: clientId ? href('client', { id: clientId }) : href('visit', { id: visitId }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

async function tellCancelled(platform: Platform, visit: VisitOfClient, jobId: string): Promise<void> {
  const fee = await feeOfEnd(platform.sql, visit.visitId);
  await notify(platform, visit.provider, 'client_cancelled', jobId, visit, platform.clock.now(), fee);
}

const jobs = {
  // In their account a client cancels as either side does.
  'notify-of-cancelled-in-account': onEvent('visit.ended', async (platform, { visitId }, jobId) => {
    const visit = await findVisitOfClient(platform.sql, visitId);
    if (visit?.cancelledBy === 'pet_owner' && visit.source !== 'marketplace')
      await tellCancelled(platform, visit, jobId);
  }),
  'notify-of-client-confirmed': onEvent('visit.client_confirmed', async (platform, { visitId }, jobId) => {
    const visit = await findVisitOfClient(platform.sql, visitId);
    if (visit) await notify(platform, visit.provider, 'client_confirmed', jobId, visit, platform.clock.now());
  }),
  'notify-of-client-late': onEvent('visit.client_late', async (platform, { visitId, minutes }, jobId) => {
    const visit = await findVisitOfClient(platform.sql, visitId);
    if (visit)
      await notify(platform, visit.provider, 'client_late', jobId, visit, platform.clock.now(), minutes);
  }),
  'notify-of-client-asked-move': onEvent('visit.move_asked', async (platform, { visitId }, jobId) => {
    const visit = await findVisitOfClient(platform.sql, visitId);
    if (visit)
      await notify(platform, visit.provider, 'client_asked_move', jobId, visit, platform.clock.now());
  }),
  'notify-of-client-cancelled': onEvent('visit.client_cancelled', async (platform, { visitId }, jobId) => {
    const visit = await findVisitOfClient(platform.sql, visitId);
    if (visit) await tellCancelled(platform, visit, jobId);
  }),
  'notify-of-client-took-time': onEvent(
    'visit.time_chosen',
    async (platform, { visitId, ...time }, jobId) => {
      const visit = await findVisitOfClient(platform.sql, visitId);
      if (visit)
        await notify(platform, visit.provider, 'client_took_time', jobId, visit, platform.clock.now(), time);
    },
  ),
  'notify-of-client-added-certificate': onEvent(
    'client.certificate_added',
    async (platform, { visitId }, jobId) => {
      const visit = await findVisitOfClient(platform.sql, visitId);
      if (visit) await notify(platform, visit.provider, 'client_added_certificate', jobId, visit);
    },
  ),
  'notify-of-client-asked-removal': onEvent('client.removal_asked', async (platform, { visitId }, jobId) => {
    const visit = await findVisitOfClient(platform.sql, visitId);
    if (visit) await notify(platform, visit.provider, 'client_asked_removal', jobId, visit);
  }),
};

export const clientLinkNotices = {
  kinds: noticeKinds({ ...kinds, ...linkedKinds }),
  jobs: { ...jobs, ...linkedJobs },
};
