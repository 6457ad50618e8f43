import { isCompleted } from '#contract/grooming/grooming-lifecycle.ts';
import { cancellationTerms, chargeFee } from '#server/modules/cancellation-policies/index.ts';
import { allowTexts, askForRemoval, stopMessages } from '#server/modules/clients/index.ts';
import {
  beLateByClient,
  bookAgainByClient,
  cancelByClient,
  comeBackByClient,
  confirmByClient,
  findClientToBook,
  isCancelled,
  lockForClient,
  moveByClient,
  takeTimeByClient,
} from '#server/modules/visits/index.ts';
import type { LockedVisit } from '#server/modules/visits/index.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { closeTimeOffers, findTimeOffer, findTimeOffers, takeTimeOffer } from './client-links.queries.ts';
import type { LinkRow } from './client-links.queries.ts';
import { showLink } from './get-link.ts';
import { findLink, showNextVisit } from './link-of-visit.ts';
import { suggestTimes } from './suggest-times.ts';

/** Does something with a client's link, and shows what it is then. @throws Problem `link_expired` */
const withLink =
  <Args extends unknown[]>(act: (t: Transaction, link: LinkRow, ...args: Args) => Promise<unknown>) =>
  async (t: Transaction, secret: string, ...args: Args) => {
    const link = await findLink(t.sql, secret, t.now);
    await act(t, link, ...args);
    return showLink(t.sql, await findLink(t.sql, secret, t.now), t.now);
  };

export const confirmByLink = withLink((t, link) => confirmByClient(t, link));

export const beLateByLink = withLink((t, link, minutes: number) => beLateByClient(t, link, minutes));

/** Asks for up to three other times, instead of those asked for before. @throws Problem `invalid`, `too_late` */
export const askForMove = withLink(
  async (t, link, asked: { startsAt: string[]; note?: string | undefined }) => {
    const visit = await lockForClient(t, link, 'ask_move');
    await suggestTimes(t, visit, { by: 'client', ...asked, clientId: link.clientId });
    await t.announce('visit.move_asked', { visitId: visit.id });
  },
);

/**
 * Takes a time that the provider offers, also instead of a visit that the provider cancelled, or for another one after a visit that
 * is done; the bookings decide who was first.
 * @throws Problem `taken` if another client has it, `too_late`, `not_offered` to a client who is not to be booked
 */
export const chooseTime = withLink(async (t, link, timeOfferId: string) => {
  const visit = await lockForClient(t, link, 'choose');
  const offer = await findTimeOffer(t.sql, timeOfferId, link.accountId);
  const isOpen = offer?.state === 'open' && Date.parse(offer.startsAt) > t.now.getTime();
  if (offer?.visitId !== visit.id || offer.by !== 'provider' || !isOpen)
    throw problem('taken', 'This time is no longer offered. Please choose another one.');
  const client = await findClientToBook(t.sql, link.accountId, link.clientId);
  if (!client || (client.doNotBookAt && !isAhead(visit)))
    throw problem('not_offered', 'Please call to book again.');
  const others = (await findTimeOffers(t.sql, visit.id, t.now)).filter(
    ({ id, by }) => by === 'provider' && id !== offer.id,
  );
  const next = await takeOf(visit)(t, visit, client, offer).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'clash') throw error;
    throw justTaken(isAhead(visit), others.length > 0);
  });
  await takeTimeOffer(t.sql, offer.id);
  await closeTimeOffers(t.sql, visit.id);
  if (next) await showNextVisit(t, link.id, next);
  await takeTimeByClient(
    t,
    { ...link, visitId: next?.id ?? visit.id },
    { startsAt: offer.startsAt, from: isAhead(visit) ? visit.startsAt : null },
  );
});

const isAhead = (visit: LockedVisit) => !isCancelled(visit) && !isCompleted(visit.status);

/** What becomes of the visit whose client takes another time. */
function takeOf(visit: LockedVisit): typeof bookAgainByClient {
  if (isCompleted(visit.status)) return bookAgainByClient;
  const take = isCancelled(visit) ? comeBackByClient : moveByClient;
  return async (t, taken, _, { startsAt, endsAt }) => {
    await take(t, taken, { startsAt, endsAt });
    return undefined;
  };
}

function justTaken(isStillBooked: boolean, hasOthers: boolean) {
  const stays = isStillBooked ? 'Your visit stays where it was. ' : '';
  const way = hasOthers
    ? 'Please choose another one.'
    : isStillBooked
      ? 'You can ask for another time.'
      : 'Please call for another one.';
  return problem('taken', `Sorry, this time was just taken. ${stays}${way}`);
}

/** Cancels for the fee that the client saw. @throws Problem `counts_differently` if it is another one now */
export const cancelByLink = withLink(async (t, link, feeSeen: number) => {
  const visit = await lockForClient(t, link, 'cancel');
  const { fee } = await cancellationTerms(t.sql, visit.id, t.now);
  if (feeSeen !== fee)
    throw problem('counts_differently', 'The fee for cancelling has changed. Please look at it again.');
  await closeTimeOffers(t.sql, visit.id);
  await cancelByClient(t, visit, fee);
  // The page then shows what is owed; the job after a cancellation finds it charged.
  await chargeFee(t, visit.id);
});

export const stopMessagesByLink = withLink((t, { clientId }) => stopMessages(t.sql, clientId, t.now));

export const allowTextsByLink = withLink((t, { clientId }) => allowTexts(t.sql, clientId, 'link', t.now));

/** Asks the provider to remove the client's data, and stops messages at once. */
export const askForRemovalByLink = withLink(async (t, { clientId, visitId }) => {
  await stopMessages(t.sql, clientId, t.now);
  if (await askForRemoval(t.sql, clientId, t.now)) await t.announce('client.removal_asked', { visitId });
});
