import type { Sql } from '#server/platform/sql.ts';

export type NewMembership = {
  id: string;
  accountId: string;
  kind: 'access' | 'premium';
  plan: string;
  status: string;
  startedAt: Date;
  paidUntil: Date;
  minimumUntil: Date;
  accessUntil: Date;
  createdAt: Date;
};

export const insertMembership = (sql: Sql, membership: NewMembership) =>
  sql`insert into memberships ${sql(membership)}`;
