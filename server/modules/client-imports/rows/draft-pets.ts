import type { ImportTarget } from '#contract/client-imports.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { addDays } from '#reference/calendar-days.ts';
import { recognizedBreed } from '../cells/read-breed.ts';
import { readDay } from '../cells/read-day.ts';
import type { DayRules } from '../cells/read-day.ts';
import {
  readAge,
  readMinutes,
  readPrice,
  readWeeks,
  readWeight,
  unusualPrice,
} from '../cells/read-numbers.ts';
import { readPets, sharedOut } from '../cells/read-pets.ts';
import { readWays } from '../cells/read-ways.ts';
import { saysNothing, shown } from '../cells/reading.ts';
import type { Reading } from '../cells/reading.ts';
import { coatOf, handlingOf, isSize, servicesOf, sizeOf, speciesOf } from '../cells/read-words.ts';
import type { PetOfRow } from './client-draft.ts';
import { doubtfulDay, take } from './findings.ts';
import type { Findings } from './findings.ts';
import { joined } from './row-cells.ts';
import { keepWithoutPet } from './without-pet.ts';
import type { ColumnsRead, RowCells } from './row-cells.ts';

const mostNotes = 2000;
const mostStyle = 2000;
const mostBreed = 120;

/** A pet while its cells are read. */
type Pet = PetOfRow & { notes: string[]; styles: string[] };

/** Reads the pets of a row. Columns that stand several times, such as "Pet 2" and "Breed 2", belong to each other in order. */
export function draftPets(
  row: RowCells,
  read: ColumnsRead,
  found: Findings,
): { pets: PetOfRow[]; doubts: string[] } {
  const doubts: string[] = [];
  const groups = row.all('pet_names').map(({ cell }) => {
    const reading = readPets(cell);
    if (reading.because) found.remarks.push(reading.because);
    if (reading.odd) {
      doubts.push(reading.odd);
      found.notes.push(`Pets: ${cell}`);
    }
    return reading.pets.map((pet): Pet => ({
      name: pet.name,
      ...(pet.breed ? { breed: pet.breed } : {}),
      notes: pet.notes ? [pet.notes] : [],
      styles: [],
    }));
  });
  if (groups.flat().length === 0) {
    keepWithoutPet(row, found);
    return { pets: [], doubts };
  }
  const fields = readers(read, found, doubts);
  for (const [as, set] of fields) {
    const columns = row.all(as);
    columns.forEach(({ cell, header }, place) => {
      if (cell === '' || saysNothing(cell)) return;
      const group = columns.length > 1 && columns.length === groups.length ? groups[place] : groups.flat();
      const pets = group && group.length > 0 ? group : groups.flat();
      shareAmong(pets, { as, cell, header }, set, found, doubts);
    });
  }
  return { pets: groups.flat().map((pet) => finished(pet, found)), doubts };
}

type SetField = (pet: Pet, cell: string, header: string) => void;
/** Cells that are said of every pet of a household alike. */
const ofAll = new Set<ImportTarget>([
  'species',
  'last_visit',
  'every_weeks',
  'rabies_until',
  'dhpp_until',
  'bordetella_until',
  'usual_services',
  'handling',
  'style',
  'pet_notes',
]);

/** How cells that say something of each pet are divided; others are said of all of them. */
const divided: Partial<Record<ImportTarget, Parameters<typeof sharedOut>[2]>> = {
  breed: 'words',
  species: 'words',
  coat: 'words',
  size: 'words',
  weight: 'numbers',
  age: 'numbers',
  usual_price: 'numbers',
  usual_minutes: 'numbers',
  every_weeks: 'numbers',
  birth_date: 'days',
  last_visit: 'days',
  rabies_until: 'days',
  dhpp_until: 'days',
  bordetella_until: 'days',
  usual_services: 'lists',
  handling: 'lists',
};

/** A price or length "for both" is that of the household; "each" is that of every pet. */
const together = /\s*\b(?:for\s+)?(?:both|all|together|total)\b(?:\s+(?:dogs?|cats?|pets?))?\s*/i;

function shareAmong(
  pets: Pet[],
  { as, cell, header }: { as: ImportTarget; cell: string; header: string },
  set: SetField,
  found: Findings,
  doubts: string[],
): void {
  if ((as === 'usual_price' || as === 'usual_minutes') && pets.length > 1 && together.test(cell)) {
    splitEvenly(pets, as, cell.replace(together, ' ').trim(), found, doubts);
    return;
  }
  const kind = divided[as];
  const shares = kind ? sharedOut(cell, pets.length, kind) : null;
  if (pets.length === 1 || shares) pets.forEach((pet, index) => set(pet, shares?.[index] ?? cell, header));
  else if (ofAll.has(as) || (as === 'breed' && !divides(cell))) pets.forEach((pet) => set(pet, cell, header));
  else if (as === 'usual_price' || as === 'usual_minutes') splitEvenly(pets, as, cell, found, doubts);
  else {
    const word = as === 'breed' ? 'breed' : header.toLowerCase() || as.replaceAll('_', ' ');
    doubts.push(`${pets.length} pets and one ${word}, "${shown(cell)}": kept as a note`);
    found.notes.push(`${header || word}: ${cell}`);
  }
}

/** Whether a cell may name several breeds. */
const divides = (cell: string): boolean => /[\n;&,/+]|\b(?:and|y)\b/i.test(cell);

