import type { Sql } from '#server/platform/database/sql.ts';

type ToBill = {
  id: string;
  providerId: string;
  ownerId: string | null;
  clientId: string | null;
  /** Cents; null: not priced. */
  price: number | null;
  petIds: string[];
  /** Those of them for whom nothing was agreed, while others have a price. */
  unpricedPetIds: string[];
};

/** What a bill needs of a visit. */
export async function findVisitToBill(sql: Sql, id: string): Promise<ToBill> {
  const [row] = await sql<ToBill[]>`
    select v.id, v.provider_id, v.owner_id, v.client_id, v.list_price - v.discount as price,
      array(select pet_id from visit_pets where visit_id = v.id order by place) as pet_ids,
      array(select pet_id from visit_pets where visit_id = v.id and price is null
        and exists (select from visit_pets other where other.visit_id = v.id and other.price is not null)) as unpriced_pet_ids
    from visits v where v.id = ${id}`;
  if (!row) throw new Error('There is no such visit');
  return row;
}
