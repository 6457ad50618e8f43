import { findLink } from '#server/modules/client-links/index.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { inviteToTakeOver } from './invite-to-take-over.ts';

/**
 * Leads the client of a visit's link to where they take over their pets, as the provider's invitation does.
 * @throws Problem `link_expired`, `already_done` if the provider keeps none of them anymore
 */
export async function inviteByLink(t: Transaction, secrets: SecretBox, secret: string) {
  const { accountId, clientId } = await findLink(t.sql, secret, t.now);
  const { path } = await inviteToTakeOver(t, secrets, accountId, clientId);
  return { path };
}
