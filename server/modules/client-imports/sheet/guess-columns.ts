import type { DateOrder, ImportColumn, ImportTarget, RowIs } from '#contract/client-imports.ts';
import { phoneKey } from '../cells/read-phone.ts';
import { orderOf } from '../cells/read-day.ts';
import { servicesOf } from '../cells/read-words.ts';
import type { Table } from './find-headings.ts';
import { targetOf } from './header-words.ts';
import { needed, shapesOf, targetByShape } from './value-shapes.ts';

/** What is guessed of a table, for a person to correct. */
export type Guess = { columns: ImportColumn[]; rowIs: RowIs; dateOrder: DateOrder };

const looked = 300;
/** These may be given by several columns; of the others the first counts, and further ones are notes. */
const several = new Set<ImportTarget>([
  'client_notes',
  'pet_notes',
  'ignore',
  'pet_names',
  'breed',
  'weight',
  'age',
  'birth_date',
  'species',
  'size',
  'coat',
  'style',
  'handling',
  'street',
]);

const clearByValues = new Set<ImportTarget>(['email', 'phone', 'phone2', 'state', 'zip']);

/** Headings under which a street is at home; under others its values decide. */
const places = new Set<ImportTarget>(['address', 'street', 'city', 'state', 'zip', 'directions', 'ignore']);

/** Guesses what each column holds, by the words of its heading and the shape of its values. */
export function guessColumns({ headings, rows, width }: Table, today: string): Guess {
  const values = Array.from({ length: width }, (_, index) =>
    rows
      .slice(0, looked)
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => cell !== ''),
  );
  const guesses = values.map((filled, index) => guessOf(headings?.cells[index] ?? '', filled, today));
  settleNames(guesses, values, headings?.cells ?? []);
  settleRepeated(guesses);
  const columns = guesses.map((guess, index) => ({
    index,
    header: headings?.cells[index] ?? '',
    samples: [...new Set(values[index])]
      .slice(0, 3)
      .map((text) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)),
    guess: guess ?? 'client_notes',
    clear: isClear(headings?.cells[index] ?? '', values[index] ?? [], guess),
  }));
  const cells = rows.map((row) => row.cells);
  const rowIs = rowIsOf(columns, cells);
  return {
    columns: rowIs === 'pet' ? columns.map((column) => notesOfPets(column, columns, cells)) : columns,
    rowIs,
    dateOrder: dateOrderOf(columns, values),
  };
}

function guessOf(heading: string, filled: readonly string[], today: string): ImportTarget | undefined {
  if (filled.length === 0) return 'ignore';
  const said = targetOf(heading);
  const byShape = () => targetByShape(filled, today, heading.trim() !== '');
  if (!said) return byShape();
  const shapes = needed[said];
  const share = shapesOf(filled);
  if (shapes && shapes.every((shape) => share(shape) < 0.3)) {
    // "Last" above days is a visit, and above words a name.
    if (said === 'last_visit' && /^last$/i.test(heading.trim())) return 'last_name';
    return said === 'phone2' ? 'client_notes' : (byShape() ?? 'client_notes');
  }
  if (!places.has(said) && share('place') >= 0.6) return 'address';
  if (said === 'weight' && share('size') > share('weight')) return 'size';
  if (said === 'size' && share('weight') > share('size')) return 'weight';
  if ((said === 'client_name' || said === 'pet_names') && share('phone') >= 0.8) return 'phone';
  return said;
}

/** Whether heading and values say the same. */
function isClear(heading: string, filled: readonly string[], guess: ImportTarget | undefined): boolean {
  if (filled.length === 0 || (guess && clearByValues.has(guess))) return true;
  if (guess === 'usual_services') return filled.some((cell) => servicesOf(cell).services.length > 0);
  return guess !== undefined && guess === targetOf(heading);
}

