import { z } from 'zod';
import { AnyPlan } from './plans.ts';
import { Cents, Id, Instant } from '../values.ts';

const InvoiceLine = z.object({
  kind: z.enum(['charge', 'fee', 'discount', 'credit', 'refund']),
  description: z.string(),
  /** In cents, negative for a refund. */
  amount: z.int(),
});

export const Invoice = z.object({
  id: Id,
  /** `WG-000042`, without gaps. */
  number: z.string(),
  status: z.enum(['paid', 'partly_refunded', 'refunded']),
  /** The amount paid, before any refund. */
  amount: Cents,
  refunded: Cents,
  plan: AnyPlan,
  description: z.string(),
  periodFrom: Instant.nullable(),
  periodUntil: Instant.nullable(),
  issuedAt: Instant,
  /** The time zone for dates: the member's own, or UTC if unknown. */
  timeZone: z.string(),
  lines: z.array(InvoiceLine),
});
export type Invoice = z.output<typeof Invoice>;

export const AdminInvoice = Invoice.extend({ accountId: Id, name: z.string(), email: z.string() });
export type AdminInvoice = z.output<typeof AdminInvoice>;
