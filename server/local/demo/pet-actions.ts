import { DateTime } from 'luxon';
import { minutes, after } from '#server/platform/clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { DemoPet } from './grooming-story.ts';
import type { Action } from './run-actions.ts';
import { petOwners } from './stories/pet-owners.ts';
import { at, townZone } from './story.ts';

/** The ids of the pets by `Jordan Ellis/Bella`. */
export type PetIds = Map<string, string>;

const registeredOn = -82;

/** Registers all pets with their details, and sets the rules of the providers. */
export function petActions(call: Call, now: Date, people: People): { actions: Action[]; pets: PetIds } {
  const pets: PetIds = new Map();
  const cookieOf = (name: string) => people.named.get(name) ?? '';
  const registrations = petOwners.map(({ name, pets: theirs }, index) => ({
    when: after(at(now, registeredOn, '18:00'), minutes(9 * index)),
    async act() {
      for (const pet of theirs) {
        const { id } = await call(cookieOf(name), 'POST /api/pets', draftOf(pet, now));
        pets.set(`${name}/${pet.name}`, id);
        for (const [kind, ends] of Object.entries(pet.vaccinations ?? {}))
          await call(cookieOf(name), `POST /api/pets/${id}/vaccinations`, {
            kind,
            givenOn: dayAt(now, { days: ends, years: -1 }),
            expiresOn: dayAt(now, { days: ends }),
          });
      }
    },
  }));
  const rules = providerRules.map(({ who, asks, honorsPremium }) => ({
    when: at(now, registeredOn, '12:00'),
    act: () =>
      call(cookieOf(who), 'PUT /api/provider-rules', {
        rules: asks.map((kind) => ({ kind, minDaysBefore: kind === 'bordetella' ? 3 : 0 })),
        honorsPremium,
      }),
  }));
  return { actions: [...rules, ...registrations], pets };
}

/** The vaccinations that providers require, and whether they honor Premium. */
const providerRules = [
  { who: 'Maya Ortiz', asks: ['rabies'], honorsPremium: true },
  { who: 'Nadia Haddad', asks: ['rabies'], honorsPremium: true },
  { who: 'Tomás Rivera', asks: ['rabies'], honorsPremium: true },
  { who: 'Shoal Creek Pet Spa', asks: ['rabies', 'dhpp'], honorsPremium: false },
  { who: 'Wag & Roll Mobile Grooming', asks: ['rabies'], honorsPremium: true },
  { who: 'Barton Bark Salon', asks: ['rabies', 'dhpp', 'bordetella'], honorsPremium: false },
  { who: 'Poodle & Co', asks: ['rabies', 'bordetella'], honorsPremium: true },
  { who: 'Tailgate Mobile Spa', asks: ['rabies'], honorsPremium: true },
  { who: 'Slow Paws Cat Grooming', asks: ['rabies', 'fvrcp'], honorsPremium: false },
];

const dayAt = (now: Date, span: { days?: number; months?: number; years?: number }) =>
  DateTime.fromJSDate(now, { zone: townZone }).plus(span).toFormat('yyyy-MM-dd');

const draftOf = (pet: DemoPet, now: Date) => ({
  name: pet.name,
  species: pet.species,
  breed: pet.breed,
  weight: pet.weight,
  birthDate: dayAt(now, { months: -pet.months }),
  groomingNotes: pet.notes,
  specialConditions: pet.conditions,
  temperament: pet.temperament,
  bites: pet.bite && [{ on: dayAt(now, { days: -pet.bite.daysAgo }), what: pet.bite.what }],
});
