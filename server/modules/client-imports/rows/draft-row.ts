import { readAddress, readZip, stateOf } from '../cells/read-address.ts';
import { readClock } from '../cells/read-clock.ts';
import { readDay } from '../cells/read-day.ts';
import { readEmail } from '../cells/read-email.ts';
import { readName } from '../cells/read-name.ts';
import type { PersonName } from '../cells/read-name.ts';
import { readMarks } from '../cells/read-marks.ts';
import { readMinutes } from '../cells/read-numbers.ts';
import { readPhones } from '../cells/read-phone.ts';
import { saysNothing, shown } from '../cells/reading.ts';
import { readWays } from '../cells/read-ways.ts';
import type { ClientOfRow, NextVisit, RowDraft } from './client-draft.ts';
import { draftPets } from './draft-pets.ts';
import { doubtfulDay, take } from './findings.ts';
import type { Findings } from './findings.ts';
import { cellsOf, joined } from './row-cells.ts';
import type { ColumnsRead, RowCells } from './row-cells.ts';

const mostNotes = 2000;
const mostLine = 200;

/** Reads a row as a client with pets. Nothing written is lost: what is no value of a field becomes a note or a remark. */
export function draftRow(cells: readonly string[], read: ColumnsRead): RowDraft {
  const row = cellsOf(cells, read);
  const found: Findings = { remarks: [], doubts: [], notes: [], ways: [] };
  const { pets, doubts } = draftPets(row, read, found);
  found.doubts.push(...doubts);
  const { name, doNotBook } = nameOf(row, found);
  const phones = phonesOf(row, found);
  const email = row
    .all('email')
    .map(({ cell, header }) => (cell === '' ? undefined : take(readEmail(cell), found, header || 'Email')))
    .find(Boolean);
  const noted = notesOf(row, found);
  const place = addressOf(row, found);
  const firstName =
    name?.firstName ?? standIn(pets[0]?.name, phones.phone !== undefined || found.doubts.length > 0);
  const nextVisit = pets.length > 0 ? nextVisitOf(row, read, found) : undefined;
  const notes = joined(
    [...noted, ...found.notes],
    mostNotes,
    (text) => found.remarks.push(text),
    'The notes',
  );
  const client: ClientOfRow | null =
    firstName === undefined
      ? null
      : {
          firstName,
          ...(name?.lastName ? { lastName: name.lastName } : {}),
          ...phones,
          ...(email ? { email } : {}),
          ...(place.address ? { address: place.address } : {}),
          ...(place.directions ? { directions: place.directions } : {}),
          ...(notes ? { notes } : {}),
          ...(doNotBook ? { doNotBook } : {}),
          pets,
        };
  if (client && !name && client.firstName !== noName)
    found.remarks.push(`No name: called "${client.firstName}"`);
  return {
    client,
    ...(nextVisit ? { nextVisit } : {}),
    remarks: found.remarks,
    doubts: found.doubts,
    ...(client ? {} : { refused: 'Neither a name nor a pet nor a phone' }),
    ...(place.zip ? { zip: place.zip } : {}),
  };
}

const noName = 'No name';
/** What a client without a name is called. */
const standIn = (pet: string | undefined, otherwise: boolean): string | undefined =>
  pet === undefined
    ? otherwise
      ? 'No name'
      : undefined
    : `Owner of ${pet}`.slice(0, 60).toWellFormed().trim();

function nameOf(row: RowCells, found: Findings): { name: PersonName | null; doNotBook?: string } {
  const first = row.one('first_name');
  const last = row.one('last_name');
  const whole = row.one('client_name');
  const cell = whole ?? [first, last].filter(Boolean).join(' ');
  if (cell === '') return { name: null };
  const { rest, said, refuses } = readMarks(cell);
  const divided = said.length === 0 && whole === undefined && first !== undefined && last !== undefined;
  const reading = readName(divided && !last.includes(',') ? `${last}, ${first.replaceAll(',', ' ')}` : rest);
  if (reading.odd) {
    found.doubts.push(reading.odd);
    found.notes.push(cell);
  }
  if (reading.beside) found.notes.push(reading.beside);
  const mark = said.join(', ');
  if (mark) {
    found.notes.push(mark);
    found.remarks.push(
      `"${shown(mark)}" is not part of the name: ${refuses ? 'marked as Do not book' : 'kept as a note'}`,
    );
  }
  return { name: reading.name, ...(refuses ? { doNotBook: mark } : {}) };
}

