import { uuidv7 } from 'uuidv7';
import type { Transaction } from './transaction.ts';

/** Writes down what an admin does, in the transaction that does it. Nobody, at the command line, is null. */
export async function recordAudit(
  t: Transaction,
  adminId: string | null,
  act: string,
  subjectId: string,
  details: object = {},
): Promise<void> {
  await t.sql`
    insert into audit_log (id, admin_id, act, subject_id, details, created_at)
    values (${uuidv7()}, ${adminId}, ${act}, ${subjectId}, ${JSON.stringify(details)}::text::jsonb, ${t.now})`;
}
