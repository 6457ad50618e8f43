import type { Role } from '#contract/identity/roles.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A visit that one or more rows of a client name. */
export type NextToBook = {
  clientId: string;
  roles: Role[];
  on: string;
  at: string;
  minutes: number | null;
  nos: number[];
  /** In small letters. */
  petNames: string[];
};

/** The next visit of an import that was not looked at yet: rows of the same client and time are one. */
export const findNextToBook = (sql: Sql, importId: string) => sql<NextToBook[]>`
  select r.client_id, a.roles, r.draft #>> '{nextVisit,on}' as "on", r.draft #>> '{nextVisit,at}' as at,
    sum((r.draft #>> '{nextVisit,minutes}')::int)::int as minutes, array_agg(r.no order by r.no) as nos,
    array_agg(distinct lower(p.name)) as pet_names
  from client_import_rows r join client_imports i on i.id = r.import_id join accounts a on a.id = i.account_id
    cross join lateral (select jsonb_path_query(r.draft, '$.client.pets[*].name') #>> '{}' as name) p
  where r.import_id = ${importId} and r.outcome in ('made', 'joined') and r.client_id is not null and r.next_state is null
    and r.draft ? 'nextVisit'
  group by r.client_id, a.roles, "on", at order by min(r.no) limit 1`;

/** Whether the client is booked at this time already. */
export async function isThere(sql: Sql, clientId: string, startsAt: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from visits where client_id = ${clientId} and starts_at = ${startsAt} and status = 'booked') as found`;
  return row?.found ?? false;
}

/** When the next visit after an instant begins: one that is booked, or one that the same sheet names. */
export async function findNextStart(
  sql: Sql,
  { id, accountId }: { id: string; accountId: string },
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
): Promise<string | null> {
  const [row] = await sql<{ at: string | null }[]>`
    select min(at) as at from (
      select starts_at as at from visits where provider_id = ${accountId} and status = 'booked' and starts_at > ${startsAt}
      union all
      select ((draft #>> '{nextVisit,on}') || ' ' || (draft #>> '{nextVisit,at}'))::timestamp at time zone ${timeZone}
      from client_import_rows where import_id = ${id} and outcome in ('made', 'joined') and draft ? 'nextVisit') ahead
    where at > ${startsAt}`;
  return row?.at ?? null;
}

type Next = {
  nextState: 'booked' | 'there' | 'check';
  nextReason?: string;
  nextVisitId?: string;
  /** What was added to the client's notes. */
  notes?: { before: string | null; after: string } | undefined;
};

/** Writes what became of a visit; notes that it left with a client of the book are taken back with the row. */
export const saveNext = (
  sql: Sql,
  importId: string,
  nos: readonly number[],
  { nextState, nextReason = '', nextVisitId, notes }: Next,
) => sql`
  update client_import_rows set next_state = ${nextState}, next_reason = nullif(${nextReason}, ''), next_visit_id = ${nextVisitId ?? null},
    joined = case when joined is null or ${notes?.after ?? null}::text is null then joined
      else joined || jsonb_build_object('notes', jsonb_build_object(
        'before', coalesce(joined -> 'notes' -> 'before', to_jsonb(${notes?.before ?? null}::text), 'null'),
        'after', ${notes?.after ?? null}::text)) end
  where import_id = ${importId} and no = any(${[...nos]}::int[])`;

export async function findBookedVisits(
  sql: Sql,
  importId: string,
  nos: readonly number[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct next_visit_id as id from client_import_rows
    where import_id = ${importId} and no = any(${[...nos]}::int[]) and next_visit_id is not null`;
  return rows.map(({ id }) => id);
}
