import type { OfferedTransfer, PetTransfer } from '#contract/pet-transfers.ts';
import { findClientOf } from '#server/modules/clients/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf } from '#server/platform/encryption/secret-links.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import { isUndoable, isWaiting, undoUntil } from './pet-transfers.policy.ts';
import {
  findOfferedPets,
  findProviderOfTransfer,
  findTransferByHash,
  findTransfersOf,
} from './pet-transfers.queries.ts';
import type { TransferRow } from './pet-transfers.queries.ts';

/** The links of a client, the newest first. @throws Problem `not_found` */
export async function listTransfers(
  sql: Sql,
  accountId: string,
  clientId: string,
  now: Date,
): Promise<PetTransfer[]> {
  if (!(await findClientOf(sql, accountId, clientId))) throw notFound('client');
  const rows = await findTransfersOf(sql, accountId, clientId);
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    state: stateOf(row, now),
    takenOver:
      (row.takenOverAt && {
        by: row.by ?? 'Former member',
        at: row.takenOverAt,
        undoUntil: undoUntil(row.takenOverAt).toISOString(),
        pets: row.pets,
      }) ||
      null,
    actions: isWaiting(row, now) ? ['end'] : isUndoable(row, now) ? ['undo'] : [],
  }));
}

function stateOf(row: TransferRow, now: Date): PetTransfer['state'] {
  if (row.undoneAt) return 'undone';
  if (row.takenOverAt) return 'taken_over';
  return isWaiting(row, now) ? 'open' : 'ended';
}

/** What a link offers. @throws Problem `link_expired` for a wrong, used, ended or old one */
export async function showOffered(sql: Sql, secret: string, now: Date): Promise<OfferedTransfer> {
  const transfer = await requireWaiting(sql, secret, now);
  const of = await findProviderOfTransfer(sql, transfer);
  if (!of) throw noLonger();
  const pets = await findOfferedPets(sql, transfer.accountId, transfer.clientId);
  return { ...of, pets: [...pets], expiresAt: transfer.expiresAt };
}

/** @throws Problem `link_expired` */
export async function requireWaiting(sql: Sql, secret: string, now: Date): Promise<TransferRow> {
  const transfer = await findTransferByHash(sql, hashOf(secret));
  if (!transfer || !isWaiting(transfer, now)) throw noLonger();
  return transfer;
}

export const noLonger = () =>
  problem('link_expired', 'This link was used, or is no longer valid. Ask your groomer for a new one.');
