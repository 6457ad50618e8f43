import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit, VisitPet } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { isUnsent } from '#web/lib/api/outbox.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';

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

export type NextStage = { stage: VisitStage; pets: readonly VisitPet[] };

/** The animals of a visit where the steps that wait for a signal have taken them. */
export function petsWithSteps(
  { id: visitId, pets }: Pick<Visit, 'id' | 'pets'>,
  acts: readonly WaitingAct[],
): VisitPet[] {
  const steps = acts.flatMap((act) =>
    act.record === visitId && isUnsent(act) && act.key === 'POST /api/visits/:id/stage'
      ? [act.body as { petId: string; stage: VisitStage }]
      : [],
  );
  return pets.map((pet) => ({
    ...pet,
    stage: steps.findLast(({ petId }) => petId === pet.id)?.stage ?? pet.stage,
  }));
}

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

/** 'Start bath'; 'Bella: start bath' while other animals of the visit are further. */
export function stageWords({ stage, pets }: NextStage, visit: Pick<Visit, 'pets'>): string {
  const act = stageActs[stage] ?? '';
  return pets.length === visit.pets.length ? act : `${petNames(pets)}: ${act.toLowerCase()}`;
}

/** Whether the provider drives there and has not said that they are on the way. */
export const tellsOnMyWay = ({ actions, atHome, onMyWayAt }: Visit): boolean =>
  actions.includes('on_my_way') && atHome && onMyWayAt === null;

export type NextAct =
  | { kind: 'answer' | 'check_out' | 'report_card' | 'on_my_way' | 'check_in' }
  | { kind: 'stage'; next: NextStage };

const overActs: readonly WaitingAct['key'][] = [
  'POST /api/visits/:id/complete',
  'POST /api/visits/:id/stop',
  'POST /api/visits/:id/cancel',
  'POST /api/visits/:id/no-show',
];

/**
 * The one next step of a provider's visit, on the Day and on the dashboard alike. What waits for a signal counts as done.
 */
export function nextActOf(visit: Visit, acts: readonly WaitingAct[]): NextAct | undefined {
  const waits = (key: WaitingAct['key']) =>
    acts.some((act) => act.record === visit.id && isUnsent(act) && act.key === key);
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const isUndone = waits('POST /api/visits/:id/undo-check-in');
  if (overActs.some(waits)) return undefined;
  if (can('accept')) return { kind: 'answer' };
  if (can('check_out') && !isUndone) {
    const next = nextStageOf(visit, petsWithSteps(visit, acts));
    return next ? { kind: 'stage', next } : { kind: 'check_out' };
  }
  if (!isUndone && (can('complete') || waits('POST /api/visits/:id/check-in')))
    return { kind: 'report_card' };
  if (tellsOnMyWay(visit) && !waits('POST /api/visits/:id/on-my-way')) return { kind: 'on_my_way' };
  return can('check_in') ? { kind: 'check_in' } : undefined;
}

const actWords: Record<Exclude<NextAct['kind'], 'stage'>, string> = {
  answer: 'Answer the request',
  check_out: 'Check out',
  report_card: 'Write report card',
  on_my_way: 'On my way',
  check_in: 'Check in',
};

/** The next step as a link, for where there is room for no more than that. */
export const linkOfAct = (act: NextAct, visit: Visit): { label: string; to: string } => ({
  label: act.kind === 'stage' ? stageWords(act.next, visit) : actWords[act.kind],
  to: href(act.kind === 'check_out' ? 'check-out' : 'visit', { id: visit.id }),
});
