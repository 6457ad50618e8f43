import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';

const lockKey = advisoryLocks.fillDemoTown;

/** `none`: the database has no demo town. `filling`: a start is filling it, or was interrupted. */
export type TownState = 'none' | 'filling' | 'full';

/** Locks the town until the connection ends: a second process waits and then finds the town full. */
export const lockTown = (sql: SqlPool) => sql`select pg_advisory_lock(${lockKey})`;

export async function readTownState(sql: SqlPool): Promise<TownState> {
  const [town] = await sql<{ state: 'filling' | 'full' }[]>`select state from demo_town`;
  return town?.state ?? 'none';
}

/** Whether the database has accounts outside the demo town. */
export async function hasAccounts(sql: SqlPool): Promise<boolean> {
  const [row] = await sql<{ inhabited: boolean }[]>`select exists (select from accounts) as inhabited`;
  return row?.inhabited === true;
}

export const markTownFilling = (sql: SqlPool) =>
  sql`insert into demo_town (state) values ('filling') on conflict (only_one) do nothing`;

/** Also ends the sessions in which the people of the story acted. */
export const markTownFull = (sql: SqlPool) =>
  sql`with ended as (delete from sessions) update demo_town set state = 'full'`;

/**
 * Restores the database as migrated. An unfinished town has only the story's rows, since the server does not
 * listen before it is full; this is the only place where money's rows may be deleted.
 */
export async function removeUnfinishedTown(sql: SqlPool): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`alter table invoices disable trigger invoices_no_truncate`;
    await tx`alter table ledger_entries disable trigger ledger_entries_no_truncate`;
    await tx`alter table bills disable trigger bills_no_truncate`;
    await tx`alter table bill_payments disable trigger bill_payments_no_truncate`;
    await tx`alter table shift_agreements disable trigger shift_agreements_no_truncate`;
    await tx`
      truncate accounts, bookings, changed, events, jobs, mails, rate_limits, shift_spots, request_spots, people_spots, name_words, stopped_contacts,
        invoices, ledger_entries, refund_requests, promo_codes, audit_log, hidden_tips,
        payment_customers, payment_messages, test_processor_books, idempotent_requests
      restart identity cascade`;
    await tx`alter table invoices enable trigger invoices_no_truncate`;
    await tx`alter table ledger_entries enable trigger ledger_entries_no_truncate`;
    await tx`alter table bills enable trigger bills_no_truncate`;
    await tx`alter table bill_payments enable trigger bill_payments_no_truncate`;
    await tx`alter table shift_agreements enable trigger shift_agreements_no_truncate`;
    await tx`update invoice_numbers set last = 0`;
    await tx`delete from demo_town`;
  });
}
