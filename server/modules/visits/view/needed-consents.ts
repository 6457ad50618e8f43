import type { ConsentKind } from '#contract/consents/consent-kinds.ts';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { MissingConsent } from '#contract/consents/consents.ts';
import type { VisitPet } from '#contract/grooming/visits.ts';
import { issuesIn } from '#reference/warnings/health-words.ts';
import type { HealthIssue } from '#reference/warnings/health-words.ts';
import { careStage } from '#reference/life-stages.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findSignedConsents } from './needed-consents.queries.ts';

/** Illnesses that the strain of a groom can bring out. */
const grave = new Set<HealthIssue>([
  'bleeding',
  'diabetes',
  'heart',
  'kidney',
  'larynx',
  'pregnant',
  'seizures',
  'slipped_disc',
  'surgery',
  'trachea',
]);

/** What has to be agreed to before an animal is groomed as it is. */
function consentsFor(
  pet: VisitPet,
  coatState: VisitPet['coatState'],
  asked: readonly ConsentKind[],
): ConsentKind[] {
  const { species, size, age, specialConditions } = pet;
  const isFrail =
    careStage({ species, ageYears: age, size }) === 'senior' ||
    issuesIn(specialConditions).some((issue) => grave.has(issue));
  return [
    ...(coatState === 'pelted' ? (['shave_down'] as const) : []),
    ...(isFrail ? (['senior_or_ill'] as const) : []),
    ...asked,
  ];
}

type Asking = { id: string; pets: readonly VisitPet[] };

/** The consents that visits ask for and that their providers do not have, of the present texts, by visit id. */
export async function findMissingConsents(
  sql: Sql,
  visits: readonly Asking[],
  now: Date,
): Promise<Map<string, MissingConsent[]>> {
  const ids = visits.map(({ id }) => id);
  const rows = ids.length > 0 ? await findSignedConsents(sql, ids, now) : [];
  const byPet = new Map(rows.map((row) => [`${row.visitId} ${row.petId}`, row]));
  return new Map(
    visits.map(({ id, pets }) => [
      id,
      pets.flatMap((pet) => {
        const row = byPet.get(`${id} ${pet.id}`);
        return consentsFor(pet, row?.coatState ?? null, row?.asked ?? [])
          .filter((kind) => !row?.signed.includes(`${kind} ${consentTexts[kind].version}`))
          .map((kind) => ({
            petId: pet.id,
            petName: pet.name,
            kind,
            isNeeded: kind !== 'photos',
            needsPhoto: kind === 'shave_down' && !row?.hasPhoto,
          }));
      }),
    ]),
  );
}

/** 'Otto: Senior or ill pet is not signed.' */
export const describeConsents = (missing: readonly MissingConsent[]): string =>
  missing.map(({ petName, kind }) => `${petName}: ${consentTexts[kind].title} is not signed.`).join(' ');
