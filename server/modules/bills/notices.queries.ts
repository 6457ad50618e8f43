import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type ReceiptData = {
  reader: Person;
  providerName: string;
  visitId: string;
  total: number;
  owed: number;
  agreedHow: 'door' | 'phone' | 'account' | 'link' | null;
  agreedName: string | null;
};

/** What a receipt's notification says; nothing where the client has no account or the bill is void. */
export async function findReceiptData(sql: Sql, billId: string): Promise<ReceiptData | undefined> {
  const [row] = await sql<ReceiptData[]>`
    select ${person(sql, 'o')} as reader, b.visit_id, b.total, b.agreed_how, b.agreed_name,
      owed_of(b) as owed,
      coalesce(case when v.provider_as = 'business' then business.business_name end, a.first_name || ' ' || a.last_name) as provider_name
    from bills b join visits v on v.id = b.visit_id join accounts o on o.id = b.owner_id
    join accounts a on a.id = b.account_id left join business_profiles business on business.account_id = b.account_id
    where b.id = ${billId} and b.voided_at is null`;
  return row;
}
