import { uuidv7 } from 'uuidv7';
import type { Transaction } from './transaction.ts';

/**
 * Records an admin's action in the transaction that performs it. `null` means an action from the command
 * line.
 */
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