function phonesOf(row: RowCells, found: Findings): { phone?: string; phone2?: string } {
  const numbers = [...row.all('phone'), ...row.all('phone2')].flatMap(({ cell, header }) => {
    if (cell === '') return [];
    const phones = take(readPhones(cell), found, header || 'Phone');
    return phones ? [phones.first, ...(phones.second ? [phones.second] : [])] : [];
  });
  const [phone, phone2, ...others] = [...new Set(numbers)];
  for (const other of others) found.notes.push(`Phone: ${other}`);
  return { ...(phone ? { phone } : {}), ...(phone2 ? { phone2 } : {}) };
}

function addressOf(row: RowCells, found: Findings): { address?: string; zip?: string; directions?: string } {
  const written = row
    .all('address')
    .map(({ cell }) => cell)
    .filter((cell) => !saysNothing(cell));
  const street = row
    .all('street')
    .map(({ cell }) => cell)
    .filter((cell) => !saysNothing(cell));
  const typed = row.one('zip');
  const zip = typed === undefined ? undefined : readZip(typed);
  if (typed !== undefined && !zip && !saysNothing(typed)) {
    found.remarks.push(`"${shown(typed)}" is not a ZIP: kept as a note`);
    found.notes.push(`ZIP: ${typed}`);
  }
  const state = row.one('state');
  const line = [...written, ...street].join(', ');
  const missing = (part: string | undefined) =>
    part && !saysNothing(part) && !line.toLowerCase().includes(part.toLowerCase()) ? [part] : [];
  const region = [...(state ? missing(stateOf(state) ?? state) : []), ...missing(zip)].join(' ');
  const whole = [line, ...missing(row.one('city')), region].filter((part) => part !== '').join(', ');
  const directions = row
    .all('directions')
    .map(({ cell }) => cell)
    .filter((cell) => !saysNothing(cell));
  if (whole === '' && directions.length === 0 && found.ways.length === 0) return {};
  const read = readAddress(whole);
  const said = [...directions, ...(read.directions ? [read.directions] : []), ...found.ways];
  const ways = [...new Set(said.map((text) => text.replaceAll(/\s+/g, ' ')))].join(', ');
  if (ways.length > mostLine) found.notes.push(`Directions: ${ways}`);
  if (read.address.length > mostLine) {
    found.remarks.push(`The address is longer than ${mostLine} characters: kept as a note`);
    found.notes.push(`Address: ${read.address}`);
  }
  const known = zip ?? read.zip;
  return {
    ...(read.address === '' || read.address.length > mostLine ? {} : { address: read.address }),
    ...(ways === '' || ways.length > mostLine ? {} : { directions: ways }),
    ...(known ? { zip: known } : {}),
  };
}

/** Notes with the heading of the column unless it is only "Notes". Parts about access go to `found.ways`. */
const notesOf = (row: RowCells, found: Findings): string[] =>
  row.all('client_notes').flatMap(({ cell, header }) => {
    const { ways, rest } = readWays(cell);
    found.ways.push(...ways);
    if (rest === '') return [];
    return header === '' || /\b(?:notes?|comments?|remarks?|memo)$/i.test(header)
      ? rest
      : `${header}: ${rest}`;
  });

function nextVisitOf(row: RowCells, read: ColumnsRead, found: Findings): NextVisit | undefined {
  const cell = row.one('next_visit');
  if (cell === undefined) return undefined;
  const { today, order, bothOrders } = read;
  const reading = readDay(cell, {
    order,
    today,
    means: 'coming',
    earliest: '2000-01-01',
    latest: `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`,
  });
  const on = take(reading, found, 'Next visit');
  if (!on) return undefined;
  if (bothOrders && reading.unsure) found.doubts.push(doubtfulDay(cell));
  const time = row.one('next_time');
  const at = readClock(time ?? cell.replace(/^\S*\d+[/.-]\d+(?:[/.-]\d+)?/, ' '));
  if (!at.value) {
    found.remarks.push(`Next visit ${on} has no time: kept as a note`);
    found.notes.push(`Next visit: ${[cell, time].filter(Boolean).join(' ')}`);
    return undefined;
  }
  const length = row.one('next_minutes');
  const minutes =
    length === undefined ? undefined : take(readMinutes(length), found, 'Length of the next visit');
  return { on, at: at.value, ...(minutes ? { minutes } : {}) };
}
