import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProposal, removeProposal } from './move-proposal.ts';

/** The side that proposed a new time withdraws it. @throws Problem `not_found`, `forbidden`, `too_late` */
export async function withdrawMove(t: Transaction, actor: Actor, visitId: string) {
  const locked = await lockProposal(t, visitId, actor, 'withdraw_move');
  return removeProposal(t, actor, locked, 'withdrawn');
}
