import type { Visit } from '#contract/grooming/visits.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { nextStageOf, usePetsWithSteps } from '#web/domain/visits/next-stage.tsx';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Chip } from '#web/ui/chip.tsx';
import { isReady, stageLabels, stages } from './stages.ts';

type StageStepsProps = {
  visit: Visit;
  /** Someone who works alone says only that an animal is ready. */
  alone: boolean;
};

/** Where each animal of a visit is: one tap for each step, in the row of the next act. Once all are ready, the text about it. */
export function StageSteps({ visit, alone }: StageStepsProps) {
  const step = useKeepingAction('POST /api/visits/:id/stage', keptFor(visit, 'Step of'), {
    failed: 'It was not recorded',
  });
  const pets = usePetsWithSteps(visit);
  if (!visit.actions.includes('stage')) return null;
  const { client } = visit;
  // The filled button says it already.
  const isSaid = alone && pets.length === 1 && nextStageOf(visit, pets) !== undefined;
  const take = (petId: string, stage: (typeof stages)[number]) =>
    void step.run({ params: { id: visit.id }, body: { petId, stage } });
  return (
    <>
      {(isSaid ? [] : pets).map(({ id, name, stage }) =>
        alone ? (
          <Chip
            key={id}
            className="second"
            icon={stage === 'ready' ? 'check' : undefined}
            pressed={stage === 'ready'}
            onClick={() => take(id, stage === 'ready' ? 'waiting' : 'ready')}
          >
            {pets.length > 1 ? `${name} ready` : 'Ready'}
          </Chip>
        ) : (
          <fieldset
            key={id}
            // Equal on a phone's row; larger text makes a step wider than its share, and more rows.
            className="flex basis-full flex-wrap gap-1 sm:max-w-md"
          >
            <legend className={pets.length > 1 ? 'font-strong' : 'sr-only'}>{name}</legend>
            {stages.map((each) => (
              <Chip
                key={each}
                className="flex-[1_1_3.25rem] justify-center px-0.5! text-s"
                pressed={(stage ?? 'waiting') === each}
                disabled={step.busy}
                onClick={() => take(id, each)}
              >
                {stageLabels[each]}
              </Chip>
            ))}
          </fieldset>
        ),
      )}
      {isReady({ ...visit, pets }) && client && clientWays(visit).text && (
        <TextClient client={client} kind="ready" visitId={visit.id}>
          Text: {petNames(pets)} {pets.length > 1 ? 'are' : 'is'} ready
        </TextClient>
      )}
    </>
  );
}
