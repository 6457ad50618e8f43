import type { SharedCard } from '#contract/card-links.ts';
import type { Species } from '#contract/pets/pet-codes.ts';
import { isShown, pagesOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type NewLink = {
  id: string;
  visitId: string;
  accountId: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export const insertCardLink = (sql: Sql, link: NewLink) => sql`insert into card_links ${sql(link)}`;

type LinkRow = { id: string; createdAt: string; expiresAt: string };

/** The links of a visit that still show it, the newest first. */
export const findCardLinks = (sql: Sql, visitId: string, accountId: string, now: Date) => sql<LinkRow[]>`
  select id, created_at, expires_at from card_links
  where visit_id = ${visitId} and account_id = ${accountId} and expires_at > ${now} order by created_at desc, id desc`;

export const deleteCardLink = async (sql: Sql, id: string, visitId: string, accountId: string) =>
  (await sql`delete from card_links where id = ${id} and visit_id = ${visitId} and account_id = ${accountId}`)
    .count === 1;

export const deleteEndedLinks = (sql: Sql, now: Date) =>
  sql`delete from card_links where expires_at <= ${now}`;

/** Whether a visit is a pet owner's and has a report card. */
export const hasReportCard = async (sql: Sql, visitId: string, ownerId: string): Promise<boolean> =>
  (
    await sql`
      select from visits v where v.id = ${visitId} and v.owner_id = ${ownerId}
        and exists (select from report_cards r where r.visit_id = v.id)`
  ).length > 0;

type CardRow = Omit<SharedCard, 'provider' | 'until'> & {
  provider: Omit<SharedCard['provider'], 'slug'> & { id: string };
  pets: { name: string; species: Species }[];
  until: string;
  visitId: string;
};

/** What a link shows while it is its maker's visit. */
export async function findSharedCard(sql: Sql, tokenHash: Buffer, now: Date): Promise<CardRow | undefined> {
  const [row] = await sql<CardRow[]>`
    select v.id as visit_id, l.expires_at as until, to_char(v.starts_at at time zone v.time_zone, 'YYYY-MM-DD') as "on",
      json_build_object('id', a.id, 'as', v.provider_as, 'name', case when a.closed_at is not null then 'A former member'
        when v.provider_as = 'business' then coalesce(b.business_name, a.first_name || ' ' || a.last_name)
        else a.first_name || ' ' || a.last_name end) as provider,
      (select json_agg(json_build_object('name', p.name, 'species', p.species) order by p.name, p.id)
        from report_cards r join pets p on p.id = r.pet_id where r.visit_id = v.id) as pets,
      (select json_agg(json_build_object('pet', p.name, 'services', r.services, 'findings', r.findings,
          'behavior', r.behavior, 'photos', r.photos, 'beforeAfter', r.before_after, 'nextVisitWeeks', r.next_visit_weeks,
          'writtenAt', r.written_at, 'editedAt', r.edited_at) order by p.name, p.id)
        from report_cards r join pets p on p.id = r.pet_id where r.visit_id = v.id) as cards
    from card_links l join visits v on v.id = l.visit_id and v.owner_id = l.account_id
      join accounts a on a.id = v.provider_id left join business_profiles b on b.account_id = a.id
    where l.token_hash = ${tokenHash} and l.expires_at > ${now}
      and exists (select from report_cards r where r.visit_id = v.id)`;
  return row;
}

/** The address of a provider's public page, if everyone may read it. */
export async function findSlug(sql: Sql, { id, as }: { id: string; as: 'groomer' | 'business' }) {
  const [row] = await sql<{ slug: string }[]>`
    select pp.slug from ${pagesOf(sql, as)} where pp.account_id = ${id} and ${isShown(sql, as)}`;
  return row?.slug ?? null;
}
