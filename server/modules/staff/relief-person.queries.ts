import type { Sql } from '#server/platform/database/sql.ts';

type Relief = { id: string; day: string; fromTime: string | null; toTime: string | null };

/** Locks the person that a shift has made. */
export async function findRelief(sql: Sql, shiftId: string): Promise<Relief | undefined> {
  const [row] = await sql<Relief[]>`
    select s.id, s.from_day as day, h.from_time, h.to_time from staff s left join staff_hours h on h.staff_id = s.id
    where s.shift_id = ${shiftId} for update of s`;
  return row;
}

export const updateRelief = (
  sql: Sql,
  { id, name, day, payPercent }: { id: string; name: string; day: string; payPercent: number },
) => sql`
  update staff set name = ${name}, from_day = ${day}, to_day = ${day}, pay_percent = ${payPercent} where id = ${id}`;

export const removeRelief = (sql: Sql, id: string) => sql`
  delete from staff s where id = ${id} and not exists (select from visits v where v.staff_id = s.id and v.completed_at is not null)`;

export const renameRelief = (sql: Sql, groomerId: string, name: string) => sql`
  update staff s set name = ${name} from shift_applications a
  where a.shift_id = s.shift_id and a.groomer_id = ${groomerId} and a.status in ('accepted', 'completed', 'no_show')`;
