import { answerHours, holdingNewClients, mostOpenBookings } from '#contract/booking-page.ts';
import type { PageBooking } from '#contract/booking-page.ts';
import { addDays } from '#reference/calendar-days.ts';
import { linkOfVisit } from '#server/modules/client-links/index.ts';
import { addClientPet, allowTexts, insertClients } from '#server/modules/clients/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import { bookOnPage, findClientToBook, findPetsToBook, namePets } from '#server/modules/visits/index.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { dollars } from '#server/platform/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { countOpenBookings, insertBooking, lockPage } from './booking-page.queries.ts';
import { booksAtOnce, clientOfTicket } from './client-of-ticket.ts';
import type { Ticketed } from './client-of-ticket.ts';
import { findPlaceToGo } from './place-to-go.ts';
import { findStarts } from './openings/find-starts.ts';
import { policyOf, requireOpenPage } from './page.ts';
import type { Address, OpenPage } from './page.ts';
import { priceBooking } from './quote.ts';
import type { PricedBooking } from './quote.ts';

/**
 * Asks for a visit on a provider's page, or books it at once.
 * @throws Problem `not_offered`, `link_expired`, `terms_changed`, `full`, `taken`, `clash`, `invalid` naming the field
 */
export async function bookByPage(
  t: Transaction,
  { secrets, places }: Platform,
  address: Address,
  booking: PageBooking,
) {
  const page = await requireOpenPage(t.sql, address);
  const { accountId, as, timeZone } = page;
  await lockPage(t.sql, accountId);
  const ticketed = await clientOfTicket(t.sql, page, booking.ticket, t.now);
  const { client, refusal } = ticketed;
  if (refusal) throw problem('not_offered', refusal);
  await requireSeenPolicy(t, accountId, booking.policySeen);
  const isNew = !client?.isKnown;
  const holdsTime = await requireRoom(t, page, client?.id ?? null, isNew);
  const quote = await priceBooking(t.sql, page, client, booking.pets, t.now);
  const known = client && (await findClientToBook(t.sql, accountId, client.id));
  const place = await findPlaceToGo(t.sql, page, { places, client, typed: booking.address });
  const { lat = null, lon = null } = place ?? known ?? {};
  const at = lat === null || lon === null ? undefined : { lat, lon };
  const staffId = await requireOpening(t, page, { startsAt: booking.startsAt, quote, at });

  const clientId = client?.id ?? (await addClient(t, page, ticketed, booking));
  if (client && booking.textsOk) await allowTexts(t.sql, client.id, 'booking_page', t.now);
  const pets = await addPets(t, page, clientId, booking, client !== undefined);
  const toBook = known ?? (await findClientToBook(t.sql, accountId, clientId));
  if (!toBook) throw new Error('A client who was just added is gone');
  const startsAt = new Date(booking.startsAt);
  const endsAt = after(startsAt, minutes(quote.minutes)).toISOString();
  const isBooked = booksAtOnce(page, client);
  const lastAnswer = after(t.now, hours(answerHours));
  const visit = await bookOnPage(t, {
    providerId: accountId,
    providerAs: as,
    client: known && place && !known.address ? { ...known, address: place.address, lat, lon } : toBook,
    pets,
    staffId,
    startsAt: startsAt.toISOString(),
    endsAt,
    note: booking.note || null,
    told:
      quote.isAbout && quote.total !== null
        ? `About ${dollars(quote.total)}, settled ${place ? 'on arrival' : 'at drop-off'}`
        : null,
    answerBy: isBooked ? null : lastAnswer < startsAt ? lastAnswer : startsAt,
    holdsTime: isBooked || holdsTime,
  });
  await insertBooking(t.sql, {
    visitId: visit.id,
    accountId,
    clientId,
    isNew,
    holdsTime: isBooked || holdsTime,
    policySeen: booking.policySeen,
    provenPhone: ticketed.contact.phone,
    createdAt: t.now,
  });
  const link = await linkOfVisit(t, secrets, { accountId, clientId, visitId: visit.id, endsAt });
  return { isBooked, startsAt: visit.startsAt, endsAt, timeZone, link };
}

