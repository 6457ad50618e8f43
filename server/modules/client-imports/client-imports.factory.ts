import { uuidv7 } from 'uuidv7';
import type { ImportMapping, ImportTarget } from '#contract/client-imports.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertImport, moveImport } from './imports.queries.ts';
import { judgeRows } from './rows/judge-rows.ts';
import { insertRows, saveJudged } from './rows.queries.ts';

const columns: [header: string, as: ImportTarget][] = [
  ['Client', 'client_name'],
  ['Phone', 'phone'],
  ['Pet', 'pet_names'],
];
const usual = [
  ['Ada Byrne', '(512) 555-0171', 'Rex'],
  ['=1+1', '', ''],
];

type Given = { rows?: readonly string[][]; state?: 'read' | 'mapped' | 'done' };

/** Creates an import of a small sheet, up to a state. */
export async function makeImport(
  t: Transaction,
  accountId: string,
  { rows = usual, state = 'mapped' }: Given = {},
) {
  const id = uuidv7();
  const mapping: ImportMapping = {
    columns: columns.map(([, as], index) => ({ index, as })),
    rowIs: 'client',
    dateOrder: 'mdy',
  };
  const named = columns.map(([header, guess], index) => ({
    index,
    header,
    samples: [rows[0]?.[index] ?? ''],
    guess,
  }));
  const headings = columns.map(([header]) => header);
  await insertImport(
    t.sql,
    { id, accountId, fileName: 'clients.csv', remarks: [], headings, columns: named, mapping },
    t.now,
  );
  const numbered = rows.map((cells, index) => ({ no: index + 2, cells }));
  await insertRows(t.sql, id, numbered);
  if (state === 'read') return { id, mapping };
  await moveImport(t.sql, id, 'map');
  const read = named.map(({ index, header, guess }) => ({ index, header, as: guess }));
  await saveJudged(
    t.sql,
    id,
    judgeRows({ ...mapping, rows: numbered, columns: read, headings, today: '2026-11-20' }),
  );
  if (state === 'mapped') return { id, mapping };
  await moveImport(t.sql, id, 'run', { startedAt: t.now });
  await moveImport(t.sql, id, 'finish', { undoUntil: after(t.now, days(30)) });
  return { id, mapping };
}
