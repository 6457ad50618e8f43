import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProposal, removeProposal } from './move-proposal.ts';

/** Declines a proposed time. @throws Problem `not_found`, `forbidden`, `too_late`, `terms_changed` */
export async function declineMove(t: Transaction, actor: Actor, visitId: string, seen?: string) {
  const locked = await lockProposal(t, visitId, actor, 'decline_move', seen);
  return removeProposal(t, actor, locked, 'declined');
}
