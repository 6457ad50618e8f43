import { openingDays } from '#contract/booking-page.ts';
import type { BookingMode, BookingPageSettings } from '#contract/booking-page.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { isShown, pagesOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Contact } from './codes.queries.ts';

export async function findSettings(sql: Sql, accountId: string): Promise<BookingPageSettings | undefined> {
  const [row] = await sql<BookingPageSettings[]>`
    select mode, lead_hours, days_ahead, new_clients, gap_minutes, shows_phone from booking_pages where account_id = ${accountId}`;
  return row;
}

export const saveSettings = (
  sql: Sql,
  row: BookingPageSettings & { accountId: string; changedAt: Date },
) => sql`
  insert into booking_pages ${sql(row)}
  on conflict (account_id) do update set mode = excluded.mode, lead_hours = excluded.lead_hours, days_ahead = excluded.days_ahead,
    new_clients = excluded.new_clients, gap_minutes = excluded.gap_minutes, shows_phone = excluded.shows_phone,
    changed_at = excluded.changed_at`;

/** Where the booking page of an account is. */
export async function findOwnAddress(sql: Sql, accountId: string, as: PublicRole) {
  const [row] = await sql<{ as: PublicRole; slug: string }[]>`
    select as_role as as, slug from public_pages where account_id = ${accountId} and as_role = ${as}`;
  return row;
}

/** Where the page of a visit's provider is. */
export async function findAddressOfVisit(sql: Sql, visitId: string) {
  const [row] = await sql<{ as: PublicRole; slug: string }[]>`
    select pp.as_role as as, pp.slug from visits v
    join public_pages pp on pp.account_id = v.provider_id and pp.as_role = v.provider_as where v.id = ${visitId}`;
  return row;
}

/** A provider's page as a booking needs it. */
export type PageRow = Omit<BookingPageSettings, 'mode'> & {
  accountId: string;
  slug: string;
  name: string;
  shortName: string;
  imageUrl: string | null;
  phone: string | null;
  mode: BookingMode;
  /** Whether a membership opens the product to the provider. */
  listed: boolean;
  timeZone: string;
};

const pageRows = (sql: Sql, as: PublicRole) => sql`
  select pp.account_id, pp.slug, p.listed, a.phone, b.mode, b.lead_hours, b.days_ahead, b.new_clients, b.gap_minutes, b.shows_phone,
    zone_of(a.id) as time_zone,
    ${
      as === 'groomer'
        ? sql`concat_ws(' ', a.first_name, a.last_name) as name, a.first_name as short_name, a.profile_image_url as image_url`
        : sql`p.business_name as name, p.business_name as short_name, p.logo_url as image_url`
    }
  from ${pagesOf(sql, as)} join booking_pages b on b.account_id = pp.account_id
  where a.closed_at is null and a.suspended_at is null`;

/**
 * Finds the booking page that an address leads to, now or formerly, if its provider has set it up. It also opens for who
 * hides their public page: clients have the link from their groomer.
 */
export async function findPage(sql: Sql, as: PublicRole, slug: string): Promise<PageRow | undefined> {
  const [row] = await sql<PageRow[]>`
    ${pageRows(sql, as)} and pp.account_id in (
      select account_id from public_pages where as_role = ${as} and slug = ${slug}
      union all select account_id from former_slugs where as_role = ${as} and slug = ${slug})`;
  return row;
}

/** What pet parents gave, if the provider's public page shows it: who hides that shows no rating here either. */
export async function findShownRating(sql: Sql, as: PublicRole, accountId: string) {
  const [row] = await sql<{ rating: number; reviewCount: number }[]>`
    select round(r.total::numeric / r.count, 1)::float8 as rating, r.count as review_count
    from ${pagesOf(sql, as)} join ratings r on r.account_id = pp.account_id and r.as_role = ${as} and r.engagement_type = 'visit'
    where pp.account_id = ${accountId} and r.count > 0 and ${isShown(sql, as)}`;
  return row ?? { rating: null, reviewCount: 0 };
}

