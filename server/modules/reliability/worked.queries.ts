import type { Sql } from '#server/platform/database/sql.ts';

/** Finds a completed shift with its two sides. */
export async function findCompletedShift(sql: Sql, shiftId: string) {
  const [row] = await sql<
    {
      title: string;
      ownerId: string;
      groomerId: string;
      endsAt: string;
      completedAt: string;
      dogsGroomed: number;
    }[]
  >`
    select s.title, s.business_id as owner_id, worker.groomer_id, s.ends_at, s.completed_at, p.dogs_groomed
    from shifts s join shift_pay p on p.shift_id = s.id join shift_applications worker on worker.shift_id = s.id and worker.status = 'completed'
    where s.id = ${shiftId} and s.completed_at is not null`;
  return row;
}

/** Finds a completed visit from the marketplace with its two sides; a provider's own visits count for no one. */
export async function findCompletedVisit(sql: Sql, visitId: string) {
  const [row] = await sql<{ title: string; ownerId: string; providerId: string; completedAt: string }[]>`
    select title, owner_id, provider_id, completed_at from visits
    where id = ${visitId} and source = 'marketplace' and completed_at is not null`;
  return row;
}

/** Finds which accounts have ever worked a shift, had one worked, or finished a visit; facts are deleted after some time. */
export async function findWorked(sql: Sql, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from unnest(${accountIds}::uuid[]) id
    where exists (select from shift_pay p where p.groomer_id = id and p.dogs_groomed > 0)
      or exists (select from shifts s join shift_pay p on p.shift_id = s.id where s.business_id = id and p.dogs_groomed > 0)
      or exists (select from visits v where v.provider_id = id and v.completed_at is not null)
      or exists (select from visits v where v.owner_id = id and v.completed_at is not null)`;
  return new Set(rows.map(({ id }) => id));
}
