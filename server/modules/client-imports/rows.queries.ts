import type { ImportDecision, ImportRow, ImportVerdict } from '#contract/client-imports.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Joined } from '#server/modules/clients/index.ts';
import { isBrought, isRemarked } from './imports.queries.ts';
import type { RowDraft } from './rows/client-draft.ts';
import type { ClientKeys, JudgedRow } from './rows/judge-rows.ts';
import type { SheetRow } from './sheet/read-sheet.ts';

/** How many rows one statement writes. */
const atOnce = 1000;

export async function insertRows(sql: Sql, importId: string, rows: readonly SheetRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    await sql`
      insert into client_import_rows (import_id, no, cells)
      select ${importId}, r.no, array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb) as r (no int, cells jsonb)`;
  }
}

export const findCells = (sql: Sql, importId: string) =>
  sql<SheetRow[]>`select no, cells from client_import_rows where import_id = ${importId} order by no`;

/** Writes what becomes of all rows. Decisions of an earlier mapping are gone. */
export async function saveJudged(sql: Sql, importId: string, rows: readonly JudgedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    await sql`
      update client_import_rows r set draft = j.draft, keys = j.keys, verdict = j.verdict, decision = null, same_as = j."sameAs",
        reasons = array(select jsonb_array_elements_text(j.reasons))
      from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb)
        as j (no int, draft jsonb, keys jsonb, verdict text, reasons jsonb, "sameAs" int)
      where r.import_id = ${importId} and r.no = j.no`;
  }
}

const shown = (sql: Sql) => sql`
  no, cells, verdict, reasons, decision, outcome, client_id, next_state, next_reason, draft #>> '{client,phone}' as phone,
  coalesce(nullif(concat_ws(' ', draft #>> '{client,firstName}', draft #>> '{client,lastName}'), ''),
    (select concat_ws(' ', c.first_name, c.last_name) from clients c where c.id = client_id)) as name,
  array(select jsonb_path_query(draft, '$.client.pets[*].name') #>> '{}') as pets,
  (select sum(cents::text::int)::int from jsonb_path_query(draft, '$.client.pets[*].usualPrice') cents) as price,
  (select min(weeks::text::int) from jsonb_path_query(draft, '$.client.pets[*].everyWeeks') weeks) as every_weeks,
  draft #>> '{nextVisit,on}' as next_on`;

type Wanted = {
  verdict?: ImportVerdict | undefined;
  remarked: boolean;
  outcome?: string | undefined;
  nextState?: string | undefined;
  after: number;
  limit: number;
};

export const findRows = (
  sql: Sql,
  importId: string,
  { verdict, remarked, outcome, nextState, after, limit }: Wanted,
) => sql<ImportRow[]>`
  select ${shown(sql)} from client_import_rows
  where import_id = ${importId} and no > ${after} and verdict = coalesce(${verdict ?? null}, verdict)
    and (${isRemarked(sql)} or not ${remarked})
    and outcome is not distinct from coalesce(${outcome ?? null}, outcome)
    and next_state is not distinct from coalesce(${nextState ?? null}, next_state)
  order by no limit ${limit}`;

/** Decides about a row that something can be made of. Its import announces the change, since rows do not. */
export async function saveDecision(sql: Sql, importId: string, no: number, decision: ImportDecision | null) {
  const [row] = await sql<ImportRow[]>`
    with announced as (update client_imports set file_name = file_name where id = ${importId})
    update client_import_rows set decision = ${decision} where import_id = ${importId} and no = ${no} returning ${shown(sql)}`;
  return row;
}

/** Decides to bring in each row that waits, for a locked import. */
export const bringAll = (sql: Sql, importId: string) => sql`
  with announced as (update client_imports set file_name = file_name where id = ${importId})
  update client_import_rows set decision = 'bring' where import_id = ${importId} and verdict = 'check' and decision is null`;

export type RowToRun = {
  no: number;
  draft: RowDraft;
  keys: ClientKeys;
  brought: boolean;
  decision: ImportDecision | null;
  sameAs: number | null;
};

export const findRowsToRun = (sql: Sql, importId: string, limit: number) => sql<RowToRun[]>`
  select no, draft, keys, ${isBrought(sql)} as brought, decision, same_as from client_import_rows
  where import_id = ${importId} and outcome is null order by no limit ${limit}`;

/** The clients that were made or joined for groups of rows, by the first row of each. */
export async function findGroups(
  sql: Sql,
  importId: string,
  firsts: readonly number[],
): Promise<Map<number, string>> {
  const rows = await sql<{ first: number; clientId: string }[]>`
    select distinct on (first) coalesce(same_as, no) as first, client_id from client_import_rows
    where import_id = ${importId} and coalesce(same_as, no) = any(${[...firsts]}::int[]) and outcome in ('made', 'joined')
      and client_id is not null and decision is distinct from 'apart'
    order by first, no`;
  return new Map(rows.map(({ first, clientId }) => [first, clientId]));
}

