import { isCompleted, isStopped } from '#contract/grooming/grooming-lifecycle.ts';
import type { OwnVisitDraft } from '#contract/grooming/own-visits.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { findClientToBook, findPetsToBook } from '../quote/clients-to-book.queries.ts';
import type { ClientToBook } from '../quote/clients-to-book.queries.ts';
import { newOwnVisit } from './new-own-visit.ts';
import { takeRoom } from './own-bookings.ts';
import { insertVisitPets } from '../visit-pets.queries.ts';
import { countVisitsAround, insertOwnVisit } from './own-visits.queries.ts';
import { namePets, toBookedPets } from '../quote/pets-to-book.ts';
import { findFirstVisit } from './redo.queries.ts';
import { requireStay, requireWorker } from './require-place-of-work.ts';
import { bookAnyway, requireUsualTime } from './require-usual-time.ts';

/** More than anyone grooms; only squeeze-ins get there. */
export const mostVisitsADay = 200;

/**
 * Books a visit for one of the provider's own clients. With `tell`, it emails a client without an account, except for
 * a walk-in.
 * @throws Problem `invalid` naming the field, `clash`, `unconfirmed` naming `anyway`
 */
export async function bookOwnVisit(t: Transaction, actor: Actor, draft: OwnVisitDraft) {
  const client = await findClientToBook(t.sql, actor.id, draft.clientId);
  if (!client) throw fieldProblem('clientId', 'This is no longer a client of yours.');
  if (client.linkedAccountId && (await findBlock(t.sql, actor.id, client.linkedAccountId)))
    throw fieldProblem('clientId', `You and ${client.firstName} cannot be booked with each other anymore.`);
  const providerAs = actor.roles.includes('owner') ? ('business' as const) : ('groomer' as const);
  const facts = await findProviderFacts(t.sql, actor.id, providerAs);
  const list = await getFacts(t.sql, actor.id, providerAs);
  const timeZone = await zoneOf(t.sql, actor.id);
  const known = await findPetsToBook(t.sql, client.id, timeZone, t.now);
  const atHome = draft.atHome ?? facts.mobile;
  const pets = namePets(known, await freePetsOf(t, actor.id, draft), { ...list, atHome });
  const startsAt = new Date(draft.startsAt);
  requireDay(startsAt, { timeZone, now: t.now, walkIn: draft.walkIn ?? false });
  const [from, to] = [startsAt.toISOString(), after(startsAt, minutes(draft.minutes)).toISOString()];
  if ((await countVisitsAround(t.sql, actor.id, from)) >= mostVisitsADay)
    throw problem('full', `There is room for at most ${mostVisitsADay} visits a day.`);
  const isPast = startsAt < t.now;
  const { staffId = null, tableNo = null, anyway = false } = draft;
  const stay = requireStay({ ...draft, startsAt: from, endsAt: to });
  if (staffId)
    await requireWorker(t, {
      accountId: actor.id,
      staffId,
      startsAt: from,
      endsAt: to,
      timeZone,
      anyway: anyway || isPast,
    });
  if (!anyway) await requireUsual(t, actor, client, { from, to, isPast, hasPerson: staffId !== null });
  const visit = newOwnVisit({
    client,
    pets,
    facts,
    atHome,
    source: draft.walkIn ? 'walk_in' : 'own',
    providerId: actor.id,
    providerAs,
    startsAt: from,
    endsAt: to,
    timeZone,
    note: draft.note ?? null,
    squeezedIn: false,
    ...stay,
    staffId,
    tableNo,
    redoOf: draft.redoOf ?? null,
    confirmedAt: draft.walkIn ? t.now : null,
  });
  await insertOwnVisit(t.sql, visit);
  await insertVisitPets(t.sql, visit.id, toBookedPets(pets));
  await takeRoom(t, visit, draft.squeezeIn ?? false);
  await recordHistory(t, visit.id, 'booked', { by: actor.id });
  await t.announce('visit.booked', { visitId: visit.id });
  if (draft.tell && !draft.walkIn)
    await t.announce('visit.client_to_tell', { visitId: visit.id, kind: 'confirmation' });
  return getVisit(t.sql, actor, visit.id, t.now);
}

type Place = { timeZone: string; now: Date; walkIn: boolean };

/** Only who walked in came on a day that has passed. @throws Problem `invalid` naming `startsAt` */
function requireDay(startsAt: Date, { timeZone, now, walkIn }: Place): void {
  if (startsAt > after(now, days(366))) throw fieldProblem('startsAt', 'This time is more than a year away.');
  if (!walkIn && dayIn(startsAt, timeZone) < dayIn(now, timeZone))
    throw fieldProblem('startsAt', 'This day has passed. A client without an appointment is a walk-in.');
  if (walkIn && startsAt < after(now, -days(31)))
    throw fieldProblem('startsAt', 'Use a day of the last month.');
}

/** Names what speaks against a booking without forbidding it. @throws Problem `unconfirmed` naming `anyway` */
async function requireUsual(
  t: Transaction,
  actor: Actor,
  client: ClientToBook,
  { from, to, isPast, hasPerson }: { from: string; to: string; isPast: boolean; hasPerson: boolean },
): Promise<void> {
  if (client.doNotBookAt)
    throw bookAnyway(
      `You do not want to book ${client.firstName} again${client.doNotBookReason ? `: ${client.doNotBookReason}` : '.'}`,
    );
  // The hours of a person who does the work were looked at before.
  if (isPast || hasPerson) return;
  await requireUsualTime(t, actor, { from, to });
}

/**
 * A free redo is of a finished visit of the same client, for animals that were there, and costs nothing.
 * @returns its pets without a price @throws Problem `invalid` naming `redoOf` or the pet
 */
async function freePetsOf(
  { sql }: Pick<Transaction, 'sql'>,
  providerId: string,
  { redoOf, clientId, pets }: OwnVisitDraft,
): Promise<OwnVisitDraft['pets']> {
  if (redoOf === undefined) return pets;
  const first = await findFirstVisit(sql, providerId, redoOf);
  if (first?.clientId !== clientId) throw fieldProblem('redoOf', 'This is not a visit of this client.');
  if (!isCompleted(first.status) && !isStopped(first.status))
    throw fieldProblem('redoOf', 'Only a finished visit can be done again.');
  if (first.redoOf) throw fieldProblem('redoOf', 'This was a redo itself. Book it from the first visit.');
  const stranger = pets.findIndex(({ petId }) => !first.petIds.includes(petId));
  if (stranger >= 0)
    throw fieldProblem(`pets.${stranger}.petId`, 'This pet was not there on the first visit.');
  return pets.map((pet) => ({ ...pet, price: 0 }));
}
