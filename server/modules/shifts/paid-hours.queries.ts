import type { Sql } from '#server/platform/database/sql.ts';

/** The hours that the pay `p` of the shift `s` counts. */
export const paidHours = (sql: Sql, pay = sql`p`) =>
  sql`round(coalesce(${pay}.minutes_worked, extract(epoch from s.ends_at - s.starts_at) / 60) / 60.0, 2)::float8`;
