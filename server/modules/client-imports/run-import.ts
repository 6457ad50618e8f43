import type { ClientImport, ImportState } from '#contract/client-imports.ts';
import type { ClientDraft } from '#contract/clients/clients.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { insertClients, joinClient } from '#server/modules/clients/index.ts';
import { addVaccination } from '#server/modules/vaccinations/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { notFound, Problem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { importLifecycle } from './client-imports.lifecycle.ts';
import { findImportView, lockImport, moveImport, waitsForAnother } from './imports.queries.ts';
import type { ImportHead } from './imports.queries.ts';
import { differs, findMatches } from './match-book.ts';
import { findGroups, findPetIds, findRowsToRun, saveDone } from './rows.queries.ts';
import type { Done, RowToRun } from './rows.queries.ts';
import type { RowDraft } from './rows/client-draft.ts';

const longestReason = 300;

/** How many rows one transaction brings in. */
const atOnce = 200;

/** @throws Problem `too_early`, `already_done` */
export function requireRunnable(state: ImportState): void {
  if (can(importLifecycle, 'run', state)) return;
  throw can(importLifecycle, 'map', state)
    ? problem('too_early', 'First choose what the columns hold.')
    : problem('already_done', 'This import was run already.');
}

/** The zone of those who have told no place. */
const nowhere = 'UTC';

/** Whether visits will be booked of what the sheet says. */
const namesTimes = ({ mapping }: ImportHead): boolean =>
  mapping.columns.some(({ as }) => as === 'next_visit' || as === 'every_weeks');

/** Starts the run, which goes on as a job. @throws Problem `not_found`, `too_early`, `already_done`, `invalid` */
export async function startRun(t: Transaction, accountId: string, id: string): Promise<ClientImport> {
  const head = await lockImport(t.sql, id, accountId);
  if (!head) throw notFound('import');
  requireRunnable(head.state);
  const view = await findImportView(t.sql, accountId, id);
  if (!view?.toBring)
    throw problem('too_early', 'There are no rows to bring in. Decide about the rows to check.');
  if (namesTimes(head) && (await zoneOf(t.sql, accountId)) === nowhere)
    throw problem('too_early', 'First say where you work from: visits are booked by the clock there.');
  await moveImport(t.sql, id, 'run', { startedAt: t.now });
  await t.schedule('run-client-import', { importId: id }, t.now, id);
  return { ...view, state: 'running' };
}

/** Brings in the next rows, and queues itself again until none is left. */
export async function runImport(platform: Platform, { importId }: { importId: string }): Promise<void> {
  try {
    await platform.transact((t) => bringNext(t, importId, atOnce));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // One row that cannot be kept does not hold up the others: they are brought in one at a time.
    for (let nth = 0; nth < atOnce; nth++) await bringOne(platform, importId);
  }
}

async function bringOne(platform: Platform, importId: string): Promise<void> {
  try {
    await platform.transact((t) => bringNext(t, importId, 1));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await platform.transact(async (t) => {
      const [row] = await findRowsToRun(t.sql, importId, 1);
      if (row) await saveDone(t.sql, importId, [{ no: row.no, outcome: 'left_out', reason: error.message }]);
      await t.schedule('run-client-import', { importId }, t.now, importId);
    });
  }
}

async function bringNext(t: Transaction, importId: string, most: number): Promise<void> {
  const head = await lockImport(t.sql, importId);
  if (!head || !can(importLifecycle, 'finish', head.state)) return;
  if (await waitsForAnother(t.sql, head)) {
    await t.schedule('run-client-import', { importId }, after(t.now, seconds(2)), importId);
    return;
  }
  const rows = await findRowsToRun(t.sql, importId, most);
  await saveDone(t.sql, importId, await bringRows(t, { accountId: head.accountId, importId }, rows));
  if (rows.length < most) await t.schedule('series-import-visits', { importId }, t.now, importId);
  else await t.schedule('run-client-import', { importId }, t.now, importId);
}