/** Finds which of several accounts have a page that everyone may read, and are not hidden from the viewer. */
export async function findShownTo(
  sql: Sql,
  viewerId: string,
  as: PublicRole,
  accountIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select a.id from ${pagesOf(sql, as)}
    where a.id = any(${[...accountIds]}::uuid[]) and ${isShown(sql, as)} and ${isVisibleTo(sql, viewerId, 'a.id')}`;
  return rows.map(({ id }) => id);
}

/** What the times of a page are found by. */
export type Timetable = Pick<PageRow, 'accountId' | 'timeZone' | 'leadHours' | 'daysAhead' | 'gapMinutes'>;

/** Finds by what the days of accounts' pages are free. One that takes no bookings asks for no notice. */
export const findPagesWithDays = (sql: Sql, as: PublicRole, accountIds: readonly string[]) => sql<
  (Timetable & { hasHours: boolean; booksOnline: boolean })[]
>`
  select pp.account_id, zone_of(a.id) as time_zone, has_hours, books_online, coalesce(b.gap_minutes, 0) as gap_minutes,
    case when books_online then b.lead_hours else 0 end as lead_hours,
    case when books_online then b.days_ahead else ${openingDays}::int end as days_ahead
  from ${pagesOf(sql, as)} left join booking_pages b on b.account_id = pp.account_id
    cross join lateral (select exists (select from working_hours where account_id = a.id) as has_hours) hours
    cross join lateral (select coalesce(b.mode <> 'off' and p.listed and has_hours, false) as books_online) books
  where pp.account_id = any(${[...accountIds]}::uuid[])`;

/** Locks a provider's page, so that bookings on it are counted one after the other. */
export const lockPage = (sql: Sql, accountId: string) =>
  sql`select from booking_pages where account_id = ${accountId} for update`;

/** A client whom a proven email address or phone finds. */
export type FoundClient = {
  id: string;
  firstName: string;
  archived: boolean;
  doNotBook: boolean;
  /** Whether the provider added them, or ever accepted a booking of theirs. */
  isKnown: boolean;
};

/** Finds the clients in a provider's book with an email address or phone, their own or that of their account, in a fixed order. */
export const findClientsByContact = (sql: Sql, accountId: string, contact: Contact) => sql<FoundClient[]>`
  select c.id, c.first_name, c.archived_at is not null as archived,
    c.do_not_book_at is not null or exists (select from blocks b where b.blocker_id in (c.account_id, c.linked_account_id)
      and b.blocked_id in (c.account_id, c.linked_account_id)) as do_not_book,
    c.source <> 'booking_page' or exists (select from visits v where v.client_id = c.id
      and v.status not in ('awaiting_answer', 'declined', 'expired', 'withdrawn')) as is_known
  from clients c
  where c.account_id = ${accountId} and c.merged_into is null and c.erased_at is null
    and c.id in (${contact.phone ? withPhone(sql, accountId, contact.phone) : withEmail(sql, accountId, contact.email)})
  order by archived, is_known desc, c.created_at, c.id limit 20`;

const withEmail = (sql: Sql, accountId: string, email: string | null) => sql`
  select id from clients where account_id = ${accountId} and email is not null and lower(email) = ${email} and linked_account_id is null
  union select linked.id from clients linked join accounts a on a.id = linked.linked_account_id
    where linked.account_id = ${accountId} and a.closed_at is null and lower(a.email) = ${email}`;

const withPhone = (sql: Sql, accountId: string, number: string) => sql`
  select id from clients where account_id = ${accountId} and linked_account_id is null
    and reverse(phone_digits) = reverse(right(${number}, 10))
  union select linked.id from clients linked join accounts a on a.id = linked.linked_account_id
    where linked.account_id = ${accountId} and a.closed_at is null
      and right(regexp_replace(a.phone, '\\D', '', 'g'), 10) = right(${number}, 10)`;

/** What the page needs of a client's pet besides what a booking does. */
export const findPetNotes = (sql: Sql, clientId: string, accountId: string) => sql<
  { petId: string; usualMinutes: number | null; isGroomed: boolean }[]
>`
  select cp.pet_id, cp.usual_minutes, p.last_groomed_at is not null and p.managed_by = ${accountId} or exists (
    select from visit_pets vp join visits v on v.id = vp.visit_id
    where vp.pet_id = cp.pet_id and v.provider_id = ${accountId} and v.status in ('completed', 'stopped')) as is_groomed
  from client_pets cp join pets p on p.id = cp.pet_id where cp.client_id = ${clientId}`;

/** Counts what was booked on a page and is unanswered or ahead. */
export async function countOpenBookings(
  sql: Sql,
  { accountId, clientId }: { accountId: string; clientId: string | null },
  { now, since }: { now: Date; since: Date },
) {
  const [row] = await sql<{ ofClient: number; newHolding: number; newHoldingToday: number }[]>`
    select count(*) filter (where b.client_id = ${clientId} and (v.status = 'awaiting_answer'
        or v.status = 'booked' and v.starts_at > ${now}))::int as of_client,
      count(*) filter (where b.is_new and b.holds_time and v.status = 'awaiting_answer')::int as new_holding,
      count(*) filter (where b.is_new and b.holds_time and b.created_at >= ${since})::int as new_holding_today
    from page_bookings b join visits v on v.id = b.visit_id
    where b.account_id = ${accountId} and (b.client_id = ${clientId} or b.is_new)
      and (v.starts_at > ${now} or b.created_at >= ${since})`;
  return row ?? { ofClient: 0, newHolding: 0, newHoldingToday: 0 };
}

type NewBooking = {
  visitId: string;
  accountId: string;
  clientId: string;
  isNew: boolean;
  holdsTime: boolean;
  policySeen: string;
  /** The number that a code proved; null where it was an email. */
  provenPhone: string | null;
  createdAt: Date;
};
export const insertBooking = (sql: Sql, booking: NewBooking) =>
  sql`insert into page_bookings ${sql(booking)}`;

/** When people are booked, within a range of time. */
export const findBusyTimes = (
  sql: Sql,
  subjectIds: readonly string[],
  { since, until }: { since: Date; until: Date },
) => sql<{ subjectId: string; startsAt: string; endsAt: string }[]>`
  select subject_id, lower(during) as starts_at, upper(during) as ends_at from bookings
  where subject_id = any(${subjectIds}::uuid[]) and during && tstzrange(${since}, ${until})`;
