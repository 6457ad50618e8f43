import type { Sql } from '#server/platform/sql.ts';

export type NewMedia = {
  id: string;
  accountId: string;
  key: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
};

export const insertMedia = (sql: Sql, media: NewMedia) => sql`insert into media ${sql(media)}`;

/** Those of the ids that belong to the account, by id. */
export const findOwnMedia = (sql: Sql, accountId: string, ids: string[]) => sql<
  { id: string; key: string }[]
>`
  select id, key from media where account_id = ${accountId} and id = any(${ids}::uuid[])`;