type Book = { accountId: string; importId: string };

/** Makes clients of rows, or joins them with those who are there: in an earlier row, or in the book. */
async function bringRows(
  t: Transaction,
  { accountId, importId }: Book,
  rows: readonly RowToRun[],
): Promise<Done[]> {
  const groups = await findGroups(t.sql, importId, rows.map(firstOf));
  const inBook = await findMatches(t.sql, accountId, rows);
  const made: RowToRun[] = [];
  const joining: { row: RowToRun; to: string | number }[] = [];
  const done: Done[] = [];
  const makers = new Map<number, number>();
  for (const row of rows) {
    const { no, draft, decision } = row;
    const match = inBook.get(no);
    const doubt = match && decision === null ? differs(row, match) : undefined;
    if (!row.brought || !draft.client) done.push({ no, outcome: 'left_out' });
    else if (doubt) done.push({ no, outcome: 'left_out', reason: doubt });
    else {
      const same =
        decision === 'apart'
          ? undefined
          : (groups.get(firstOf(row)) ?? makers.get(firstOf(row)) ?? match?.id);
      if (same === undefined) {
        made.push(row);
        if (decision !== 'apart') makers.set(firstOf(row), no);
      } else joining.push({ row, to: same });
    }
  }
  const ids = await insertClients(
    t,
    accountId,
    made.map(({ draft }) => ({ ...toClientDraft(draft), source: 'import' as const })),
  );
  const idOf = new Map(made.map(({ no }, index) => [no, ids[index] ?? '']));
  const pets = Map.groupBy(await findPetIds(t.sql, ids), ({ clientId }) => clientId);
  for (const row of made) {
    const clientId = idOf.get(row.no) ?? '';
    const petsOf = pets.get(clientId) ?? [];
    await addVaccinations(t, accountId, row.draft, petsOf);
    done.push({ no: row.no, outcome: 'made', clientId, petIds: petsOf.map(({ petId }) => petId) });
  }
  for (const { row, to } of joining) {
    const clientId = typeof to === 'number' ? (idOf.get(to) ?? '') : to;
    const joined = await joinClient(t, accountId, clientId, toClientDraft(row.draft));
    const added = (await findPetIds(t.sql, [clientId])).filter(({ petId }) => joined.petIds.includes(petId));
    await addVaccinations(t, accountId, row.draft, added);
    done.push({ no: row.no, outcome: 'joined', clientId, petIds: joined.petIds, joined });
  }
  return done;
}

const firstOf = ({ no, sameAs }: RowToRun) => sameAs ?? no;

/** Records until when the pets of a row are vaccinated. What is not given to their kind of animal stays in no record. */
async function addVaccinations(
  t: Transaction,
  accountId: string,
  { client }: RowDraft,
  pets: readonly { petId: string; name: string }[],
): Promise<void> {
  for (const { petId, name } of pets) {
    const draft = client?.pets.find((pet) => pet.name.toLowerCase() === name.toLowerCase());
    const species = draft?.species ?? 'dog';
    for (const { vaccine, until } of draft?.vaccinations ?? [])
      if (vaccines[vaccine].species.includes(species))
        await addVaccination(
          t,
          accountId,
          { id: petId, species, birthDate: null },
          { kind: vaccine, expiresOn: until },
        );
  }
}

/** A client as the book takes it; vaccinations are recorded with the pet, and the next visit is booked. */
function toClientDraft({ client }: RowDraft): ClientDraft & { doNotBookReason?: string } {
  if (!client) throw new Error('Nothing can be made of this row');
  const { doNotBook, ...given } = client;
  return {
    ...given,
    ...(doNotBook ? { doNotBookReason: doNotBook.slice(0, longestReason).toWellFormed() } : {}),
    pets: client.pets.map(({ vaccinations: _recordedApart, ...pet }) => pet),
  };
}
