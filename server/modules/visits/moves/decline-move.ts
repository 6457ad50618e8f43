import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { recordHistory } from '../lock-visit.ts';
import { lockProposal } from './move-proposal.ts';
import { getVisit } from '../view/get-visit.ts';
import { sideOf } from '../visits.policy.ts';
import { deleteProposal } from '../visits.queries.ts';

/** Declines a proposed time. @throws Problem `not_found`, `forbidden`, `too_late`, `terms_changed` */
export async function declineMove(t: Transaction, actor: Actor, visitId: string, seen?: string) {
  const { visit, proposal } = await lockProposal(t, visitId, actor, 'decline_move', seen);
  const { startsAt } = proposal;
  await deleteProposal(t.sql, visitId);
  await recordHistory(t, visitId, 'move_declined', {
    by: actor.id,
    note: momentInWords(startsAt, visit.timeZone, t.now),
  });
  await t.announce('visit.move_declined', {
    visitId,
    by: sideOf(visit, actor),
    from: visit.startsAt,
    startsAt,
  });
  return getVisit(t.sql, actor, visitId, t.now);
}
