import type { ImportTarget } from '#contract/client-imports.ts';
import { saysNothing } from '../cells/reading.ts';
import type { Findings } from './findings.ts';
import type { RowCells } from './row-cells.ts';

const ofPets: readonly ImportTarget[] = [
  'species',
  'breed',
  'coat',
  'size',
  'weight',
  'birth_date',
  'age',
  'pet_notes',
  'style',
  'handling',
  'rabies_until',
  'dhpp_until',
  'bordetella_until',
  'last_visit',
  'usual_services',
  'usual_price',
  'usual_minutes',
  'every_weeks',
  'next_visit',
];

/** What is said of a pet without a name stays as a note about the client. */
export function keepWithoutPet(row: RowCells, found: Findings): void {
  for (const as of ofPets)
    for (const { cell, header } of row.all(as))
      if (cell !== '' && !saysNothing(cell))
        found.notes.push(`${header || as.replaceAll('_', ' ')}: ${cell}`);
}
