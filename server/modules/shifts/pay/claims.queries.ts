import type { Sql } from '#server/platform/database/sql.ts';

/** The groomer's figures for a shift that the owner has not recorded; money in cents. */
export type NewClaim = {
  shiftId: string;
  groomerId: string;
  dogsGroomed: number;
  minutesWorked: number;
  revenue: number;
  revenueEstimated: boolean;
  bonus: number;
  pay: number;
  claimedAt: Date;
  answerBy: Date;
};
export type Claim = Omit<NewClaim, 'claimedAt' | 'answerBy'> & { answerBy: string };

/** Inserts the groomer's figures or replaces earlier ones. */
export const writeClaim = (sql: Sql, claim: NewClaim) =>
  sql`insert into shift_claims ${sql(claim)} on conflict (shift_id) do update set ${sql(claim)}`;

export async function findClaim(sql: Sql, shiftId: string): Promise<Claim | undefined> {
  const [row] = await sql<Claim[]>`
    select shift_id, groomer_id, dogs_groomed, minutes_worked, revenue, revenue_estimated, bonus, pay, answer_by
    from shift_claims where shift_id = ${shiftId}`;
  return row;
}

export const deleteClaim = (sql: Sql, shiftId: string) =>
  sql`delete from shift_claims where shift_id = ${shiftId}`;
