import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A signed agreement, as a notification tells of it. */
export type SignedAgreement = {
  shiftId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  groomerName: string;
  groomerId: string;
  owner: Person;
};

export async function findSignedAgreement(sql: Sql, id: string): Promise<SignedAgreement | undefined> {
  const [row] = await sql<SignedAgreement[]>`
    select a.shift_id, a.terms ->> 'title' as title, (a.terms ->> 'shiftDate') as starts_at, a.terms ->> 'timeZone' as time_zone,
      a.groomer_name, a.groomer_id, ${person(sql, 'o')} as owner
    from shift_agreements a join accounts o on o.id = a.business_id where a.id = ${id}`;
  return row;
}
