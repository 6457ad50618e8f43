import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A visit of a provider's client, as a notification names it. */
export type VisitOfClient = {
  visitId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  clientId: string;
  clientName: string;
  provider: Person;
};

export async function findVisitOfClient(sql: Sql, visitId: string): Promise<VisitOfClient | undefined> {
  const [row] = await sql<VisitOfClient[]>`
    select v.id as visit_id, v.title, v.starts_at, v.time_zone, c.id as client_id, c.first_name as client_name, ${person(sql, 'a')} as provider
    from visits v join clients c on c.id = v.client_id join accounts a on a.id = v.provider_id where v.id = ${visitId}`;
  return row;
}
