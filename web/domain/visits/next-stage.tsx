import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit, VisitPet } from '#contract/grooming/visits.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { keptFor } from './kept-visit.ts';

/** Done while the client waits: neither a bath nor a pick-up. */
const whileYouWait: ReadonlySet<AnyService> = new Set<AnyService>([
  'nail_trim',
  'nail_grind',
  'walk_in_nails',
  'ear_clean',
  'anal_glands',
]);

const salonStages: readonly VisitStage[] = ['waiting', 'bath', 'dry', 'table', 'ready'];
const aloneStages: readonly VisitStage[] = ['waiting', 'ready'];

const stageActs: Partial<Record<VisitStage, string>> = {
  bath: 'Start bath',
  dry: 'Start drying',
  table: 'Start on the table',
  ready: 'Ready to pick up',
};

/** The animals of a visit where the steps that wait for a signal have taken them. */
export function usePetsWithSteps({ id: visitId, pets }: Pick<Visit, 'id' | 'pets'>): VisitPet[] {
  const kept = useWaitingActs().filter((act) => act.record === visitId && isUnsent(act));
  const steps = kept.flatMap(({ key, body }) =>
    key === 'POST /api/visits/:id/stage' ? [body as { petId: string; stage: VisitStage }] : [],
  );
  return pets.map((pet) => ({
    ...pet,
    stage: steps.findLast(({ petId }) => petId === pet.id)?.stage ?? pet.stage,
  }));
}

type NextStage = { stage: VisitStage; pets: readonly VisitPet[] };

/**
 * The step that comes before the check-out, for the animals that are furthest behind. Undefined at the client’s home, where nothing is
 * picked up, for what is done while the client waits, and once all are ready. Someone who works alone says only that they are ready.
 */
export function nextStageOf(visit: Visit, pets: readonly VisitPet[]): NextStage | undefined {
  const isAtWork = visit.actions.includes('stage') && visit.actions.includes('check_out');
  if (!isAtWork || visit.atHome || pets.length === 0) return undefined;
  if (visit.services.length > 0 && visit.services.every((service) => whileYouWait.has(service)))
    return undefined;
  const order = visit.provider.as === 'business' ? salonStages : aloneStages;
  const placeOf = ({ stage }: VisitPet) => (stage ? Math.max(0, order.indexOf(stage)) : 0);
  const least = Math.min(...pets.map(placeOf));
  const stage = order[least + 1];
  return stage && { stage, pets: pets.filter((pet) => placeOf(pet) === least) };
}

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
  const act = stageActs[next.stage];
  const isForAll = next.pets.length === visit.pets.length;
  return (
    <Button variant="primary" wide busy={step.busy && 'Noting...'} onClick={() => void take()}>
      {isForAll ? act : `${petNames(next.pets)}: ${act?.toLowerCase()}`}
    </Button>
  );
}
