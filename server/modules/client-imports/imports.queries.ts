import type { ClientImport, ImportColumn, ImportMapping, ImportState } from '#contract/client-imports.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { importLifecycle } from './client-imports.lifecycle.ts';

export type NewImport = {
  id: string;
  accountId: string;
  fileName: string;
  remarks: readonly string[];
  headings: readonly string[] | null;
  columns: readonly ImportColumn[];
  mapping: ImportMapping;
};

export type ImportHead = {
  id: string;
  accountId: string;
  state: ImportState;
  headings: string[] | null;
  columns: ImportColumn[];
  mapping: ImportMapping;
  startedAt: string | null;
  undoUntil: string | null;
};

export async function insertImport(
  sql: Sql,
  { columns, mapping, remarks, headings, ...values }: NewImport,
  now: Date,
) {
  await insertRow(sql, importLifecycle, importLifecycle.transitions.read, {
    ...values,
    remarks: [...remarks],
    headings: headings && [...headings],
    columns: sql.json(columns),
    mapping: sql.json(mapping),
    createdAt: now,
  });
}

const head = (sql: Sql) => sql`id, account_id, state, headings, columns, mapping, started_at, undo_until`;

export async function findImport(sql: Sql, accountId: string, id: string): Promise<ImportHead | undefined> {
  const [row] = await sql<ImportHead[]>`
    select ${head(sql)} from client_imports where id = ${id} and account_id = ${accountId}`;
  return row;
}

/** Locks an import: its rows are decided, run and taken back one at a time. */
export async function lockImport(sql: Sql, id: string, accountId?: string): Promise<ImportHead | undefined> {
  const [row] = await sql<ImportHead[]>`
    select ${head(sql)} from client_imports where id = ${id} and account_id = coalesce(${accountId ?? null}, account_id)
    for update`;
  return row;
}

type Step = keyof typeof importLifecycle.transitions;

export const moveImport = (
  sql: Sql,
  id: string,
  step: Exclude<Step, 'read'>,
  columns: Record<string, unknown> = {},
) => moveRow(sql, importLifecycle, importLifecycle.transitions[step], sql`id = ${id}`, columns);

export const saveMapping = (sql: Sql, id: string, mapping: ImportMapping) =>
  moveImport(sql, id, 'map', { mapping: sql.json(mapping) });

/** Whether an import of the account that began earlier is still under way. */
export async function waitsForAnother(sql: Sql, { accountId, id, startedAt }: ImportHead): Promise<boolean> {
  const [row] = await sql<{ waits: boolean }[]>`
    select exists (select from client_imports where account_id = ${accountId} and id <> ${id}
      and (state = 'undoing' or (state = 'running' and (started_at, id) < (${startedAt}, ${id})))) as waits`;
  return row?.waits ?? false;
}

/** The import as its owner sees it, with the figures of its rows. */
const view = (sql: Sql) => sql`
  select i.id, i.file_name, i.state, i.remarks, i.columns, i.mapping, i.created_at, i.undo_until, r.rows,
    case when i.state <> 'read' and r.rows = r.judged then json_build_object(
      'new', r.new, 'remarked', r.remarked, 'merge', r.merge, 'check', r.check, 'refused', r.refused) end as counts,
    case when i.state <> 'read' and r.rows = r.judged then json_build_object('made', r.to_bring - r.to_join, 'joined', r.to_join,
      'check', r.rows - r.to_bring - r.to_leave, 'leftOut', r.to_leave) end as becomes,
    r.to_bring, case i.state when 'undoing' then r.taken_back else r.rows_done end as rows_done, r.made, r.joined, r.left_out, r.kept,
    r.with_interval, r.visits_booked, r.visits_to_check
  from client_imports i cross join lateral (
    select count(*)::int as rows, count(verdict)::int as judged,
      count(*) filter (where verdict = 'new')::int as new,
      count(*) filter (where ${isRemarked(sql)})::int as remarked, count(*) filter (where verdict = 'merge')::int as merge,
      count(*) filter (where verdict = 'check')::int as check, count(*) filter (where verdict = 'refused')::int as refused,
      count(*) filter (where ${isBrought(sql)})::int as to_bring,
      count(*) filter (where ${isBrought(sql)} and decision is distinct from 'apart' and (verdict = 'merge' or ${isLike(sql)}))::int as to_join,
      count(*) filter (where verdict = 'refused' or decision = 'skip')::int as to_leave,
      count(outcome)::int as rows_done, count(*) filter (where outcome in ('undone', 'kept', 'left_out'))::int as taken_back,
      count(*) filter (where outcome = 'made')::int as made, count(*) filter (where outcome = 'joined')::int as joined,
      count(*) filter (where outcome = 'left_out')::int as left_out, count(*) filter (where outcome = 'kept')::int as kept,
      count(distinct client_id) filter (where outcome in ('made', 'joined') and draft @? '$.client.pets[*].everyWeeks'
        and exists (select from clients c where c.id = client_id and c.archived_at is null and c.merged_into is null
          and c.do_not_book_at is null)
        and not exists (select from visit_series s where s.client_id = client_import_rows.client_id and s.ended_at is null))::int
        as with_interval,
      count(distinct next_visit_id)::int as visits_booked, count(*) filter (where next_state = 'check')::int as visits_to_check
    from client_import_rows where import_id = i.id) r`;

/** The condition of a row of which something was left empty, changed or kept as a note, although nobody is asked about it. */
export const isRemarked = (sql: Sql) => sql`(verdict in ('new', 'merge') and draft @? '$.remarks[*]')`;

/** The condition of a row that a run brings in. */
export const isBrought = (sql: Sql) => sql`
  coalesce(case decision when 'skip' then false when 'bring' then true when 'apart' then true else verdict in ('new', 'merge') end
    and verdict <> 'refused', false)`;

/** The condition of a row that may be of the same client as another one, or as one of the book. */
const isLike = (sql: Sql) =>
  sql`exists (select from unnest(reasons) reason where reason like 'Same %' or reason like 'In your book already%')`;

export const findImports = (sql: Sql, accountId: string) => sql<ClientImport[]>`
  ${view(sql)} where i.account_id = ${accountId} order by i.created_at desc, i.id limit 20`;

export async function findImportView(
  sql: Sql,
  accountId: string,
  id: string,
): Promise<ClientImport | undefined> {
  const [row] = await sql<ClientImport[]>`${view(sql)} where i.id = ${id} and i.account_id = ${accountId}`;
  return row;
}

/** Deletes the imports that no one can take back anymore, with their cells. */
export const deleteEndedImports = (sql: Sql, now: Date, made: Date) => sql`
  delete from client_imports
  where coalesce(undo_until, created_at) < ${now} and (undo_until < ${now} or created_at < ${made})
    and state not in ('running', 'undoing')`;
