import type { ServiceCode, Species } from '#contract/pets/pet-codes.ts';
import { animalWarnings } from './animal-warnings.ts';
import { muzzleOf } from './flat-faced.ts';
import { healthWarnings } from './health-warnings.ts';
import { issuesIn } from './health-words.ts';
import type { HealthIssue } from './health-words.ts';
import type { Row, Visit, WarnedPet, WarningLevel } from './warning-row.ts';

export type { Visit, WarnedPet, WarningLevel } from './warning-row.ts';

export interface Warning {
  code: string;
  level: WarningLevel;
  /** The requested services it applies to. */
  services: ServiceCode[];
  reason: string;
  source: string;
  /** The care tip that explains it; null where none is written for the species. */
  tipId: string | null;
}

const table: readonly Row[] = [...animalWarnings, ...healthWarnings];
const levels: WarningLevel[] = ['stop', 'ask_vet', 'tell_owner'];

const speaks = (row: Row, pet: WarnedPet, visit: Visit, issues: readonly HealthIssue[]): boolean => {
  const { species, age, coat } = pet;
  return (
    (!row.species || row.species.includes(species)) &&
    (!row.issue || issues.includes(row.issue)) &&
    (!row.breed || row.breed.test(pet.breed ?? '')) &&
    (!row.muzzle || muzzleOf(species, pet.breed) === row.muzzle) &&
    (!row.coats || (coat !== null && row.coats.includes(coat))) &&
    (!row.age || (age !== null && row.age({ ...pet, age }))) &&
    (!row.when || row.when(pet, visit))
  );
};

const tipFor = ({ tips }: Row, species: Species): string | null => tips[species] ?? null;

/** The warnings about the services for one pet, most serious first. */
export function warningsFor(given: WarnedPet, asked: readonly ServiceCode[], visit: Visit = {}): Warning[] {
  const pet = { ...given, breed: given.recognizedBreed ?? given.breed };
  const issues = issuesIn(pet.specialConditions, visit.today);
  return table
    .filter((row) => speaks(row, pet, visit, issues))
    .map((row) => ({
      code: row.code,
      level: row.level,
      reason: row.reason,
      source: row.source,
      tipId: tipFor(row, pet.species),
      services: asked.filter((service) => row.services.includes(service)),
    }))
    .filter(({ services }) => services.length > 0)
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
}

/** The warning that forbids a service on this pet; undefined if it is allowed. */
export const stopWarning = (pet: WarnedPet, service: ServiceCode): Warning | undefined =>
  warningsFor(pet, [service]).find(({ level }) => level === 'stop');

/** The reason a service must not be done on this pet; undefined if it is allowed. */
export const stopReason = (pet: WarnedPet, service: ServiceCode): string | undefined =>
  stopWarning(pet, service)?.reason;