export type Done = {
  no: number;
  outcome: 'made' | 'joined' | 'left_out' | 'undone' | 'kept';
  clientId?: string | null;
  petIds?: readonly string[];
  joined?: Joined | null;
  reason?: string;
};

export const saveDone = (sql: Sql, importId: string, rows: readonly Done[]) => sql`
  update client_import_rows r set outcome = d.outcome, client_id = coalesce(d."clientId", r.client_id),
    pet_ids = coalesce((select array_agg(id::uuid) from jsonb_array_elements_text(d."petIds") id), r.pet_ids),
    joined = coalesce(d.joined, r.joined), reasons = case when d.reason is null then r.reasons else array[d.reason] || r.reasons end
  from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as d (no int, outcome text, "clientId" uuid, "petIds" jsonb, joined jsonb, reason text)
  where r.import_id = ${importId} and r.no = d.no`;

/** The pets of clients, in the order in which they were added. */
export const findPetIds = (sql: Sql, clientIds: readonly string[]) => sql<
  { clientId: string; petId: string; name: string }[]
>`
  select cp.client_id, cp.pet_id, p.name from client_pets cp join pets p on p.id = cp.pet_id
  where cp.client_id = any(${[...clientIds]}::uuid[]) order by cp.added_at, cp.pet_id`;

export type InBook = {
  id: string;
  name: string;
  firstName: string;
  lastName: string | null;
  email: string | null;
  by: 'phone' | 'email' | 'names';
  key: string;
};

/** Finds clients of the book by the keys of rows: phone digits, email, and last name, pet and ZIP. */
export const findInBook = (
  sql: Sql,
  accountId: string,
  { phones, emails, names }: { phones: string[]; emails: string[]; names: string[] },
) => sql<InBook[]>`
  select c.id, concat_ws(' ', c.first_name, c.last_name) as name, c.first_name, c.last_name, c.email, m.by, m.key
  from (
    select id, 'phone' as by, right(phone_digits, 10) as key from clients
      where account_id = ${accountId} and reverse(phone_digits) in (select reverse(d) from unnest(${phones}::text[]) d)
    union all select id, 'email', lower(email) from clients
      where account_id = ${accountId} and email is not null and lower(email) = any(${emails}::text[])
    union all select x.id, 'names', lower(x.last_name) || ' ' || lower(p.name) || ' ' || x.zip
      from clients x join client_pets cp on cp.client_id = x.id join pets p on p.id = cp.pet_id
      where ${names.length} > 0 and x.account_id = ${accountId} and x.zip is not null
        and lower(x.last_name) || ' ' || lower(p.name) || ' ' || x.zip = any(${names}::text[])
  ) m join clients c on c.id = m.id
  where c.merged_into is null and c.archived_at is null order by c.created_at, c.id`;

export type RowToUndo = {
  no: number;
  outcome: 'made' | 'joined';
  clientId: string | null;
  petIds: string[];
  joined: Joined | null;
};

/** The next rows to take back: those that made clients come first, and the others of these clients go with them. */
export const findRowsToUndo = (sql: Sql, importId: string, limit: number) => sql<RowToUndo[]>`
  select no, outcome, client_id, pet_ids, joined from client_import_rows
  where import_id = ${importId} and outcome in ('made', 'joined') order by outcome desc, no desc limit ${limit}`;

/** All pets that an import added to clients. */
export const findAdded = (sql: Sql, importId: string, clientIds: readonly string[]) => sql<
  { clientId: string; petIds: string[] }[]
>`
  select r.client_id, array_agg(p.id) filter (where p.id is not null) as pet_ids
  from client_import_rows r left join lateral unnest(r.pet_ids) p (id) on true
  where r.import_id = ${importId} and r.client_id = any(${[...clientIds]}::uuid[]) group by r.client_id`;

/** Which of these clients this import made. */
export async function findMade(
  sql: Sql,
  importId: string,
  clientIds: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ clientId: string }[]>`
    select distinct client_id from client_import_rows
    where import_id = ${importId} and client_id = any(${[...clientIds]}::uuid[]) and outcome in ('made', 'kept')`;
  return new Set(rows.map(({ clientId }) => clientId));
}

/** What was read goes when it can no longer be taken back. */
export const emptyRows = (sql: Sql, importId: string) =>
  sql`update client_import_rows set cells = '{}', draft = null, keys = null, joined = null where import_id = ${importId}`;

export const findLeftOut = (sql: Sql, importId: string) => sql<
  { no: number; cells: string[]; reasons: string[] }[]
>`
  select no, cells, reasons from client_import_rows
  where import_id = ${importId} and (outcome = 'left_out' or (outcome is null and not ${isBrought(sql)})) order by no`;
