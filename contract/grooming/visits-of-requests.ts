import { z } from 'zod';
import { VisitStatus } from './grooming-lifecycle.ts';
import { Id, Instant } from '../values.ts';

/** The booked or past visit of a request, with the name of who grooms. */
export const BookedVisit = z.object({
  id: Id,
  status: VisitStatus,
  startsAt: Instant,
  price: z.int(),
  provider: z.string(),
  atHome: z.boolean(),
});

/** The latest visit of a request, cancelled, missed or stopped; `owed` is its unpaid fee in cents. */
export const EndedVisit = BookedVisit.pick({ id: true, provider: true }).extend({ owed: z.int() });
