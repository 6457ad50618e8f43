import type { IncidentKind } from '#contract/incidents.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What notifications say of an incident: which animal, and what happened. */
export type IncidentNews = {
  provider: Person | null;
  /** The account of the animal's owner, if there is one. */
  owner: Person | null;
  providerName: string;
  ownerName: string;
  petId: string;
  pet: string;
  visitId: string | null;
  kind: IncidentKind;
  on: string;
  what: string;
  answer: string | null;
};

export async function findIncidentNews(sql: Sql, id: string): Promise<IncidentNews | undefined> {
  const [row] = await sql<IncidentNews[]>`
    select case when a.id is not null then ${person(sql, 'a')} end as provider, case when o.id is not null then ${person(sql, 'o')} end as owner,
      i.signed_by as provider_name, coalesce(k.first_name, o.first_name, 'The owner') as owner_name, p.id as pet_id, p.name as pet,
      i.visit_id, i.kind, i.happened_on as "on", i.what, i.answer
    from incidents i join pets p on p.id = i.pet_id left join accounts a on a.id = i.account_id
      left join accounts o on o.id = p.owner_id left join clients k on k.id = i.client_id
    where i.id = ${id}`;
  return row;
}
