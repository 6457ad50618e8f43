import type { ExtraState } from '#contract/shifts/shift-days.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The day of a shift, as a notification tells of it. */
export type DayNews = {
  shiftId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  businessName: string;
  lateMinutes: number | null;
  owner: Person;
  groomer: Person;
};
export type ExtraNews = DayNews & { dogs: number; minutes: number; state: ExtraState; answerBy: string };

const columns = (sql: Sql) => sql`
  s.id as shift_id, s.title, s.starts_at, s.ends_at, s.time_zone, b.business_name, ${person(sql, 'o')} as owner,
  ${person(sql, 'g')} as groomer`;
const tables = (sql: Sql) => sql`
  join shifts s on s.id = d.shift_id join business_profiles b on b.account_id = s.business_id
  join accounts o on o.id = s.business_id join accounts g on g.id = d.groomer_id`;

export async function findDayNews(sql: Sql, shiftId: string, groomerId: string) {
  const [row] = await sql<DayNews[]>`
    select ${columns(sql)}, d.late_minutes from shift_days d ${tables(sql)}
    where d.shift_id = ${shiftId} and d.groomer_id = ${groomerId}`;
  return row;
}

export async function findExtraNews(sql: Sql, id: string) {
  const [row] = await sql<ExtraNews[]>`
    select ${columns(sql)}, null::int as late_minutes, d.dogs, d.minutes, d.state, d.answer_by
    from shift_extras d ${tables(sql)} where d.id = ${id}`;
  return row;
}
