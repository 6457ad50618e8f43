import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findWorker } from '#server/modules/staff/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { countSteps, findStage, writeStage } from './stages.queries.ts';

/** More steps of a visit are taken, but not kept. */
const mostSteps = 200;

const words: Record<VisitStage, string> = {
  waiting: 'waiting',
  bath: 'in the bath',
  dry: 'drying',
  table: 'on the table',
  ready: 'ready',
};

type Step = { petId: string; stage: VisitStage; staffId?: string | null | undefined };

/**
 * Says where an animal is. The same stage again changes nothing. @throws Problem `not_found`, `too_early`, `too_late`, `invalid`
 */
export async function takeStep(t: Transaction, actor: Actor, visitId: string, step: Step) {
  const visit = await lockVisit(t, visitId, actor, 'stage');
  const before = await findStage(t.sql, visitId, step.petId);
  if (!before) throw fieldProblem('petId', 'This pet is not part of the visit.');
  const staffId = step.staffId === undefined ? visit.staffId : step.staffId;
  if (step.staffId && !(await findWorker(t.sql, actor.id, step.staffId)))
    throw fieldProblem('staffId', 'Not one of your people.');
  if (before.stage !== step.stage) {
    await writeStage(t.sql, visitId, step.petId, step.stage);
    if ((await countSteps(t.sql, visitId)) < mostSteps)
      await recordHistory(t, visitId, 'stage', {
        by: actor.id,
        note: `${before.name} is ${words[step.stage]}`,
        staffId,
      });
  }
  return getVisit(t.sql, actor, visitId, t.now);
}
