import { after, hours } from '#server/platform/clock.ts';
import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { deleteOldCodes } from './codes.queries.ts';
import { deliverCode } from './deliver-code.ts';
import { tellOutcome } from './tell-outcome.ts';

/** Longer than a ticket is valid. */
const codesKept = hours(24);

export const bookingPageJobs: JobTable = {
  'mail-booking-code': scheduled((platform, { codeId }: { codeId: string }) => deliverCode(platform, codeId)),
  'mail-visit-asked': onEvent('visit.asked', (platform, { visitId }, jobId) =>
    tellOutcome(platform, visitId, 'asked', jobId),
  ),
  'mail-visit-booked-online': onEvent('visit.booked_online', (platform, { visitId }, jobId) =>
    tellOutcome(platform, visitId, 'booked', jobId),
  ),
  'mail-visit-answered': onEvent('visit.answered', (platform, { visitId, how }, jobId) =>
    tellOutcome(platform, visitId, how, jobId),
  ),
  'forget-booking-codes': every('hour', async ({ sql, clock }) => {
    await deleteOldCodes(sql, after(clock.now(), -codesKept));
  }),
};
