import { csvRows, toCsv } from '#server/platform/csv.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { handlingNames } from '#reference/handling.ts';
import { findCsvRows } from './csv.queries.ts';
import type { CsvRow } from './csv.queries.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';

const columns = [
  'First name',
  'Last name',
  'Phone',
  'Second phone',
  'Email',
  'Address',
  'Directions',
  'Notes',
  'Contact by',
  'Do not book',
  'Source',
  'Archived',
  'Pet',
  'Species',
  'Breed',
  'Weight',
  'Birth date',
  'Pet notes',
  'Style',
  'Handling',
  'Private notes',
  'Usual services',
  'Usual price',
  'Usual minutes',
  'Weeks between visits',
  'Last groomed',
  'Due',
  'Died',
  'Incidents',
] as const;

const atOnce = 2000;

/** The whole book, archived clients too: one row per pet, and one per client without pets. */
export async function clientsCsv(sql: Sql, accountId: string): Promise<string> {
  const parts = [toCsv([columns])];
  let last: string | undefined;
  for (;;) {
    const rows = await findCsvRows(sql, accountId, last, atOnce);
    parts.push(csvRows(rows.map(cellsOf)));
    const ids = new Set(rows.map(({ id }) => id));
    last = rows.at(-1)?.id;
    if (ids.size < atOnce) return parts.join('');
  }
}

const cellsOf = (row: CsvRow) => [
  row.firstName,
  row.lastName,
  row.phone,
  row.phone2,
  row.email,
  row.address,
  row.directions,
  row.notes,
  row.contactBy,
  row.doNotBook ? (row.doNotBookReason ?? 'Yes') : null,
  row.source,
  row.archived ? 'Yes' : null,
  row.pet,
  row.species,
  row.breed,
  row.weight,
  row.birthDate,
  row.petNotes,
  row.style,
  row.handling ? handlingNames[row.handling] : null,
  row.privateNotes,
  row.usualServices?.map((code) => serviceLabel(code as AnyService)).join(', '),
  row.usualPrice === null ? null : (row.usualPrice / 100).toFixed(2),
  row.usualMinutes,
  row.everyWeeks,
  row.lastGroomedOn,
  row.dueOn,
  row.diedOn,
  row.incidents,
];
