import type { Applicant, ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import {
  certificationTitles,
  checkedTitles,
  shownCertifications,
} from '#server/modules/certifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { applicationJson } from '../view/shift-views.queries.ts';

export type ApplicantRow = {
  application: Omit<Applicant, 'actions' | 'isNew' | 'groomer' | 'reliability'> & { changedSince: boolean };
  isNew: boolean;
  groomer: Applicant['groomer'];
  shift: ReceivedApplication['shift'];
};

const holder = (sql: Sql) => ({ accountId: sql`g.id`, as: 'groomer' as const });

/** The columns that an owner compares applicants by; email and phone are left out. */
const columns = (sql: Sql, now: Date) => sql`
  ${applicationJson(sql)} as application, a.seen_at is null as is_new,
  json_build_object(
    'id', g.id, 'firstName', g.first_name, 'lastName', g.last_name, 'profileImageUrl', g.profile_image_url,
    'title', p.title, 'yearsExperience', p.years_experience,
    'certifications', ${certificationTitles(sql, holder(sql), { by: 'others', now })},
    'checkedCertifications', ${checkedTitles(sql, holder(sql), now)},
    'certificationRecords', ${shownCertifications(sql, holder(sql), now)},
    'dogsPerDayLow', p.dogs_per_day_low, 'dogsPerDayHigh', p.dogs_per_day_high,
    'rating', round(r.total::numeric / nullif(r.count, 0), 1), 'reviewCount', coalesce(r.count, 0),
    'distanceMiles', round(miles_between(s.lat, s.lon, p.lat, p.lon)::numeric, 1),
    'workedHere', (
      select count(*) from shift_pay worked join shifts here on here.id = worked.shift_id
      where worked.groomer_id = g.id and here.business_id = s.business_id and here.id <> s.id
        and worked.dogs_groomed > 0)) as groomer,
  json_build_object(
    'id', s.id, 'title', s.title, 'status', s.status, 'shiftDate', s.starts_at, 'endsAt', s.ends_at,
    'startTime', s.start_time, 'endTime', s.end_time, 'timeZone', s.time_zone, 'dogCount', s.dog_count,
    'payPercentage', s.pay_percentage, 'hourlyRate', s.hourly_rate, 'estimatedPayMin', s.estimated_pay_min,
    'estimatedPayMax', s.estimated_pay_max) as shift`;

const tables = (sql: Sql) => sql`
  shift_applications a
  join shifts s on s.id = a.shift_id
  join accounts g on g.id = a.groomer_id
  left join groomer_profiles p on p.account_id = g.id
  left join ratings r on r.account_id = g.id and r.as_role = 'groomer' and r.engagement_type = 'shift'`;

/** Booked groomers are shown even after a block. */
const isShown = (sql: Sql, ownerId: string) =>
  sql`(a.status in ('accepted', 'completed', 'no_show') or ${isVisibleTo(sql, ownerId, 'a.groomer_id')})`;

/**
 * Lists the groomer who works the shift first, then the others by distance or in the order of the waiting
 * list.
 */
export const findApplicants = (sql: Sql, ownerId: string, shiftId: string, now: Date) => sql<ApplicantRow[]>`
  select ${columns(sql, now)} from ${tables(sql)}
  where a.shift_id = ${shiftId} and s.business_id = ${ownerId} and a.status <> 'withdrawn' and ${isShown(sql, ownerId)}
  order by a.status not in ('accepted', 'completed', 'no_show'), a.status <> 'pending',
    case when s.status = 'posted' then miles_between(s.lat, s.lon, p.lat, p.lon) end, a.created_at, a.id`;

export const findReceivedApplications = (
  sql: Sql,
  ownerId: string,
  { after, limit }: { after: { startsAt: string; createdAt: string; id: string } | undefined; limit: number },
  now: Date,
) => sql<ApplicantRow[]>`
  select ${columns(sql, now)} from ${tables(sql)}
  where s.business_id = ${ownerId} and s.status in ('posted', 'filled') and a.status <> 'withdrawn' and ${isShown(sql, ownerId)}
    ${after ? sql`and (s.starts_at, a.created_at, a.id) > (${after.startsAt}, ${after.createdAt}, ${after.id})` : sql``}
  order by s.starts_at, a.created_at, a.id limit ${limit + 1}`;

/**
 * Marks applications as seen. Rows that are locked for a decision are skipped, so that reading never waits; a
 * later read marks them.
 */
export const markSeen = (sql: Sql, applicationIds: string[], now: Date) => sql`
  update shift_applications set seen_at = ${now} where id in (
    select id from shift_applications where id in ${sql(applicationIds)} and seen_at is null for update skip locked)`;
