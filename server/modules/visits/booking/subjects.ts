import { findProviders, findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { findHouse, findWorker } from '#server/modules/staff/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import type { NewVisit } from '../visits.queries.ts';

/** What a booking needs of a visit. */
export type ToBook = Pick<
  NewVisit,
  'id' | 'providerId' | 'providerAs' | 'title' | 'startsAt' | 'endsAt' | 'timeZone' | 'atHome'
> & {
  /** When the animals come and go, where that is not when the work begins and ends. */
  arrivesAt?: string | null;
  readyAt?: string | null;
  /** Who of the staff does the work. */
  staffId?: string | null;
  /** Tables and people are taken beside other work, on purpose; pets are never in two places. */
  squeezedIn?: boolean;
};

/** One of those that are busy for a visit. */
export type Subject = {
  id: string;
  name: string;
  kind: 'pet' | 'provider' | 'tables' | 'person' | 'house';
  from: string;
  to: string;
  /** How much fits at the same time; a pet is in one place. */
  dogsAtOnce?: number;
  /** Animals, where those are counted. */
  units: number;
};

/**
 * Lists all that are busy for a visit in a fixed order, so that two bookings never deadlock: its pets, the person and the
 * tables, or the provider, for the work, and the house of a salon from arrival until all is ready.
 */
export async function subjectsOf(sql: Sql, visit: ToBook, now: Date): Promise<Subject[]> {
  const { id: visitId, providerId, providerAs, atHome, staffId } = visit;
  const pets = (await findVisitPets(sql, [visitId], providerId, now)).get(visitId) ?? [];
  const name = (await findProviders(sql, [visitId], now)).get(visitId)?.name ?? 'The provider';
  const { dogsAtOnce, subjectId } = await findProviderFacts(sql, providerId, providerAs);
  const work = { from: visit.startsAt, to: visit.endsAt, units: 1 };
  const worker = staffId ? await findWorker(sql, providerId, staffId) : undefined;
  const subjects: Subject[] = pets.map((pet) => ({ ...work, id: pet.id, name: pet.name, kind: 'pet' }));
  if (worker)
    subjects.push({
      ...work,
      id: worker.id,
      name: worker.name,
      kind: 'person',
      dogsAtOnce: worker.atOnce,
    });
  const house = providerAs === 'business' ? await findHouse(sql, providerId) : undefined;
  if (worker?.role !== 'bather')
    subjects.push({ ...work, id: subjectId, name, kind: house?.isSalon ? 'tables' : 'provider', dogsAtOnce });
  if (house?.isSalon && house.petsInHouse !== null && !atHome)
    subjects.push({
      id: house.houseId,
      name,
      kind: 'house',
      from: visit.arrivesAt ?? visit.startsAt,
      to: visit.readyAt ?? visit.endsAt,
      dogsAtOnce: house.petsInHouse,
      units: Math.max(1, pets.length),
    });
  return subjects.toSorted((a, b) => a.id.localeCompare(b.id));
}