/** A column "Name" beside the owner's is the pet's; a first column of words without a heading is the client's name. */
function settleNames(
  guesses: (ImportTarget | undefined)[],
  values: readonly (readonly string[])[],
  headings: readonly string[],
): void {
  const all = (target: ImportTarget) => guesses.flatMap((guess, index) => (guess === target ? [index] : []));
  const names = all('client_name');
  const plain = names.filter((index) => /^names?$/i.test((headings[index] ?? '').trim()));
  if (all('pet_names').length === 0) {
    const person = names.some((index) => !plain.includes(index)) || all('last_name').length > 0;
    if (person && plain[0] !== undefined) guesses[plain[0]] = 'pet_names';
  }
  if (all('client_name').length + all('first_name').length + all('last_name').length > 0) return;
  const words = values.flatMap((filled, index) =>
    guesses[index] === undefined && isWords(filled) ? [index] : [],
  );
  const [first, second] = words;
  if (first === undefined) return;
  guesses[first] = 'client_name';
  if (second !== undefined && all('pet_names').length === 0) guesses[second] = 'pet_names';
}

const isWords = (filled: readonly string[]) =>
  filled.filter((text) => /\p{L}/u.test(text) && text.length <= 60).length >= 0.8 * filled.length;

function settleRepeated(guesses: (ImportTarget | undefined)[]): void {
  const seen = new Set<ImportTarget>();
  guesses.forEach((guess, index) => {
    if (!guess || several.has(guess)) return;
    if (!seen.has(guess)) seen.add(guess);
    else if (guess === 'phone' && !guesses.includes('phone2')) guesses[index] = 'phone2';
    else guesses[index] = 'client_notes';
  });
  if (seen.has('client_name') && (seen.has('first_name') || seen.has('last_name')))
    guesses.forEach((guess, index) => {
      if (guess === 'client_name') guesses[index] = 'client_notes';
    });
}

/** Comments that differ between the rows of one client are about the pet of each row. */
function notesOfPets(
  column: ImportColumn,
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): ImportColumn {
  const { index, header, guess } = column;
  if (guess !== 'client_notes' || !/\b(?:notes?|comments?|remarks?)\b/i.test(header)) return column;
  if (/\b(?:client|customer|owner|parent|household|family)\b/i.test(header)) return column;
  const keyOf = keyOfClient(columns);
  const said = new Map<string, string>();
  const differ = rows.some((cells) => {
    const key = keyOf?.(cells);
    if (!key) return false;
    const note = (cells[index] ?? '').trim().toLowerCase();
    const before = said.get(key);
    said.set(key, before ?? note);
    return before !== undefined && before !== note;
  });
  return differ ? { ...column, guess: 'pet_notes' } : column;
}

/** What a client is recognized by in the rows of a sheet. */
function keyOfClient(columns: readonly ImportColumn[]) {
  const columnOf = (target: ImportTarget) => columns.find(({ guess }) => guess === target)?.index;
  const index = columnOf('phone') ?? columnOf('email') ?? columnOf('client_name');
  if (index === undefined) return undefined;
  return (cells: readonly string[]): string => {
    const cell = cells[index] ?? '';
    return cell && (phoneKey(cell) ?? cell.toLowerCase());
  };
}

/** A sheet in which one phone, email or client stands in several rows has a row for each pet. */
function rowIsOf(columns: readonly ImportColumn[], rows: readonly (readonly string[])[]): RowIs {
  const keyOf = keyOfClient(columns);
  if (!keyOf || !columns.some(({ guess }) => guess === 'pet_names')) return 'client';
  const keys = rows.map(keyOf).filter((key) => key !== '');
  return keys.length - new Set(keys).size > keys.length / 10 ? 'pet' : 'client';
}

function dateOrderOf(columns: readonly ImportColumn[], values: readonly (readonly string[])[]): DateOrder {
  const dates = columns.filter(({ guess }) => isDay(guess)).flatMap(({ index }) => values[index] ?? []);
  const { mdy, dmy } = orderOf(dates);
  return dmy > mdy ? 'dmy' : 'mdy';
}

export const isDay = (target: ImportTarget): boolean =>
  ['last_visit', 'next_visit', 'birth_date', 'rabies_until', 'dhpp_until', 'bordetella_until'].includes(
    target,
  );
