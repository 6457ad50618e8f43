import type { Visit } from '#contract/grooming/visits.ts';
import { handlingWords } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How each animal that needs care is handled, and whether it has bitten; named where there are several. */
export const careWords = ({ pets }: Visit): string[] =>
  pets.flatMap(({ name, handling, filedBites }) => {
    const words = [handling && handlingWords[handling], filedBites.length > 0 && 'Has bitten'].filter(
      Boolean,
    );
    return words.length > 0 ? [`${pets.length > 1 ? `${name}: ` : ''}${words.join(', ')}`] : [];
  });

export const lacksVaccination = ({ vaccinationGaps }: Visit): boolean =>
  vaccinationGaps.some(({ verdict }) => verdict !== 'too_young');

/** What to look out for before the animal is touched. */
export function CareMarks({ visit }: { visit: Visit }) {
  return (
    <>
      {careWords(visit).map((words) => (
        <Badge key={words} tone="danger" icon="alert">
          {words}
        </Badge>
      ))}
      {lacksVaccination(visit) && (
        <Badge tone="warn" icon="syringe">
          Vaccination missing
        </Badge>
      )}
    </>
  );
}
