import type { StopReason, VisitSource } from '#contract/grooming/grooming-lifecycle.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A visit of a provider's client, as a notification names it. */
export type VisitOfClient = {
  visitId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  /** Null for a pet owner who is not among the provider's clients. */
  clientId: string | null;
  clientName: string;
  source: VisitSource;
  cancelledBy: 'provider' | 'pet_owner' | null;
  provider: Person;
};

export async function findVisitOfClient(sql: Sql, visitId: string): Promise<VisitOfClient | undefined> {
  const [row] = await sql<VisitOfClient[]>`
    select v.id as visit_id, v.title, v.starts_at, v.time_zone, v.source, v.cancelled_by, c.id as client_id, coalesce(c.first_name, o.first_name, 'A client') as client_name, ${person(sql, 'a')} as provider
    from visits v left join clients c on c.id = v.client_id left join accounts o on o.id = v.owner_id
    join accounts a on a.id = v.provider_id where v.id = ${visitId}`;
  return row;
}

/** A provider's own visit of a client who has an account. */
export type VisitOfAccount = Pick<VisitOfClient, 'visitId' | 'title' | 'startsAt' | 'timeZone'> & {
  source: VisitSource;
  isBooked: boolean;
  /** What is agreed for it, in cents. */
  price: number | null;
  /** The pets that this leaves out. */
  unpriced: string[];
  isMissed: boolean;
  cancelledBy: 'provider' | 'pet_owner' | null;
  cancelReason: string | null;
  hasCard: boolean;
  /** Whether its client asked for the time that it has. */
  wasAsked: boolean;
  /** What the provider said to a time that they declined. */
  answer: string | null;
  /** How many visits of its series begin before it; null if it is in none. */
  placeInSeries: number | null;
  /** Null for the first visit of a series, which is booked like any other. */
  everyWeeks: number | null;
  providerName: string;
  client: Person;
};

/** The name of the provider `p` of the visit `v`, who may work as the business `b`. */
const providerName = (sql: Sql) => sql`
  case when v.provider_as = 'business' then coalesce(b.business_name, p.first_name || ' ' || p.last_name)
    else p.first_name || ' ' || p.last_name end`;

export async function findVisitOfAccount(sql: Sql, visitId: string): Promise<VisitOfAccount | undefined> {
  const [row] = await sql<VisitOfAccount[]>`
    select v.id as visit_id, v.title, v.starts_at, v.time_zone, v.source, v.cancelled_by, v.cancel_reason, agreed_price(v) as price, unpriced_pets(v) as unpriced,
      v.status = 'booked' as is_booked, v.status = 'no_show' as is_missed,
      exists (select from report_cards where visit_id = v.id) as has_card, asked_move(v) ->> 'answer' as answer,
      exists (select from time_offers o where o.visit_id = v.id and o.by = 'client' and o.state = 'taken' and o.starts_at = v.starts_at) as was_asked,
      case when exists (select from series_visits other join visits earlier on earlier.id = other.visit_id
        where other.series_id = series.id and earlier.starts_at < v.starts_at) then series.every_weeks end as every_weeks,
      (select count(*)::int from series_visits other join visits earlier on earlier.id = other.visit_id
        where other.series_id = series.id and earlier.starts_at < v.starts_at
        having series.id is not null) as place_in_series,
      ${providerName(sql)} as provider_name,
      ${person(sql, 'a')} as client
    from visits v join accounts a on a.id = v.owner_id join accounts p on p.id = v.provider_id
    left join business_profiles b on b.account_id = p.id
    left join series_visits sv on sv.visit_id = v.id left join visit_series series on series.id = sv.series_id
    where v.id = ${visitId} and v.client_id is not null and v.source <> 'marketplace'`;
  return row;
}

/** A booked visit that its provider is about to come to, for a client who has an account. */
export type ComingVisit = Pick<
  VisitOfAccount,
  'visitId' | 'title' | 'startsAt' | 'timeZone' | 'providerName' | 'client'
>;

export async function findComingVisit(sql: Sql, visitId: string): Promise<ComingVisit | undefined> {
  const [row] = await sql<ComingVisit[]>`
    select v.id as visit_id, v.title, v.starts_at, v.time_zone, ${providerName(sql)} as provider_name, ${person(sql, 'a')} as client
    from visits v join accounts a on a.id = v.owner_id join accounts p on p.id = v.provider_id
    left join business_profiles b on b.account_id = p.id
    where v.id = ${visitId} and v.status = 'booked'`;
  return row;
}

/** A visit whose work its provider stopped, for a client who has an account. */
export type StoppedVisit = Pick<VisitOfAccount, 'visitId' | 'title' | 'providerName' | 'client'> & {
  stopReason: StopReason;
  /** Cents of what was done. */
  price: number;
  note: string | null;
};

export async function findStoppedVisit(sql: Sql, visitId: string): Promise<StoppedVisit | undefined> {
  const [row] = await sql<StoppedVisit[]>`
    select v.id as visit_id, v.title, v.stop_reason, agreed_price(v) as price, ${providerName(sql)} as provider_name, ${person(sql, 'a')} as client,
      (select h.note from visit_history h where h.visit_id = v.id and h.what = 'stopped' order by h.seq desc limit 1) as note
    from visits v join accounts a on a.id = v.owner_id join accounts p on p.id = v.provider_id
    left join business_profiles b on b.account_id = p.id
    where v.id = ${visitId} and v.stop_reason is not null`;
  return row;
}
