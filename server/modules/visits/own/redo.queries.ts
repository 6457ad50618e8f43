import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type FirstVisit = { clientId: string | null; status: VisitStatus; redoOf: string | null; petIds: string[] };

/** Finds a visit of a provider that may be done again for free. */
export async function findFirstVisit(
  sql: Sql,
  providerId: string,
  id: string,
): Promise<FirstVisit | undefined> {
  const [row] = await sql<FirstVisit[]>`
    select client_id, status, redo_of, array(select pet_id from visit_pets where visit_id = v.id) as pet_ids
    from visits v where v.id = ${id} and v.provider_id = ${providerId}`;
  return row;
}
