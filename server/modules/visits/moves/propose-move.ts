import type { Actor } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { requireNewTime, requireProposalSeen } from './move-proposal.ts';
import { getVisit } from '../view/get-visit.ts';
import { openProposal, sideOf } from '../visits.policy.ts';
import { writeProposal } from '../visits.queries.ts';

type Draft = { startsAt: string; insteadOf?: string | null | undefined };

/**
 * Proposes a new time for either side, replacing an open proposal. The visit keeps its time until the other
 * side accepts.
 * @throws Problem `not_found`, `too_late`, `terms_changed`, `invalid`, `already_done`
 */
export async function proposeMove(t: Transaction, actor: Actor, visitId: string, draft: Draft) {
  const visit = await lockVisit(t, visitId, actor, 'propose_move');
  const [open, by, startsAt] = [openProposal(visit, t.now), sideOf(visit, actor), new Date(draft.startsAt)];
  requireProposalSeen(open, visit.timeZone, draft.insteadOf, t.now);
  requireNewTime(visit, startsAt, t.now);
  const isOpen = open !== null && Date.parse(open.startsAt) === startsAt.getTime();
  if (isOpen && open.by !== by)
    throw problem('already_done', 'The other side proposed this time already. Accept it to move the visit.');
  if (!isOpen) {
    const proposed = startsAt.toISOString();
    await writeProposal(t.sql, visitId, { startsAt, by, at: t.now });
    await recordHistory(t, visitId, 'move_proposed', {
      by: actor.id,
      note: momentInWords(proposed, visit.timeZone, t.now),
    });
    await t.announce('visit.move_proposed', { visitId, by, from: visit.startsAt, startsAt: proposed });
  }
  return getVisit(t.sql, actor, visitId, t.now);
}
