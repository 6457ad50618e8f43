import { isOpen } from '#contract/grooming/grooming-lifecycle.ts';
import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit, VisitPet } from '#contract/grooming/visits.ts';

export const stages: readonly VisitStage[] = ['waiting', 'bath', 'dry', 'table', 'ready'];
export const stageLabels: Record<VisitStage, string> = {
  waiting: 'Waiting',
  bath: 'Bath',
  dry: 'Dry',
  table: 'Table',
  ready: 'Ready',
};

const stageWords = ({ stage }: Pick<VisitPet, 'stage'>): string =>
  stage && stage !== 'waiting' ? stageLabels[stage] : 'Checked in';

/** 'Bath'; 'Bella: Bath', 'Otto: Ready' where animals are at different stages. */
export function stagesInWords(pets: readonly Pick<VisitPet, 'name' | 'stage'>[]): string[] {
  const [first, ...others] = new Set(pets.map(stageWords));
  if (others.length > 0) return pets.map((pet) => `${pet.name}: ${stageWords(pet)}`);
  return first ? [first] : [];
}

/** Whether all animals of a visit wait to be picked up. */
export const isReady = ({ status, pets }: Pick<Visit, 'status' | 'pets'>): boolean =>
  status === 'checked_in' && pets.length > 0 && pets.every(({ stage }) => stage === 'ready');

/** Whether animals are still in the house although they were to be picked up. */
export const isOver = (
  { status, atHome, readyAt }: Pick<Visit, 'status' | 'atHome' | 'readyAt'>,
  now: Date,
): boolean => status === 'checked_in' && !atHome && Date.parse(readyAt) < now.getTime();

/** 'Expected 4', 'Waiting 2' …: how many animals of a day are where. */
export function stageCounts(visits: readonly Visit[]): { words: string; count: number }[] {
  const open = visits.filter(({ status }) => isOpen(status));
  const here = open.filter(({ status }) => status === 'checked_in').flatMap(({ pets }) => pets);
  const toPay = visits
    .filter(({ status, actions }) => status !== 'checked_in' && actions.includes('check_out'))
    .flatMap(({ pets }) => pets).length;
  return [
    {
      words: 'Expected',
      count: open.filter(({ status }) => status === 'booked').flatMap(({ pets }) => pets).length,
    },
    ...stages.map((stage) => ({
      words: stageLabels[stage],
      count: here.filter((pet) => (pet.stage ?? 'waiting') === stage).length,
    })),
    ...(toPay > 0 ? [{ words: 'Not checked out', count: toPay }] : []),
  ];
}
