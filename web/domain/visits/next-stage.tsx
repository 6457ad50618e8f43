import type { Visit, VisitPet } from '#contract/grooming/visits.ts';
import { useWaitingActs } from '#web/lib/api/outbox.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { keptFor } from './kept-visit.ts';
import { petsWithSteps, stageWords } from './next-act.ts';
import type { NextStage } from './next-act.ts';

/** The animals of a visit where the steps that wait for a signal have taken them. */
export const usePetsWithSteps = (visit: Pick<Visit, 'id' | 'pets'>): VisitPet[] =>
  petsWithSteps(visit, useWaitingActs());

type NextStageButtonProps = { visit: Visit; next: NextStage };

/** Takes the animals one step further, as the one filled button of the visit. */
export function NextStageButton({ visit, next }: NextStageButtonProps) {
  const step = useKeepingAction('POST /api/visits/:id/stage', keptFor(visit, 'Step of'), {
    failed: 'It was not recorded',
  });
  const take = async () => {
    for (const { id } of next.pets)
      if (!(await step.run({ params: { id: visit.id }, body: { petId: id, stage: next.stage } }))) return;
  };
  return (
    <Button variant="primary" wide busy={step.busy && 'Noting...'} onClick={() => void take()}>
      {stageWords(next, visit)}
    </Button>
  );
}
