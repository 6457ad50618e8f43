import type { MoveProposal, Visit } from '#contract/grooming/visits.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { openProposal, sideOf } from '../visits.policy.ts';
import { deleteProposal } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

type LockedProposal = { visit: LockedVisit; proposal: MoveProposal };

/**
 * Locks a visit and returns its open proposal. `seen` is the proposed start that the caller read, checked
 * only if given.
 * @throws Problem `not_found`, `forbidden`, `too_late`, `terms_changed`
 */
export async function lockProposal(
  t: Transaction,
  visitId: string,
  actor: Actor,
  action: 'accept_move' | 'decline_move' | 'withdraw_move',
  seen?: string,
): Promise<LockedProposal> {
  const visit = await lockVisit(t, visitId, actor, action);
  const proposal = openProposal(visit, t.now);
  if (!proposal) throw new Error('The policy lets through a visit without a proposal');
  requireProposalSeen(proposal, visit.timeZone, seen, t.now);
  return { visit, proposal };
}

/** Removes a proposal that one side declined or withdrew. @returns the visit as it is then */
async function removeProposal(
  t: Transaction,
  actor: Actor,
  { visit, proposal: { startsAt } }: LockedProposal,
  how: 'declined' | 'withdrawn',
): Promise<Visit> {
  const { id: visitId, timeZone, startsAt: from } = visit;
  await deleteProposal(t.sql, visitId);
  await recordHistory(t, visitId, `move_${how}`, {
    by: actor.id,
    note: momentInWords(startsAt, timeZone, t.now),
  });
  await t.announce(`visit.move_${how}`, { visitId, by: sideOf(visit, actor), from, startsAt });
  return getVisit(t.sql, actor, visitId, t.now);
}

/**
 * Checks that the caller read the current proposal. `seen` is null for no proposal; undefined skips the
 * check.
 */
export function requireProposalSeen(
  proposal: MoveProposal | null,
  timeZone: string,
  seen: string | null | undefined,
  now: Date,
): void {
  if (seen === undefined) return;
  const [current, read] = [proposal?.startsAt ?? null, seen].map((at) =>
    at === null ? null : Date.parse(at),
  );
  if (current === read) return;
  const message = proposal
    ? `The proposed time is now ${momentInWords(proposal.startsAt, timeZone, now)}. Nothing was changed.`
    : 'The proposal that you saw is no longer open. Nothing was changed.';
  throw problem('terms_changed', message, [
    { path: 'startsAt', message, current: proposal?.startsAt ?? null },
  ]);
}

/**
 * Checks that a new start is in the future, within a year and different. @throws Problem `invalid` naming
 * `startsAt`
 */
export function requireNewTime({ startsAt }: LockedVisit, proposed: Date, now: Date): void {
  if (proposed <= now) throw fieldProblem('startsAt', 'This time has passed: choose a later one.');
  if (proposed > after(now, days(366))) throw fieldProblem('startsAt', 'This time is more than a year away.');
  if (proposed.getTime() === Date.parse(startsAt))
    throw fieldProblem('startsAt', 'The visit is at this time already: choose another one.');
}

/** Declines a proposed time. @throws Problem `not_found`, `forbidden`, `too_late`, `terms_changed` */
export async function declineMove(t: Transaction, actor: Actor, visitId: string, seen?: string) {
  const locked = await lockProposal(t, visitId, actor, 'decline_move', seen);
  return removeProposal(t, actor, locked, 'declined');
}

/** The side that proposed a new time withdraws it. @throws Problem `not_found`, `forbidden`, `too_late` */
export async function withdrawMove(t: Transaction, actor: Actor, visitId: string) {
  const locked = await lockProposal(t, visitId, actor, 'withdraw_move');
  return removeProposal(t, actor, locked, 'withdrawn');
}
