import type { Species } from '#contract/pets/pet-codes.ts';
import type { AskedPaper } from '#reference/what-to-bring.ts';
import { askedPapers } from '#server/modules/vaccinations/index.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import { askedName } from './requests.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What notifications say of an offer or its visit, with the people on both sides. */
export type GroomingNews = {
  requestId: string;
  title: string;
  /** `Bella and Otto`. */
  pets: string;
  message: string | null;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  listPrice: number;
  discountPercent: number;
  providerName: string;
  provider: Person;
  petOwner: Person;
  /** The time of writing; days in another year are shown with their year. */
  now: Date;
  visit: {
    id: string;
    address: string;
    cancelReason: string | null;
    cancelledBy: 'provider' | 'pet_owner' | null;
    missedBy: 'provider' | 'pet_owner' | null;
    providerPhone: string | null;
    ownerPhone: string | null;
    atHome: boolean;
    pets: { name: string; species: Species }[];
    asked: AskedPaper[];
  } | null;
};

/** The names of the pets of the request `r` as a list in words. */
const petNames = (sql: Sql) => sql`(
  select case when cardinality(n.names) > 1
    then array_to_string(n.names[:cardinality(n.names) - 1], ', ') || ' and ' || n.names[cardinality(n.names)]
    else n.names[1] end
  from (select array_agg(p.name order by rp.place) as names
    from requested_pets rp join pets p on p.id = rp.pet_id where rp.request_id = r.id) n)`;

/** Finds what is to say of an offer or visit, by either's id. */
export async function findGroomingNews(sql: Sql, id: string, now: Date): Promise<GroomingNews | undefined> {
  const [row] = await sql<Omit<GroomingNews, 'now'>[]>`
    select r.id as request_id, r.title, ${petNames(sql)} as pets, o.message, coalesce(v.starts_at, o.starts_at) as starts_at, coalesce(v.ends_at, o.ends_at) as ends_at, r.time_zone, o.list_price,
      case when o.honors_premium then r.premium_percent else 0 end as discount_percent,
      case when o.provider_as = 'business' then coalesce(b.business_name, a.first_name || ' ' || a.last_name)
        else a.first_name || ' ' || a.last_name end as provider_name,
      ${person(sql, 'a')} as provider, ${person(sql, 'c')} as pet_owner,
      case when v.id is not null then json_build_object('id', v.id, 'address', v.address, 'cancelReason', v.cancel_reason,
        'cancelledBy', v.cancelled_by, 'missedBy', v.missed_by, 'providerPhone', a.phone, 'ownerPhone', c.phone, 'atHome', v.at_home,
        'pets', (select json_agg(json_build_object('name', p.name, 'species', p.species) order by vp.place)
          from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id),
        'asked', ${askedPapers(sql)}) end as visit
    from offers o join grooming_requests r on r.id = o.request_id
    join accounts a on a.id = o.provider_id left join business_profiles b on b.account_id = a.id
    join accounts c on c.id = r.owner_id left join visits v on v.offer_id = o.id
    where o.id = ${id} or v.id = ${id}`;
  return row && { ...row, now };
}

export type RequestNews = NonNullable<Awaited<ReturnType<typeof findRequestNews>>>;

export async function findRequestNews(sql: Sql, id: string, now: Date) {
  const [row] = await sql<
    {
      title: string;
      pets: string;
      cancelReason: string | null;
      again: boolean;
      /** The name of who is asked; null if no one is. */
      asked: string | null;
      petOwner: Person;
      /** Of the earliest visit that was offered. */
      startsAt: string | null;
      endsAt: string | null;
    }[]
  >`
    select r.title, r.rebook_of is not null as again, ${askedName(sql)} as asked, ${petNames(sql)} as pets, r.cancel_reason, ${person(sql, 'c')} as pet_owner, first.starts_at, first.ends_at
    from grooming_requests r join accounts c on c.id = r.owner_id
      left join lateral (
        select o.starts_at, o.ends_at from offers o where o.request_id = r.id and o.starts_at > ${now} order by o.starts_at limit 1) first on true
    where r.id = ${id}`;
  return row;
}

/** Finds the providers whose open offers ended with the request. */
export async function findWaitingProviders(sql: Sql, requestId: string): Promise<Person[]> {
  const rows = await sql<{ provider: Person }[]>`
    select ${person(sql, 'a')} as provider
    from grooming_requests r join offers o on o.request_id = r.id and o.status = 'expired' and o.ended_at = r.ended_at
    join accounts a on a.id = o.provider_id where r.id = ${requestId}`;
  return rows.map((row) => row.provider);
}

/** Finds the providers whose open offers need their confirmation. */
export async function findUnconfirmedProviders(sql: Sql, requestId: string): Promise<Person[]> {
  const rows = await sql<{ provider: Person }[]>`
    select ${person(sql, 'a')} as provider from offers o join accounts a on a.id = o.provider_id
    where o.request_id = ${requestId} and o.status = 'pending' and o.changed_terms <> '{}'`;
  return rows.map((row) => row.provider);
}

/** Finds the providers with open offers. */
export async function findOfferingProviders(sql: Sql, requestId: string): Promise<Person[]> {
  const rows = await sql<{ provider: Person }[]>`
    select ${person(sql, 'a')} as provider from offers o join accounts a on a.id = o.provider_id
    where o.request_id = ${requestId} and o.status = 'pending'`;
  return rows.map((row) => row.provider);
}

/** Finds the providers whose latest offer was not chosen. */
export async function findPassedOver(sql: Sql, requestId: string): Promise<Person[]> {
  const rows = await sql<{ provider: Person }[]>`
    select ${person(sql, 'a')} as provider from (
      select distinct on (provider_id) provider_id, ended_because from offers
      where request_id = ${requestId} order by provider_id, created_at desc, id desc
    ) o join accounts a on a.id = o.provider_id where o.ended_because = 'another_chosen'`;
  return rows.map((row) => row.provider);
}
