import { momentInWords } from '#server/platform/wall-clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockVisitForJob, recordHistory } from '../lock-visit.ts';
import { openProposal } from '../visits.policy.ts';
import { deleteProposal, findMovesBetween } from '../visits.queries.ts';

/**
 * Takes back the open proposals of new times between two people after a block; the visits stay booked. It is not
 * announced, because a mail would reach the other side.
 */
export async function endMovesBetween(
  { sql, transact }: Platform,
  oneId: string,
  otherId: string,
): Promise<void> {
  for (const { id } of await findMovesBetween(sql, oneId, otherId))
    await transact(async (t) => {
      const visit = await lockVisitForJob(t, id);
      const proposal = visit && openProposal(visit, t.now);
      if (!proposal) return;
      await deleteProposal(t.sql, id);
      const by = proposal.by === 'provider' ? visit.providerId : visit.ownerId;
      await recordHistory(t, id, 'move_withdrawn', {
        by,
        note: momentInWords(proposal.startsAt, visit.timeZone, t.now),
      });
    });
}
