import { z } from 'zod';
import { Id } from '../values.ts';

/** How a client is notified automatically of changes to an own visit. */
export const ToldBy = z.enum(['account', 'email']);

/** The account of a client who has one, and what it shares while a visit is booked and for a week after. */
export const ofAccount = {
  linkedUserId: Id.nullable(),
  shared: z.object({ phone: z.string().nullable(), email: z.string() }).nullable(),
};

/** The client of a visit in the provider's book; shown to the provider only. */
export const VisitClient = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  contactBy: z.enum(['text', 'email', 'call', 'none']),
  /** Whether the client stopped texts, or emails. */
  stoppedTexts: z.boolean(),
  stoppedMail: z.boolean(),
  /** How to get to the door. */
  directions: z.string().nullable(),
  /** What the provider noted of them. */
  notes: z.string().nullable(),
  /** The account of the client, if there is one. */
  linkedUserId: Id.nullable(),
  toldBy: ToldBy.nullable(),
  /** Cents of all their bills and fees that are open. */
  owed: z.int(),
  /** Cents among them of this visit. */
  owedHere: z.int(),
});

/** Own visits only: whether a client without an account gets an email about it; yes if it is left out. */
export const tellsClient = { tell: z.boolean().optional() };
