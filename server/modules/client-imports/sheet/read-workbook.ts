import { unzipSync, zipSync } from 'fflate';
import readWorkbookSheets from 'read-excel-file/universal';
import { importLimits } from '#contract/client-imports.ts';
import { fieldProblem } from '#server/platform/problem.ts';

type Workbook = { rows: string[][]; sheet: string; otherSheets: string[] };

/**
 * Reads the longest sheet of an Excel workbook.
 * @throws Problem `invalid` naming `file`, where it is no such workbook, or unpacks to more than a list of clients can be
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const sheets = await sheetsOf(unpack(bytes));
  const [longest, ...others] = sheets.toSorted((a, b) => filled(b.data) - filled(a.data));
  if (!longest) throw broken();
  return {
    rows: longest.data.map((row) => row.map(cellText)),
    sheet: longest.sheet,
    otherSheets: others.filter(({ data }) => filled(data) > 0).map(({ sheet }) => sheet),
  };
}

const filled = (rows: readonly (readonly unknown[])[]) =>
  rows.filter((row) => row.some((cell) => cell !== null && cell !== '')).length;

/** Unpacks what a reader of cells needs. The sizes that an archive states are bounds: a part that is longer is refused. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries++;
        if (entries > importLimits.entries) throw tooMuch();
        if (/vbaProject\.bin$/i.test(name))
          throw fieldProblem('file', 'This workbook has macros. Save it as .xlsx without macros, or as CSV.');
        if (!/\.(?:xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (size > importLimits.unpackedBytes) throw tooMuch();
        return true;
      },
    });
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw broken();
  }
}

async function sheetsOf(parts: Record<string, Uint8Array>) {
  // The parts are packed again unpressed, so that the reader neither unpacks more than was checked nor starts threads.
  const checked = zipSync(parts, { level: 0 });
  try {
    return await readWorkbookSheets(checked.buffer, { trim: false });
  } catch {
    throw broken();
  }
}

/** A cell as a person reads it: days as 2026-09-14, with the time where there is one. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return '';
    const written = cell.toISOString();
    if (written.startsWith('18')) return written.slice(11, 16);
    return written.endsWith('T00:00:00.000Z')
      ? written.slice(0, 10)
      : `${written.slice(0, 10)} ${written.slice(11, 16)}`;
  }
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}

const isRefusal = (error: unknown) => error instanceof Error && 'errors' in error;
const tooMuch = () =>
  fieldProblem(
    'file',
    `This workbook unpacks to more than ${importLimits.unpackedBytes / 1024 ** 2} MB or ${importLimits.entries} parts. Save the sheet with the clients as CSV.`,
  );
const broken = () =>
  fieldProblem(
    'file',
    'This workbook is cut off or not well formed. Open it, save it again as .xlsx or CSV, and try once more.',
  );
