import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import { transferDays } from '#contract/pet-transfers.ts';
import { lockClient } from '#server/modules/clients/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import { hashOf, newSecret } from '#server/platform/encryption/secret-links.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { isWaiting } from './pet-transfers.policy.ts';
import {
  findOfferedPets,
  findSealed,
  findTransfer,
  findTransfersOf,
  insertTransfer,
  markEnded,
} from './pet-transfers.queries.ts';
import { listTransfers } from './show-transfers.ts';

/**
 * Makes the link with which a client takes over their pets, or shows the one that still works. @throws Problem `not_found`,
 * `already_done` if there is no pet to take over
 */
export async function inviteToTakeOver(
  t: Transaction,
  secrets: SecretBox,
  accountId: string,
  clientId: string,
) {
  await lockClient(t.sql, accountId, clientId);
  const offered = await findOfferedPets(t.sql, accountId, clientId);
  if (offered.length === 0)
    throw problem('already_done', 'There is no pet left to take over: its owner keeps the record already.');
  const waiting = (await findTransfersOf(t.sql, accountId, clientId)).find((each) => isWaiting(each, t.now));
  const sealed = waiting && (await findSealed(t.sql, waiting.id));
  const secret =
    waiting && sealed ? await secrets.open(sealed, waiting.id) : await make(t, secrets, accountId, clientId);
  const [newest] = await listTransfers(t.sql, accountId, clientId, t.now);
  if (!newest) throw notFound('link');
  return { ...newest, path: href('pet-transfer', { secret }) };
}

async function make(t: Transaction, secrets: SecretBox, accountId: string, clientId: string) {
  const id = uuidv7();
  const secret = newSecret();
  await insertTransfer(t.sql, {
    id,
    accountId,
    clientId,
    tokenHash: hashOf(secret),
    sealedSecret: await secrets.seal(secret, id),
    createdAt: t.now,
    expiresAt: after(t.now, days(transferDays)),
  });
  return secret;
}

/** Ends a link before it is used. @throws Problem `not_found`, `too_late` */
export async function endTransfer(t: Transaction, accountId: string, id: string) {
  const transfer = await lockTransfer(t, accountId, id);
  if (!isWaiting(transfer, t.now)) throw problem('too_late', 'This link was used, or has ended.');
  await markEnded(t.sql, id, t.now);
  return listTransfers(t.sql, accountId, transfer.clientId, t.now);
}

/** Locks the client of a provider's link, and with it the link. @throws Problem `not_found` */
export async function lockTransfer(t: Transaction, accountId: string, id: string) {
  const found = await findTransfer(t.sql, id);
  if (found?.accountId !== accountId) throw notFound('link');
  await lockClient(t.sql, accountId, found.clientId);
  const transfer = await findTransfer(t.sql, id);
  if (!transfer) throw notFound('link');
  return transfer;
}
