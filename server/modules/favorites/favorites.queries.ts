import type { Favorite, FavoriteRole } from '#contract/favorites.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Person = { as: FavoriteRole; userId: string };

/** An account's favorites, or one of them. Whom a block hides is left out. */
export const findFavorites = (sql: Sql, accountId: string, only?: Person) => sql<Favorite[]>`
  select f.person_id as user_id, f.as_role as as, f.created_at as since,
    case when f.as_role = 'business' then coalesce(b.business_name, a.first_name || ' ' || a.last_name)
      else a.first_name || ' ' || a.last_name end as name,
    face_of(a.id, case when f.as_role = 'business' then 'owner' else 'groomer' end) as image_url,
    case when f.as_role = 'business' then b.city || ', ' || b.state else g.city || ', ' || g.state end as town
  from favorites f join accounts a on a.id = f.person_id
  left join business_profiles b on b.account_id = f.person_id left join groomer_profiles g on g.account_id = f.person_id
  where f.account_id = ${accountId} and ${isVisibleTo(sql, accountId, 'f.person_id')}
    ${only ? sql`and f.person_id = ${only.userId} and f.as_role = ${only.as}` : sql``}
  order by f.created_at desc, f.person_id`;

/** Whether an account can find a person in the list of their role. */
export async function isListed(sql: Sql, accountId: string, { as, userId }: Person): Promise<boolean> {
  const found = await sql`
    select from searched_people x where x.role = ${as} and x.id = ${userId} and x.id <> ${accountId}
      and ${isVisibleTo(sql, accountId, 'x.id')}`;
  return found.length === 1;
}

/** Adds a favorite; the cap counts only who is new. */
export const insertFavorite = (sql: Sql, accountId: string, { as, userId }: Person, now: Date) => sql`
  insert into favorites (account_id, person_id, as_role, created_at)
  select ${accountId}::uuid, ${userId}::uuid, ${as}, ${now}::timestamptz
  where not exists (select from favorites where account_id = ${accountId} and person_id = ${userId} and as_role = ${as})
  on conflict do nothing`;

export async function deleteFavorite(sql: Sql, accountId: string, { as, userId }: Person): Promise<boolean> {
  const removed = await sql`
    delete from favorites where account_id = ${accountId} and person_id = ${userId} and as_role = ${as} returning 1`;
  return removed.length === 1;
}

export const exportFavorites = (sql: Sql, accountId: string) => sql`
  select person_id, as_role, created_at from favorites where account_id = ${accountId} order by created_at, person_id`;
