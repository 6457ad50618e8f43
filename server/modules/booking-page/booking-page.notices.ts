import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { findBookedVisit } from './notices.queries.ts';
import type { BookedVisit } from './notices.queries.ts';

const visitPage = ({ visitId }: BookedVisit) => href('visit', { id: visitId });
const when = ({ startsAt, timeZone }: BookedVisit, now: Date) => momentInWords(startsAt, timeZone, now);
const who = ({ clientName, isNew }: BookedVisit) => (isNew ? `${clientName}, a new client,` : clientName);

/** What clients do on the booking page, told to its provider. */
const kinds = {
  page_visit_asked: kind(
    { category: 'bookings', action: 'Answer', pace: 'prompt' },
    (visit: BookedVisit, now: Date) => ({
      title: `${who(visit)} asks for a visit`,
      text: `${visit.title}, ${when(visit, now)}. Answer by ${momentInWords(visit.answerBy ?? visit.startsAt, visit.timeZone, now)}; after that the request ends.`,
      path: visitPage(visit),
    }),
  ),
  page_visit_booked: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (visit: BookedVisit, now: Date) => ({
      title: `${visit.clientName} booked online`,
      text: `${visit.title}, ${when(visit, now)}.`,
      path: visitPage(visit),
    }),
  ),
  page_visit_withdrawn: kind(
    { category: 'bookings', action: 'See the visit' },
    (visit: BookedVisit, now: Date) => ({
      title: `${visit.clientName} took a request back`,
      text: `${visit.title}, ${when(visit, now)}, is free again.`,
      path: visitPage(visit),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-page-visit-asked': onEvent('visit.asked', async (platform, { visitId }, jobId) => {
    const visit = await findBookedVisit(platform.sql, visitId);
    if (visit) await notify(platform, visit.provider, 'page_visit_asked', jobId, visit, platform.clock.now());
  }),
  'notify-of-page-visit-booked': onEvent('visit.booked_online', async (platform, { visitId }, jobId) => {
    const visit = await findBookedVisit(platform.sql, visitId);
    if (visit)
      await notify(platform, visit.provider, 'page_visit_booked', jobId, visit, platform.clock.now());
  }),
  'notify-of-page-visit-withdrawn': onEvent('visit.withdrawn', async (platform, { visitId }, jobId) => {
    const visit = await findBookedVisit(platform.sql, visitId);
    if (visit)
      await notify(platform, visit.provider, 'page_visit_withdrawn', jobId, visit, platform.clock.now());
  }),
};

export const bookingPageNotices = { kinds: noticeKinds(kinds), jobs };