/** @throws Problem `terms_changed` naming the rule as it is now */
async function requireSeenPolicy(t: Transaction, accountId: string, seen: string): Promise<void> {
  const policy = await policyOf(t.sql, accountId);
  if (seen !== policy)
    throw problem('terms_changed', `The rule for cancelling has changed: ${policy}`, [
      { path: 'policySeen', message: policy, current: policy },
    ]);
}

/**
 * Whether the booking keeps its time free: strangers cannot fill a calendar with requests. @throws Problem `full` for a client
 * with two open bookings
 */
async function requireRoom(
  t: Transaction,
  { accountId, timeZone, shortName }: OpenPage,
  clientId: string | null,
  isNew: boolean,
): Promise<boolean> {
  const since = instantAt(dayIn(t.now, timeZone), '00:00', timeZone);
  const open = await countOpenBookings(t.sql, { accountId, clientId }, { now: t.now, since });
  if (open.ofClient >= mostOpenBookings)
    throw problem('full', `You have two bookings with ${shortName} ahead. For another one, please call.`);
  const { aDay, inAll } = holdingNewClients;
  return !isNew || (open.newHoldingToday < aDay && open.newHolding < inAll);
}

type Time = { startsAt: string; quote: PricedBooking; at: { lat: number; lon: number } | undefined };

/** Returns who does the work, where a business has people. @throws Problem `taken` naming `startsAt` */
async function requireOpening(t: Transaction, page: OpenPage, { startsAt, quote, at }: Time) {
  const from = dayIn(startsAt, page.timeZone);
  const wanted = { from, until: addDays(from, 1), minutes: quote.minutes, pets: quote.pets.length, at };
  const starts = await findStarts(t.sql, page, wanted, t.now);
  const chosen = starts.find((start) => start.at.getTime() === Date.parse(startsAt));
  if (!chosen)
    throw problem('taken', 'This time is no longer free. Please choose another one.', [
      { path: 'startsAt', message: 'This time is no longer free.' },
    ]);
  return chosen.staffId;
}

/** Puts a new client into the provider's book: a phone that is typed with a proven email is not proven. @throws Problem `invalid` naming `firstName` */
async function addClient(
  t: Transaction,
  { accountId }: OpenPage,
  { contact }: Ticketed,
  { firstName, lastName, phone: typed, address, pets, textsOk = false }: PageBooking,
): Promise<string> {
  if (!firstName) throw fieldProblem('firstName', 'What is your first name?');
  const phone = contact.phone ? inWords(contact.phone) : typed;
  const [id = ''] = await insertClients(t, accountId, [
    {
      firstName,
      lastName,
      phone,
      address,
      ...(contact.email ? { email: contact.email } : {}),
      contactBy: contact.phone || (textsOk && phone) ? 'text' : 'email',
      textsOk: textsOk && Boolean(phone),
      source: 'booking_page',
      pets: pets.map(toPetDraft),
    },
  ]);
  return id;
}

/** A number of the gateway as people write it. */
const inWords = (number: string) => number.replace(/^\+1(...)(...)/, '$1 $2 ');

const toPetDraft = ({ name = '', species, breed, weight, notes }: PageBooking['pets'][number]) => ({
  name,
  species,
  breed,
  weight,
  groomingNotes: notes,
});

/** The pets of the booking in its order, with those that are new to a known client added. @throws Problem `full` */
async function addPets(
  t: Transaction,
  { accountId, as, timeZone }: OpenPage,
  clientId: string,
  { pets }: PageBooking,
  isKnown: boolean,
) {
  const before = isKnown ? await findPetsToBook(t.sql, clientId, timeZone, t.now) : [];
  if (isKnown)
    for (const pet of pets) if (!pet.petId) await addClientPet(t, accountId, clientId, toPetDraft(pet));
  const all = await findPetsToBook(t.sql, clientId, timeZone, t.now);
  const added = all.filter(({ id }) => !before.some((each) => each.id === id));
  const facts = await getFacts(t.sql, accountId, as);
  const { mobile: atHome } = await findProviderFacts(t.sql, accountId, as);
  const drafts = pets.map(({ petId, services }) => ({ petId: petId ?? added.shift()?.id ?? '', services }));
  return namePets(all, drafts, { ...facts, atHome });
}
