import type { DueState } from '#contract/shifts/shift-dues.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A due, as a notification tells of it. */
export type DueNews = {
  shiftId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  businessName: string;
  amount: number;
  weather: boolean;
  state: DueState;
  owner: Person;
  groomer: Person;
};

export async function findDueNews(sql: Sql, id: string): Promise<DueNews | undefined> {
  const [row] = await sql<DueNews[]>`
    select d.shift_id, s.title, s.starts_at, s.time_zone, b.business_name, d.amount, d.weather, d.state,
      ${person(sql, 'o')} as owner, ${person(sql, 'g')} as groomer
    from shift_dues d join shifts s on s.id = d.shift_id join business_profiles b on b.account_id = d.business_id
    join accounts o on o.id = d.business_id join accounts g on g.id = d.groomer_id where d.id = ${id}`;
  return row;
}