/** One price or length for several pets is that of the household. */
function splitEvenly(
  pets: Pet[],
  as: 'usual_price' | 'usual_minutes',
  cell: string,
  found: Findings,
  doubts: string[],
): void {
  const whole = take(as === 'usual_price' ? readPrice(cell) : readMinutes(cell), found, 'For all pets');
  if (whole === undefined) return;
  if (as === 'usual_price' && whole > unusualPrice) doubts.push(`"${shown(cell)}" is an unusual price`);
  const share = Math.floor(whole / pets.length);
  if (as === 'usual_minutes' && share < 5) {
    found.remarks.push(`"${shown(cell)}" is too short for ${pets.length} pets: left empty`);
    return;
  }
  const key = as === 'usual_price' ? 'usualPrice' : 'usualMinutes';
  pets.forEach((pet, index) => {
    pet[key] = index === 0 ? whole - share * (pets.length - 1) : share;
  });
  found.remarks.push(
    `One ${as === 'usual_price' ? 'price' : 'length'} for ${pets.length} pets, "${shown(cell)}": divided among them`,
  );
}

const set = <Key extends keyof PetOfRow>(pet: PetOfRow, key: Key, value: PetOfRow[Key]) => {
  pet[key] = value;
};

const word =
  <Key extends keyof PetOfRow>(key: Key, of: (cell: string) => PetOfRow[Key] | undefined): SetField =>
  (pet, cell, header) => {
    const value = of(cell);
    if (value !== undefined) set(pet, key, value);
    else pet.notes.push(`${header || key}: ${cell}`);
  };

const noteOf: SetField = (pet, cell, header) =>
  pet.notes.push(
    header === '' || /(?:notes?|comments?|remarks?)$/i.test(header) ? cell : `${header}: ${cell}`,
  );

/** A few words are how it is handled; of more, the words are kept as well. */
const handled: SetField = (pet, cell, header) => {
  word('handling', handlingOf)(pet, cell, header);
  if (pet.handling && cell.trim().split(/\s+/).length > 3) noteOf(pet, cell, header);
};

/** How each kind of cell is set on a pet; readings that fail leave the field empty with a remark. */
function readers(read: ColumnsRead, found: Findings, doubts: string[]): [ImportTarget, SetField][] {
  const into =
    <Key extends keyof PetOfRow>(key: Key, reading: (cell: string) => Reading<PetOfRow[Key]>): SetField =>
    (pet, cell, header) => {
      const value = take(reading(cell), found, header || key, pet.notes);
      if (value !== undefined) set(pet, key, value);
    };
  const told =
    (set: SetField): SetField =>
    (pet, cell, header) => {
      const { ways, rest } = readWays(cell);
      found.ways.push(...ways);
      if (rest !== '') set(pet, rest, header);
    };
  const size = word('size', sizeOf);
  const weight = into('weight', readWeight);
  // Columns such as "Size/Wt" hold both.
  const sized: SetField = (pet, cell, header) =>
    (!isSize(cell) && (readWeight(cell).value !== null || !sizeOf(cell)) ? weight : size)(pet, cell, header);
  const day = (rules: Omit<DayRules, 'order' | 'today'>) => (cell: string) => {
    const reading = readDay(cell, { ...rules, order: read.order, today: read.today });
    if (reading.unsure && read.bothOrders && reading.value) doubts.push(doubtfulDay(cell));
    return reading;
  };
  const until =
    (vaccine: VaccineCode): SetField =>
    (pet, cell, header) => {
      const reading = day({
        means: 'any',
        earliest: '2000-01-01',
        latest: addDays(read.today, 3700),
        wholeMonths: true,
      })(cell);
      const on = take(reading, found, header || vaccine, pet.notes);
      if (on) (pet.vaccinations ??= []).push({ vaccine, until: on });
    };
  return [
    [
      'breed',
      (pet, cell) => {
        if (cell.length > mostBreed) pet.notes.push(`Breed: ${cell}`);
        else pet.breed = cell;
      },
    ],
    ['species', word('species', speciesOf)],
    ['coat', word('coat', coatOf)],
    ['size', sized],
    ['weight', sized],
    ['birth_date', into('birthDate', day({ means: 'past', earliest: '1980-01-01' }))],
    ['age', into('age', readAge)],
    ['last_visit', into('lastGroomedOn', day({ means: 'past', earliest: '2000-01-01' }))],
    ['every_weeks', into('everyWeeks', readWeeks)],
    ['usual_minutes', into('usualMinutes', readMinutes)],
    [
      'usual_price',
      (pet, cell, header) => {
        into('usualPrice', readPrice)(pet, cell, header);
        if ((pet.usualPrice ?? 0) > unusualPrice) doubts.push(`"${shown(cell)}" is an unusual price`);
      },
    ],
    ['handling', told(handled)],
    [
      'usual_services',
      (pet, cell, header) => {
        const { services, unknown } = servicesOf(cell);
        if (services.length > 0) pet.usualServices = services;
        else found.remarks.push(`"${shown(cell)}" names no service: kept as a note`);
        if (unknown.length > 0) pet.notes.push(`${header || 'Services'}: ${cell}`);
      },
    ],
    ['rabies_until', until('rabies')],
    ['dhpp_until', until('dhpp')],
    ['bordetella_until', until('bordetella')],
    ['style', (pet, cell) => pet.styles.push(cell)],
    ['pet_notes', told(noteOf)],
  ];
}

/** The kind of animal follows from the breed where no column says it. */
function finished({ notes, styles, ...pet }: Pet, found: Findings): PetOfRow {
  const remark = (text: string) => found.remarks.push(text);
  const breed = pet.breed ? recognizedBreed(pet.breed) : null;
  const species = pet.species ?? breed?.species;
  const privateNotes = joined(notes, mostNotes, remark, `The notes about ${pet.name}`);
  const style = joined(styles, mostStyle, remark, `The style of ${pet.name}`);
  return {
    ...pet,
    ...(species ? { species } : {}),
    ...(privateNotes ? { privateNotes } : {}),
    ...(style ? { style } : {}),
  };
}
