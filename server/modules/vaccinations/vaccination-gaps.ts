import type { VaccinationGap } from '#contract/vaccinations/vaccinations.ts';
import { addDays } from '#reference/calendar-days.ts';
import { checkVaccinations } from '#reference/vaccinations/check-vaccinations.ts';
import type { AcceptedPapers, VaccinationRule } from '#reference/vaccinations/check-vaccinations.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findVaccinationRules } from './provider-rules.queries.ts';
import { findVaccinatedPets } from './vaccinations.queries.ts';
import type { VaccinatedPet } from './vaccinations.queries.ts';

/**
 * Work of a provider at an instant, for the pets of a request or of a visit; rules are checked for that day in the time
 * zone of the place.
 */
export type Meeting = { aboutId: string; providerId: string; startsAt: Date | string; timeZone: string };

/**
 * Returns the vaccinations that each provider requires and a pet lacks on the day, in the order of the
 * meetings.
 */
export async function vaccinationGaps(sql: Sql, meetings: Meeting[], now: Date): Promise<VaccinationGap[][]> {
  const found =
    meetings.length > 0
      ? await findVaccinationRules(
          sql,
          meetings.map(({ providerId }) => providerId),
        )
      : [];
  if (found.length === 0) return meetings.map(() => []);
  const rules = new Map(found.map((row) => [row.accountId, row]));
  const pets = await findVaccinatedPets(
    sql,
    meetings.map(({ aboutId }) => aboutId),
  );
  return meetings.map(({ aboutId, providerId, startsAt, timeZone }) =>
    pets
      .filter((pet) => pet.aboutId === aboutId)
      .flatMap((pet) => gapsOf(pet, rules.get(providerId), dayIn(startsAt, timeZone), dayIn(now, timeZone))),
  );
}

type ProviderRules = { rules: VaccinationRule[]; accepts: AcceptedPapers };

function gapsOf(
  pet: VaccinatedPet,
  asked: ProviderRules | undefined,
  visitOn: string,
  today: string,
): VaccinationGap[] {
  if (!asked) return [];
  const { rules, accepts } = asked;
  return checkVaccinations({ ...pet, rules, accepts, visitOn }).flatMap(({ verdict, ...finding }) => {
    if (verdict === 'ok') return [];
    const minDaysBefore = rules.find(({ kind }) => kind === finding.kind)?.minDaysBefore ?? 0;
    // A pet that is too young cannot be vaccinated yet, and a document can be added until check-in.
    const stillInTime =
      verdict === 'too_young' || verdict === 'proof_missing' || addDays(today, minDaysBefore) <= visitOn;
    return [{ petId: pet.id, petName: pet.name, ...finding, verdict, minDaysBefore, stillInTime }];
  });
}

const states: Record<VaccinationGap['verdict'], string> = {
  missing: 'is not on record',
  not_accepted: 'is on record with a proof that is not accepted here',
  too_young: 'is for older animals',
  date_unknown: 'is on record without the day it was given',
  given_too_early: 'was given at too young an age to count',
  expires_before: 'will have expired by then',
  given_too_late: 'was given too late',
  proof_missing: 'is on record without its proof',
};

/** Returns a text such as `Otto: bordetella will have expired by then. Bella: rabies is not on record.` */
export const describeGaps = (gaps: VaccinationGap[]) =>
  gaps
    .map(({ petName, kind, verdict }) => `${petName}: ${vaccines[kind].label} ${states[verdict]}.`)
    .join(' ');

/**
 * Allows booking with a missing vaccination as long as a dose given today would be valid on the day of the
 * visit.
 * @throws Problem `vaccination_missing` naming pet and vaccine
 */
export function requireInTime(gaps: VaccinationGap[]): void {
  const late = gaps.filter(({ stillInTime }) => !stillInTime);
  if (late.length > 0)
    throw problem(
      'vaccination_missing',
      `${describeGaps(late)} Record what is missing, or ask for a later day.`,
    );
}
