import { href } from '#contract/pages.ts';
import type { BegunTransfer } from '#contract/pet-transfers.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import { hashOf } from '#server/platform/encryption/secret-links.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteBegun, findBegun, insertBegun } from './begun-transfers.queries.ts';
import { isWaiting } from './pet-transfers.policy.ts';
import { findOfferedPets, findProviderOfTransfer, findTransferByHash } from './pet-transfers.queries.ts';
import { requireWaiting } from './show-transfers.ts';

/**
 * Remembers that an account wants the pets of a link. A new account must first confirm its address, perhaps on another
 * device, and is led back from there. @throws Problem `link_expired`, `forbidden` for the provider's own link, `full`
 */
export async function beginTransfer(t: Transaction, secrets: SecretBox, ownerId: string, secret: string) {
  const { id, accountId } = await requireWaiting(t.sql, secret, t.now);
  if (accountId === ownerId) throw problem('forbidden', 'This link is for your client. Send it to them.');
  await insertBegun(t.sql, { ownerId, transferId: id, begunAt: t.now });
  return listBegun(t.sql, secrets, ownerId, t.now);
}

/** The account does not want the pets. The link stays open for whoever they belong to. */
export async function declineTransfer(t: Transaction, secrets: SecretBox, ownerId: string, secret: string) {
  const transfer = await findTransferByHash(t.sql, hashOf(secret));
  if (transfer) await deleteBegun(t.sql, ownerId, transfer.id);
  return listBegun(t.sql, secrets, ownerId, t.now);
}

/** Lists the links that an account has begun to use and that still offer pets. */
export async function listBegun(
  sql: Sql,
  secrets: SecretBox,
  ownerId: string,
  now: Date,
): Promise<BegunTransfer[]> {
  const waiting = (await findBegun(sql, ownerId)).filter((row) => isWaiting(row, now));
  const begun = await Promise.all(
    waiting.map(async ({ sealedSecret, ...row }) => {
      const of = await findProviderOfTransfer(sql, row);
      const pets = await findOfferedPets(sql, row.accountId, row.clientId);
      if (!of || pets.length === 0) return [];
      const path = href('pet-transfer', { secret: await secrets.open(sealedSecret, row.id) });
      return [{ id: row.id, provider: of.provider, pets: pets.map(({ name }) => name), path }];
    }),
  );
  return begun.flat();
}
