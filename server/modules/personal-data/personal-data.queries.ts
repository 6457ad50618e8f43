import type { Role } from '#contract/identity/roles.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type ExportRow = {
  id: string;
  accountId: string;
  askedAt: string;
  file: string | null;
  bytes: number | null;
  readyAt: string | null;
  expiresAt: string | null;
};

const columns = (sql: Sql) => sql`id, account_id, asked_at, file, bytes, ready_at, expires_at`;

export async function findExport(sql: Sql, accountId: string) {
  const [row] = await sql<ExportRow[]>`
    select ${columns(sql)} from data_exports where account_id = ${accountId}`;
  return row;
}

export async function findExportById(sql: Sql, id: string) {
  const [row] = await sql<ExportRow[]>`select ${columns(sql)} from data_exports where id = ${id}`;
  return row;
}

export const insertExport = (sql: Sql, row: { id: string; accountId: string; askedAt: Date }) =>
  sql`insert into data_exports ${sql(row)}`;

/** @returns whether it was there and not ready yet */
export async function markReady(
  sql: Sql,
  id: string,
  ready: { file: string; bytes: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { count } = await sql`update data_exports set ${sql(ready)} where id = ${id} and file is null`;
  return count === 1;
}

/** Deletes an account's archive. @returns its file */
export async function deleteExport(sql: Sql, accountId: string) {
  const [row] = await sql<{ file: string | null }[]>`
    delete from data_exports where account_id = ${accountId} returning file`;
  return row?.file;
}

export const deleteExpiredExports = (sql: Sql, now: Date) => sql<{ file: string }[]>`
  delete from data_exports where expires_at <= ${now} returning file`;

/** Finds a closed account by what it still is. */
export async function findClosedAccount(sql: Sql, accountId: string) {
  const [row] = await sql<{ id: string; roles: Role[]; email: string }[]>`
    select id, roles, email from accounts where id = ${accountId} and closed_at is not null`;
  return row;
}

/** Lists the files of all archives, for a backup. */
export async function listArchiveFiles(sql: Sql): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    select file from data_exports where file is not null order by file`;
  return rows.map(({ file }) => file);
}
