import type { OwnVisitDraft, VisitQuote } from '#contract/grooming/own-visits.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { priceWithTheWay } from '#reference/prices/at-home-price.ts';
import { findClientToBook, findPetsToBook, findUsualMinutes } from './clients-to-book.queries.ts';
import { isUsual, usualAndMore } from '../pet-price.ts';
import { namePets } from './pets-to-book.ts';
import { usualLength } from './usual-length.ts';

type Asked = Pick<OwnVisitDraft, 'clientId' | 'atHome'> & {
  pets: Omit<OwnVisitDraft['pets'][number], 'price'>[];
};

/** Says what a visit of the actor's own client would cost and why, and how long it takes: as noted, else as usual. @throws Problem `invalid` naming the field */
export async function quoteVisit(
  { sql, now }: Pick<Transaction, 'sql' | 'now'>,
  actor: Actor,
  { clientId, pets, atHome }: Asked,
): Promise<VisitQuote> {
  const client = await findClientToBook(sql, actor.id, clientId);
  if (!client) throw fieldProblem('clientId', 'This is no longer a client of yours.');
  const as = actor.roles.includes('owner') ? ('business' as const) : ('groomer' as const);
  const { mobile } = await findProviderFacts(sql, actor.id, as);
  const facts = await getFacts(sql, actor.id, as);
  const known = await findPetsToBook(sql, clientId, await zoneOf(sql, actor.id), now);
  const usual = await findUsualMinutes(sql, clientId);
  const prices = { ...facts, atHome: atHome ?? mobile };
  const named = namePets(known, pets, prices);
  const { travel } = priceWithTheWay(namePets(known, pets, { ...facts, atHome: false }), prices);
  const times = named.map(({ petId, services }) => {
    const pet = known.find(({ id }) => id === petId);
    if (!pet) return 0;
    const own = isUsual(pet, services) ? usual.find((each) => each.petId === petId)?.minutes : null;
    return own ?? usualLength(pet, services, prices);
  });
  return {
    pets: named.map(({ petId, services, price, because, becauseOf }) => {
      const pet = known.find(({ id }) => id === petId);
      const own = price === null && pet ? usualAndMore(pet, services, prices) : undefined;
      return {
        petId,
        price,
        because: because ?? 'none',
        becauseOf,
        partly: own ? { price: own.price, without: own.unlisted } : null,
      };
    }),
    total: sumOf(named.map(({ price }) => price)),
    travel,
    minutes: times.reduce((sum, part) => sum + part, 0),
  };
}

const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.every((part) => part !== null) ? parts.reduce((sum, part) => sum + part, 0) : null;
