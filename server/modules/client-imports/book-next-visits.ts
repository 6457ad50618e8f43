import { importLimits } from '#contract/client-imports.ts';
import { joinClient } from '#server/modules/clients/index.ts';
import { onBehalfOf } from '#server/modules/identity/index.ts';
import { bookOwnVisit, findPetsToBook, quoteVisit } from '#server/modules/visits/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { importLifecycle } from './client-imports.lifecycle.ts';
import { lockImport, moveImport } from './imports.queries.ts';
import type { ImportHead } from './imports.queries.ts';
import { findNextStart, findNextToBook, isThere, saveNext } from './next-visits.queries.ts';
import type { NextToBook } from './next-visits.queries.ts';

/** How many visits one job books. */
const atOnce = 200;
const leastGuessed = 60;
const [shortest, longest] = [5, 720];
const mostPets = 6;

/**
 * Books the next visits that the rows of a sheet name, and ends the run. A visit that cannot be booked is
 * reported on its row and kept in the client's notes. Clients get no message.
 */
export async function bookNextVisits(
  { transact, sql }: Platform,
  { importId }: { importId: string },
): Promise<void> {
  for (let nth = 0; nth < atOnce; nth++) {
    const [next] = await findNextToBook(sql, importId);
    if (!next) break;
    try {
      await transact((t) => bookNext(t, importId, next));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await transact((t) => keepAsNote(t, importId, next, error.message));
    }
  }
  await transact(async (t) => {
    if (!(await lockRunning(t, importId))) return;
    if ((await findNextToBook(t.sql, importId)).length > 0)
      await t.schedule('series-import-visits', { importId }, t.now, importId);
    else
      await moveImport(t.sql, importId, 'finish', { undoUntil: after(t.now, days(importLimits.undoDays)) });
  });
}

async function lockRunning(t: Transaction, importId: string): Promise<ImportHead | undefined> {
  const head = await lockImport(t.sql, importId);
  return head && can(importLifecycle, 'finish', head.state) ? head : undefined;
}

/** @throws Problem with what is in the way */
async function bookNext(t: Transaction, importId: string, next: NextToBook): Promise<void> {
  const head = await lockRunning(t, importId);
  if (!head) return;
  const { clientId, on, at, nos, petNames } = next;
  const timeZone = await zoneOf(t.sql, head.accountId);
  const startsAt = instantAt(on, at, timeZone).toISOString();
  if (await isThere(t.sql, clientId, startsAt)) {
    await saveNext(t.sql, importId, nos, { nextState: 'there' });
    return;
  }
  const groomed = await findPetsToBook(t.sql, clientId, timeZone, t.now);
  const named = groomed.filter(({ name }) => petNames.includes(name.toLowerCase()));
  const pets = (named.length > 0 ? named : groomed).slice(0, mostPets);
  const actor = onBehalfOf({ id: head.accountId, roles: next.roles });
  const work = pets.map(({ id, usualServices }) => ({
    petId: id,
    ...(usualServices.length > 0 ? {} : { services: ['full_groom' as const] }),
  }));
  const length =
    next.minutes ??
    fitting(
      (await quoteVisit(t, actor, { clientId, pets: work })).minutes,
      startsAt,
      pets.some(({ usualMinutes }) => usualMinutes === null)
        ? await findNextStart(t.sql, head, { startsAt, timeZone })
        : null,
    );
  const visit = await bookOwnVisit(t, actor, {
    clientId,
    pets: work.map((pet) => {
      const price = pets.find(({ id }) => id === pet.petId)?.usualPrice ?? null;
      return price === null ? pet : { ...pet, price };
    }),
    startsAt,
    minutes: Math.min(Math.max(length, shortest), longest),
    // It was promised already, also outside of the hours.
    anyway: true,
  });
  await saveNext(t.sql, importId, nos, { nextState: 'booked', nextVisitId: visit.id });
}

/** A guessed length ends where the next promised visit begins, but no sooner than after an hour. */
function fitting(minutes: number, startsAt: string, nextAt: string | null): number {
  const room = nextAt === null ? minutes : (Date.parse(nextAt) - Date.parse(startsAt)) / 60_000;
  return Math.min(minutes, Math.max(room, leastGuessed));
}

async function keepAsNote(t: Transaction, importId: string, next: NextToBook, why: string): Promise<void> {
  const head = await lockRunning(t, importId);
  if (!head) return;
  const { clientId, on, at, nos } = next;
  const added = await joinClient(t, head.accountId, clientId, {
    firstName: 'Client',
    notes: `Next visit: ${on} ${at}`,
  });
  await saveNext(t.sql, importId, nos, { nextState: 'check', nextReason: why, notes: added.notes });
}
