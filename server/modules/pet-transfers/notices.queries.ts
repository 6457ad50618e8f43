import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What notifications say of pets that were taken over. */
export type TransferNews = {
  provider: Person;
  owner: Person;
  providerName: string;
  ownerName: string;
  clientId: string;
  clientName: string;
};

export async function findTransferNews(sql: Sql, id: string): Promise<TransferNews | undefined> {
  const [row] = await sql<TransferNews[]>`
    select ${person(sql, 'a')} as provider, ${person(sql, 'o')} as owner, c.id as client_id,
      coalesce(case when 'owner' = any(a.roles) then b.business_name end, a.first_name || ' ' || a.last_name) as provider_name,
      o.first_name || ' ' || o.last_name as owner_name, concat_ws(' ', c.first_name, c.last_name) as client_name
    from pet_transfers x join accounts a on a.id = x.account_id join accounts o on o.id = x.owner_id join clients c on c.id = x.client_id
      left join business_profiles b on b.account_id = a.id
    where x.id = ${id}`;
  return row;
}
