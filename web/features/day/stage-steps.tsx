import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { clientPhone } from '#web/domain/visits/visit-client.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Chip } from '#web/ui/chip.tsx';
import { isReady, stageLabels, stages } from './stages.ts';

/** Where an animal is by the steps that wait for a signal. */
function lastStep(kept: readonly WaitingAct[], petId: string) {
  const steps = kept.flatMap(({ key, body }) =>
    key === 'POST /api/visits/:id/stage' ? [body as { petId: string; stage: VisitStage }] : [],
  );
  return steps.findLast((step) => step.petId === petId)?.stage;
}

type StageStepsProps = {
  visit: Visit;
  /** Someone who works alone says only that an animal is ready. */
  alone: boolean;
};

/** Where each animal of a visit is: one tap for each step. Once all are ready, the text about it. */
export function StageSteps({ visit, alone }: StageStepsProps) {
  const step = useKeepingAction('POST /api/visits/:id/stage', keptFor(visit, 'Step of'), {
    failed: 'It was not recorded',
  });
  const kept = useWaitingActs().filter((act) => act.record === visit.id && isUnsent(act));
  if (!visit.actions.includes('stage')) return null;
  const { client } = visit;
  const pets = visit.pets.map((pet) => ({ ...pet, stage: lastStep(kept, pet.id) ?? pet.stage }));
  const take = (petId: string, stage: (typeof stages)[number]) =>
    void step.run({ params: { id: visit.id }, body: { petId, stage } });
  return (
    <div className="grid gap-2">
      {pets.map(({ id, name, stage }) => (
        <fieldset key={id} className="flex flex-wrap items-center gap-1.5">
          <legend className={pets.length > 1 ? 'font-strong' : 'sr-only'}>{name}</legend>
          {alone ? (
            <Chip
              pressed={stage === 'ready'}
              onClick={() => take(id, stage === 'ready' ? 'waiting' : 'ready')}
            >
              Ready
            </Chip>
          ) : (
            stages.map((each) => (
              <Chip
                key={each}
                pressed={(stage ?? 'waiting') === each}
                disabled={step.busy}
                onClick={() => take(id, each)}
              >
                {stageLabels[each]}
              </Chip>
            ))
          )}
        </fieldset>
      ))}
      {isReady({ ...visit, pets }) && client && clientPhone(visit) && (
        <TextClient client={client} kind="ready" visitId={visit.id}>
          Text that {petNames(pets)} {pets.length > 1 ? 'are' : 'is'} ready
        </TextClient>
      )}
    </div>
  );
}
