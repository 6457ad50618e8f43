import type { Sql } from '#server/platform/database/sql.ts';
import type { TransferRow } from './pet-transfers.queries.ts';

export const insertBegun = (sql: Sql, begun: { ownerId: string; transferId: string; begunAt: Date }) =>
  sql`insert into begun_transfers ${sql(begun)} on conflict (owner_id, transfer_id) do nothing`;

export const deleteBegun = (sql: Sql, ownerId: string, transferId: string) =>
  sql`delete from begun_transfers where owner_id = ${ownerId} and transfer_id = ${transferId}`;

export const deleteBegunOf = (sql: Sql, ownerId: string) =>
  sql`delete from begun_transfers where owner_id = ${ownerId}`;

/** After the pets were taken over, nobody is led to them anymore. */
export const deleteBegunBy = (sql: Sql, transferId: string) =>
  sql`delete from begun_transfers where transfer_id = ${transferId}`;

export type BegunRow = TransferRow & { sealedSecret: Buffer };

/** The links that an account has begun to use, the newest first. */
export const findBegun = (sql: Sql, ownerId: string) => sql<BegunRow[]>`
  select x.id, x.account_id, x.client_id, x.created_at, x.expires_at, x.ended_at, x.owner_id, x.taken_over_at, x.undone_at,
    x.sealed_secret
  from begun_transfers b join pet_transfers x on x.id = b.transfer_id where b.owner_id = ${ownerId}
  order by b.begun_at desc, x.id desc limit 20`;
