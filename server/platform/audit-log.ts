import { uuidv7 } from 'uuidv7';
import type { Transaction } from './transaction.ts';

/**
 * Records an admin's action in the transaction that performs it. An `adminId` of null means the command line.
 * `accountId` is the account that it concerns.
 */
export async function recordAudit(
  t: Transaction,
  adminId: string | null,
  act: string,
  subjectId: string,
  details: object = {},
  accountId: string | null = null,
): Promise<void> {
  await t.sql`
    insert into audit_log (id, admin_id, act, subject_id, account_id, details, created_at)
    values (${uuidv7()}, ${adminId}, ${act}, ${subjectId}, ${accountId}, ${JSON.stringify(details)}::text::jsonb, ${t.now})`;
}
