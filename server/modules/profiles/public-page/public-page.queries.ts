import type { PublicRole } from '#contract/profiles/public-pages.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Owned = { accountId: string; as: PublicRole };

/** The name and the town from which an address is made. */
export async function findPageName(sql: Sql, { accountId, as }: Owned) {
  const [row] = await sql<{ name: string; city: string | null; state: string | null }[]>`
    select ${as === 'groomer' ? sql`concat_ws(' ', a.first_name, a.last_name)` : sql`p.business_name`} as name, p.city, p.state
    from ${profileTable(sql, as)} p join accounts a on a.id = p.account_id where p.account_id = ${accountId}`;
  return row;
}

const profileTable = (sql: Sql, as: PublicRole) =>
  sql(as === 'groomer' ? 'groomer_profiles' : 'business_profiles');

export async function hasPublicPage(sql: Sql, { accountId, as }: Owned): Promise<boolean> {
  const found = await sql`select from public_pages where account_id = ${accountId} and as_role = ${as}`;
  return found.length > 0;
}

/** Which of these addresses no other page has or had. */
export async function findFreeSlugs(sql: Sql, { accountId, as }: Owned, slugs: string[]): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select slug from unnest(${slugs}::text[]) with ordinality asked (slug, nth)
    where not exists (
        select from public_pages p where p.as_role = ${as} and p.slug = asked.slug and p.account_id <> ${accountId})
      and not exists (
        select from former_slugs f where f.as_role = ${as} and f.slug = asked.slug and f.account_id <> ${accountId})
    order by nth`;
  return rows.map(({ slug }) => slug);
}

/** @returns whether the page was made: false where another page was given the address meanwhile */
export async function insertPublicPage(sql: Sql, { accountId, as }: Owned, slug: string): Promise<boolean> {
  const made = await sql`
    insert into public_pages (account_id, as_role, slug) values (${accountId}, ${as}, ${slug})
    on conflict do nothing returning account_id`;
  return made.length > 0;
}

export type PageState = { slug: string; hidden: boolean; listed: boolean; complete: boolean };

const columns = (sql: Sql, as: PublicRole) => sql`
  pp.slug, pp.hidden, p.listed and a.closed_at is null as listed, ${isComplete(sql, as)} as complete`;

/** Whether the profile `p` has the fields of `requiredFields`. */
const isComplete = (sql: Sql, as: PublicRole) =>
  as === 'groomer'
    ? sql`(p.title is not null and p.address is not null and p.years_experience is not null and p.specializations <> '{}')`
    : sql`(p.services <> '{}' and p.description is not null)`;

/** Whether everyone may read the page `pp` of the profile `p` of the account `a`. */
export const isShown = (sql: Sql, as: PublicRole) =>
  sql`(p.listed and a.closed_at is null and a.suspended_at is null and not pp.hidden and ${isComplete(sql, as)})`;

/** Joins the page as `pp`, its profile as `p` and its account as `a`. */
export const pagesOf = (sql: Sql, as: PublicRole) => sql`
  public_pages pp join ${profileTable(sql, as)} p on pp.as_role = ${as} and p.account_id = pp.account_id
  join accounts a on a.id = pp.account_id`;

export async function findOwnPage(sql: Sql, { accountId, as }: Owned): Promise<PageState | undefined> {
  const [row] = await sql<PageState[]>`
    select ${columns(sql, as)} from ${pagesOf(sql, as)} where pp.account_id = ${accountId}`;
  return row;
}

/** Finds the page that an address leads to, now or formerly, if everyone may read it. */
export async function findShownPage(sql: Sql, as: PublicRole, slug: string) {
  const [row] = await sql<{ accountId: string; slug: string; updatedAt: string }[]>`
    select pp.account_id, pp.slug, p.updated_at from ${pagesOf(sql, as)}
    where ${isShown(sql, as)} and pp.account_id in (
      select account_id from public_pages where as_role = ${as} and slug = ${slug}
      union all select account_id from former_slugs where as_role = ${as} and slug = ${slug})`;
  return row;
}

/** Lists the pages of an account that everyone may read. */
export const findShownPages = (sql: Sql, accountId: string) => sql<{ as: PublicRole; slug: string }[]>`
  select pp.as_role as as, pp.slug from ${pagesOf(sql, 'groomer')}
  where ${isShown(sql, 'groomer')} and pp.account_id = ${accountId}
  union all
  select pp.as_role as as, pp.slug from ${pagesOf(sql, 'business')}
  where ${isShown(sql, 'business')} and pp.account_id = ${accountId}`;

export const updateHidden = (sql: Sql, { accountId, as }: Owned, hidden: boolean) =>
  sql`update public_pages set hidden = ${hidden} where account_id = ${accountId} and as_role = ${as}`;

/** Gives a page another address and keeps the old one for it. */
export async function updateSlug(sql: Sql, { accountId, as }: Owned, slug: string): Promise<void> {
  await sql`
    insert into former_slugs (as_role, slug, account_id)
    select as_role, slug, account_id from public_pages where account_id = ${accountId} and as_role = ${as}
    on conflict do nothing`;
  await sql`delete from former_slugs where account_id = ${accountId} and as_role = ${as} and slug = ${slug}`;
  await sql`update public_pages set slug = ${slug} where account_id = ${accountId} and as_role = ${as}`;
}
