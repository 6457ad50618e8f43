import type { ImportVerdict, RowIs } from '#contract/client-imports.ts';
import { orderOf } from '../cells/read-day.ts';
import { phoneKey } from '../cells/read-phone.ts';
import type { SheetRow } from '../sheet/read-sheet.ts';
import type { RowDraft } from './client-draft.ts';
import { draftRow } from './draft-row.ts';
import type { ColumnsRead } from './row-cells.ts';

/** By what a client is recognized again: phone, email, and names with the ZIP or the address. */
export type ClientKeys = { phone?: string; email?: string; names: string[] };

/** A row with what becomes of it. */
export type JudgedRow = {
  no: number;
  draft: RowDraft;
  verdict: ImportVerdict;
  reasons: string[];
  keys: ClientKeys;
  /** The first row of the same client. */
  sameAs: number | null;
};

export type ToJudge = {
  rows: readonly SheetRow[];
  columns: ColumnsRead['columns'];
  headings: readonly string[] | null;
  rowIs: RowIs;
  dateOrder: 'mdy' | 'dmy';
  today: string;
};

/** A number that so many families give is not one of theirs. */
const mostSurnames = 5;

/** Reads all rows, and finds those of the same client among them. Every row has exactly one verdict. */
export function judgeRows({ rows, columns, headings, rowIs, dateOrder, today }: ToJudge): JudgedRow[] {
  const read = { columns, order: dateOrder, bothOrders: writesBothOrders(rows, columns), today };
  const repeated = headings && headings.join('\n').toLowerCase();
  const drafts = rows.map(({ no, cells }) => ({
    no,
    draft: repeated !== null && sameCells(cells, repeated) ? headingAgain : draftRow(cells, read),
  }));
  const shared = sharedPhones(drafts.map(({ draft }) => draft));
  const firstOf = new Map<string, JudgedRow>();
  return drafts.map(({ no, draft }) => {
    const keys = keysOf(draft, rowIs, shared);
    const judged = judge({ no, draft, keys }, firstOf);
    if (draft.client) for (const key of written(keys)) if (!firstOf.has(key)) firstOf.set(key, judged);
    return judged;
  });
}

function judge(
  { no, draft, keys }: Pick<JudgedRow, 'no' | 'draft' | 'keys'>,
  firstOf: ReadonlyMap<string, JudgedRow>,
): JudgedRow {
  const same = draft.client
    ? written(keys)
        .map((key) => ({ key, row: firstOf.get(key) }))
        .find(({ row }) => row)
    : undefined;
  const sameRow = same?.row;
  const root = sameRow ? (sameRow.sameAs ?? sameRow.no) : null;
  const emails = [draft.client?.email, sameRow?.draft.client?.email];
  const doubts = [...draft.doubts];
  const merging = sameRow ? `Same ${keyName(same.key)} as row ${root}` : undefined;
  if (merging && emails[0] && emails[1] && emails[0] !== emails[1])
    doubts.push(`${merging}, but another email`);
  else if (merging && sameRow && otherPerson(draft.client, sameRow.draft.client))
    doubts.push(`${merging}, but another name`);
  const reasons = [
    ...(draft.refused ? [draft.refused] : doubts),
    ...(merging && !draft.refused ? [merging] : []),
    ...draft.remarks,
  ];
  const verdict = draft.refused ? 'refused' : doubts.length > 0 ? 'check' : merging ? 'merge' : 'new';
  return { no, draft, verdict, reasons: [...new Set(reasons)], keys, sameAs: root };
}

type Named = { firstName: string; lastName?: string | null };

const nameWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether neither the first name nor the surname is the same, so that a phone may have been copied or passed on. */
export function otherPerson(one: Named | null, other: Named | null): boolean {
  if (!one?.lastName || !other?.lastName) return false;
  const known = new Set(nameWords(`${other.firstName} ${other.lastName}`));
  return !nameWords(`${one.firstName} ${one.lastName}`).some((word) => known.has(word));
}

const headingAgain: RowDraft = { client: null, remarks: [], doubts: [], refused: 'Repeats the headings' };

const sameCells = (cells: readonly string[], headings: string) => cells.join('\n').toLowerCase() === headings;

/** A phone counts before an email, and an email before names. */
const written = ({ phone, email, names }: ClientKeys): string[] => [
  ...(phone ? [`phone ${phone}`] : []),
  ...(email ? [`email ${email}`] : []),
  ...names.map((key) => `name ${key}`),
];

const keyName = (key: string) => (key.startsWith('name ') ? 'names' : key.slice(0, key.indexOf(' ')));

function keysOf({ client, zip }: RowDraft, rowIs: RowIs, shared: ReadonlySet<string>): ClientKeys {
  if (!client) return { names: [] };
  const phone = client.phone && phoneKey(client.phone);
  const last = client.lastName?.toLowerCase();
  const names = last && zip ? client.pets.map(({ name }) => `${last} ${name.toLowerCase()} ${zip}`) : [];
  if (rowIs === 'pet' && client.address)
    names.push(`${client.firstName} ${client.lastName ?? ''} ${client.address}`.toLowerCase());
  return {
    ...(phone && !shared.has(phone) ? { phone } : {}),
    ...(client.email ? { email: client.email } : {}),
    names,
  };
}

/** The phones that rows of more surnames share than a household has. */
function sharedPhones(drafts: readonly RowDraft[]): Set<string> {
  const surnames = new Map<string, Set<string>>();
  for (const { client } of drafts) {
    const phone = client?.phone && phoneKey(client.phone);
    if (!phone) continue;
    const known = surnames.get(phone) ?? new Set();
    surnames.set(phone, known.add((client.lastName ?? client.firstName).toLowerCase()));
  }
  return new Set([...surnames].filter(([, names]) => names.size > mostSurnames).map(([phone]) => phone));
}

const days = new Set([
  'last_visit',
  'next_visit',
  'birth_date',
  'rabies_until',
  'dhpp_until',
  'bordetella_until',
]);

function writesBothOrders(rows: readonly SheetRow[], columns: ColumnsRead['columns']): boolean {
  const { mdy, dmy } = orderOf(
    columns
      .filter(({ as }) => days.has(as))
      .flatMap(({ index }) => rows.map(({ cells }) => cells[index] ?? '')),
  );
  return mdy > 0 && dmy > 0;
}
