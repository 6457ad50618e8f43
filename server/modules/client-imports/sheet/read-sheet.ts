import { importLimits } from '#contract/client-imports.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { decodeText } from './decode-text.ts';
import { parseRows } from './parse-rows.ts';
import { readWorkbook } from './read-workbook.ts';

/** The rows of a file with the numbers that a spreadsheet shows beside them, and what is said about the reading. */
export type Sheet = { rows: SheetRow[]; remarks: string[] };
export type SheetRow = { no: number; cells: string[] };

/**
 * Reads a file or pasted rows.
 * @throws Problem `invalid` naming `file`, `too_large`
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  refuseOthers(bytes);
  const remarks: string[] = [];
  let table: string[][];
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    const workbook = await readWorkbook(bytes);
    table = workbook.rows;
    if (workbook.otherSheets.length > 0)
      remarks.push(
        `We read the sheet "${workbook.sheet}", the longest. Left out: ${quoted(workbook.otherSheets)}.`,
      );
  } else {
    const { text, encoding } = decodeText(bytes);
    if (encoding === 'windows-1252')
      remarks.push('The file is not in UTF-8 and was read as Windows-1252. Check names with accents.');
    table = parseRows(text);
  }
  const rows = table
    .map((cells, index) => ({ no: index + 1, cells: cells.map(tidied) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  checkBounds(rows);
  return { rows, remarks };
}

function checkBounds(rows: readonly SheetRow[]): void {
  if (rows.length === 0) throw fieldProblem('file', 'There are no rows in it.');
  // The headings are a row of their own.
  if (rows.length > importLimits.rows + 1)
    throw problem(
      'too_large',
      `A sheet can have up to ${importLimits.rows.toLocaleString('en-US')} rows, and this one has ${rows.length.toLocaleString('en-US')}. Divide it.`,
    );
  const columns = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  if (columns > importLimits.columns)
    throw fieldProblem(
      'file',
      `A sheet can have up to ${importLimits.columns} columns, and this one has ${columns}.`,
    );
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > importLimits.cell));
  if (long)
    throw fieldProblem(
      'file',
      `Row ${long.no} has a cell of more than ${importLimits.cell.toLocaleString('en-US')} characters. Shorten it, and try again.`,
    );
}

function refuseOthers(bytes: Uint8Array): void {
  if (bytes.length === 0) throw fieldProblem('file', 'This file is empty.');
  if (bytes.length > importLimits.bytes) throw problem('too_large', 'A file can have up to 10 MB.');
  if (startsWith(bytes, '%PDF'))
    throw fieldProblem('file', 'A PDF cannot be read as a table. Export the list as CSV or Excel (.xlsx).');
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0'))
    throw fieldProblem(
      'file',
      Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
        ? 'This workbook has a password. Save a copy without it, and try again.'
        : 'This is an old Excel file (.xls). Open it and save it as .xlsx or CSV.',
    );
}

const startsWith = (bytes: Uint8Array, mark: string) =>
  Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark;

/** Spreadsheets write an apostrophe before text that looks like a formula, which is no part of it. */
const tidied = (cell: string) => plain(cell).replace(/^'(?=[=+\-@])/, '');

const plain = (cell: string) =>
  cell
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\u00a0\u2007\u202f\ufeff]/g, ' ')
    .trim();

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
