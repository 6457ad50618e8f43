import type { VisitSource } from '#contract/grooming/grooming-lifecycle.ts';
import { insertRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { visitLifecycle } from '../visits.lifecycle.ts';
import type { BookedPet } from '../visit-pets.queries.ts';
import type { NewVisit } from '../visits.queries.ts';

/** A visit of a provider's own client. */
export type NewOwnVisit = NewVisit & {
  source: Exclude<VisitSource, 'marketplace'>;
  clientId: string;
  directions: string | null;
  lat: number | null;
  lon: number | null;
  note: string | null;
  squeezedIn: boolean;
  /** The visit of which it is a free redo. */
  redoOf?: string | null;
  /** When the client confirmed: at once for a walk-in. */
  confirmedAt?: Date | null;
};

export const insertOwnVisit = (sql: Sql, visit: NewOwnVisit) =>
  insertRow(sql, visitLifecycle, visitLifecycle.transitions.book, visit);

/** Writes a visit that was asked for until an instant. */
export const insertAskedVisit = (sql: Sql, visit: NewOwnVisit & { answerBy: Date }) =>
  insertRow(sql, visitLifecycle, visitLifecycle.transitions.ask, visit);

/** Whether a visit keeps a time free. */
export const hasBookings = async (sql: Sql, visitId: string): Promise<boolean> =>
  (await sql`select from bookings where source_kind = 'visit' and source_id = ${visitId} limit 1`).length > 0;

/** Whether a visit was made by its provider; undefined if there is none. */
export async function isOwnVisit(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from visits where id = ${id} and source <> 'marketplace'`;
  return rows.length > 0;
}

type ChangedPet = Pick<BookedPet, 'petId' | 'services' | 'price'>;

/** A price that changes was written by hand. */
export const updateVisitPet = (sql: Sql, visitId: string, { petId, services, price }: ChangedPet) => sql`
  update visit_pets set services = ${services}, price = ${price},
    because = case when price = ${price}::int then because end, because_of = case when price = ${price}::int then because_of end
  where visit_id = ${visitId} and pet_id = ${petId}`;

/** Writes the services and the price of a visit as the sum of its pets. */
export const updateSums = (sql: Sql, visitId: string) => sql`
  update visits v set list_price = sums.price, discount = 0, services = sums.services
  from (
    select sum(vp.price)::int as price,
      (select array_agg(code order by nth) from (
        select code, min(vp.place * 100 + each.nth) as nth
        from visit_pets vp, unnest(vp.services) with ordinality each (code, nth)
        where vp.visit_id = ${visitId} group by code) codes) as services
    from visit_pets vp where vp.visit_id = ${visitId}
  ) sums where v.id = ${visitId}`;

/** A client who confirmed did so at the lower price. */
export const clearConfirmation = (sql: Sql, visitId: string) =>
  sql`update visits set confirmed_at = null where id = ${visitId}`;

export const updateNote = (sql: Sql, visitId: string, note: string | null) =>
  sql`update visits set note = ${note} where id = ${visitId}`;

export const updateTitle = (sql: Sql, visitId: string, title: string) =>
  sql`update visits set title = ${title} where id = ${visitId}`;

/** Counts the visits of a provider that begin within half a day of an instant. */
export async function countVisitsAround(sql: Sql, providerId: string, at: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from visits where provider_id = ${providerId}
      and starts_at > ${at}::timestamptz - interval '12 hours' and starts_at < ${at}::timestamptz + interval '12 hours'`;
  return row?.count ?? 0;
}

export const markOnMyWay = (sql: Sql, visitId: string, at: Date) =>
  sql`update visits set on_my_way_at = ${at} where id = ${visitId}`;

export const writeLate = (sql: Sql, visitId: string, minutes: number) =>
  sql`update visits set late_minutes = ${minutes} where id = ${visitId}`;

/** A new time makes what was said of the old one void. */
export const markSqueezedIn = (sql: Sql, visitId: string, squeezedIn: boolean) => sql`
  update visits set squeezed_in = ${squeezedIn}
  where id = ${visitId}`;

/**
 * Makes the visits that a provider booked with a client those of an account too, or of none anymore; then what that account booked
 * on the marketplace is not this client's.
 */
export const linkVisitsOfClient = (sql: Sql, clientId: string, ownerId: string | null) => sql`
  update visits set owner_id = case when source = 'marketplace' then owner_id else ${ownerId}::uuid end,
    client_id = case when source = 'marketplace' and ${ownerId}::uuid is null then null else client_id end
  where client_id = ${clientId}`;
