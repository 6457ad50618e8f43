import type { Role } from '#contract/identity/roles.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The hours of the evening in which day sheets go out; a later one would disturb. */
const [earliest, latest] = [18, 20];

/** Finds the providers in whose place it is evening, and to whom someone comes the next day. */
export const findProvidersBefore = (
  sql: Sql,
  now: Date,
  { after, limit }: { after: string | undefined; limit: number },
) => sql<{ accountId: string; timeZone: string }[]>`
  select a.id as account_id, z.zone as time_zone
  from (select distinct provider_id from visits
    where status = 'booked' and starts_at > ${now} and starts_at < ${now}::timestamptz + interval '31 hours'
      and (${after ?? null}::uuid is null or provider_id > ${after ?? null})) v
    join accounts a on a.id = v.provider_id cross join lateral (select zone_of(a.id) as zone) z
  where extract(hour from ${now}::timestamptz at time zone z.zone) between ${earliest} and ${latest}
    and exists (select from visits n where n.provider_id = a.id and n.status = 'booked'
      and (n.starts_at at time zone z.zone)::date = (${now}::timestamptz at time zone z.zone)::date + 1)
  order by a.id limit ${limit}`;

export type Provider = { person: Person; roles: Role[]; timeZone: string };

export async function findProvider(sql: Sql, accountId: string): Promise<Provider | undefined> {
  const [row] = await sql<Provider[]>`
    select ${person(sql, 'a')} as person, a.roles, zone_of(a.id) as time_zone from accounts a where a.id = ${accountId}`;
  return row;
}
