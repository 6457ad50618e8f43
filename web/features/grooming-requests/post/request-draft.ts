import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { OwnRequest, RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { openRequestFor } from '../own/own-request-groups.ts';
import { servicesTitle } from '../request-words.ts';
import type { RequestEdit, RequestPosting } from '../requests.api.ts';

/** Purpose of the form: a new request with pets to choose from, or an edit. */
export type RequestTask =
  | {
      kind: 'post';
      pets: readonly Pet[];
      petId?: string;
      /** What was asked before. */ asked?: readonly OwnRequest[];
      /** Who is asked by name. */
      provider?: { id: string; name: string };
      onSent?: () => void;
    }
  | { kind: 'edit'; request: OwnRequest; pets: readonly Pet[] };
/** Values of the profile, used for fields that are left empty. */
export type RequestPlace = { address: string | null; preferredRadius: number | undefined };

/** Form values of a request: numbers as typed, `preferredDate` as 'YYYY-MM-DD' or ''. */
export type RequestValues = {
  petIds: string[];
  servicesNeeded: AnyService[];
  title: string;
  description: string;
  estimatedBudget: string;
  urgency: RequestCard['urgency'];
  preferredDate: string;
  window: RequestCard['window'];
  /** '' until it is chosen; the address then decides. */
  where: RequestCard['where'] | '';
  travelMiles: string;
  address: string;
};
export type RequestField = keyof RequestValues;

export const valuesOf = (task: RequestTask, place: RequestPlace): RequestValues =>
  task.kind === 'edit'
    ? {
        petIds: task.request.pets.map(({ id }) => id),
        servicesNeeded: task.request.servicesNeeded,
        title: task.request.title,
        description: task.request.description ?? '',
        estimatedBudget: typed(task.request.estimatedBudget),
        urgency: task.request.urgency,
        preferredDate: task.request.preferredDate ?? '',
        window: task.request.window,
        where: task.request.where,
        travelMiles: typed(task.request.travelMiles),
        address: task.request.address,
      }
    : {
        petIds: [task.petId ?? firstChoice(task)].filter((id) => id !== undefined),
        servicesNeeded: [],
        title: '',
        description: '',
        estimatedBudget: '',
        urgency: 'normal',
        preferredDate: '',
        window: 'any',
        where: '',
        travelMiles: typed(place.preferredRadius),
        address: place.address ?? '',
      };

/** The first pet without an open request, else the first of all. */
function firstChoice({ pets, asked = [] }: Extract<RequestTask, { kind: 'post' }>): string | undefined {
  return (pets.find(({ id }) => !openRequestFor(id, asked)) ?? pets[0])?.id;
}

/** Pets to choose from. A request keeps pets that were archived later. */
export const petsOf = (task: RequestTask): readonly (Pet | RequestCard['pet'])[] =>
  task.kind === 'post'
    ? task.pets
    : [...task.pets, ...task.request.pets.filter(({ id }) => !task.pets.some((pet) => pet.id === id))];

/** Where the grooming happens. Until it is chosen, groomers may come if the address has a street. */
export const whereOf = ({ where, address }: Pick<RequestValues, 'where' | 'address'>): RequestCard['where'] =>
  where || (hasStreet(address) ? 'either' : 'travel');

const typed = (value: number | null | undefined): string => String(value ?? '');
const whole = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Default title, e.g. 'Full groom and dematting for Bella'. */
export const titleFor = (codes: readonly AnyService[], pets: readonly { name: string }[]): string =>
  codes.length === 0 || pets.length === 0
    ? ''
    : shortened(
        `${servicesTitle(codes)} for ${petNames(pets)}`,
        `${servicesTitle(codes.slice(0, 1))} and more`,
      );

/** Longest title that the API accepts. */
const longestTitle = 120;
const shortened = (title: string, shorter: string) => (title.length > longestTitle ? shorter : title);

/** Request body of PATCH /api/grooming-requests/:id. */
export const changeOf = (values: RequestValues, pets: readonly { name: string }[]) =>
  ({
    title: values.title.trim() || titleFor(values.servicesNeeded, pets),
    description: values.description.trim() || null,
    servicesNeeded: values.servicesNeeded,
    estimatedBudget: whole(values.estimatedBudget),
    urgency: values.urgency,
    preferredDate: values.preferredDate || null,
    window: values.window,
    where: whereOf(values),
    travelMiles: whereOf(values) === 'home' ? null : whole(values.travelMiles),
    ...(values.address.trim() ? { address: values.address.trim() } : {}),
  }) satisfies RequestEdit;

/** Request body of POST /api/grooming-requests: `petId` for one pet, `petIds` for several. */
export const postingOf = (values: RequestValues, pets: readonly { name: string }[]): RequestPosting => {
  const [petId] = values.petIds;
  return {
    ...changeOf(values, pets),
    ...(values.petIds.length === 1 && petId ? { petId } : { petIds: values.petIds }),
  };
};

/** Lists missing and invalid fields before anything is sent. */
export function problemsOf(values: RequestValues) {
  const { petIds, servicesNeeded, estimatedBudget, travelMiles, address } = values;
  const problems: { field: RequestField; message: string }[] = [];
  if (petIds.length === 0) problems.push({ field: 'petIds', message: 'Choose at least one pet' });
  if (servicesNeeded.length === 0)
    problems.push({ field: 'servicesNeeded', message: 'Choose at least one service' });
  if (whereOf(values) !== 'travel' && address.trim() && !hasStreet(address))
    problems.push({ field: 'address', message: 'Add the street for the groomer who comes to you' });
  const amounts = { estimatedBudget, travelMiles };
  for (const field of ['estimatedBudget', 'travelMiles'] as const)
    if (!/^\s*\d*\s*$/.test(amounts[field])) problems.push({ field, message: 'Use a whole number' });
  return problems;
}
