import type { AnyService } from '#contract/pets/pet-codes.ts';
import { priceWithTheWay } from '#reference/prices/at-home-price.ts';
import { listMinutes, listPrice } from '#reference/prices/price-book.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findPetsById } from '#server/modules/pets/index.ts';
import { getFacts, requireVisiblePerson } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findProviderFacts } from '../offers.queries.ts';
import { bookedMinutes } from '../booked-minutes.ts';
import { ownServicesOf } from '../own-services.ts';
import { isProvider } from '../requests.queries.ts';

/** Ids and codes with commas between, as the contract checks them. */
type Asked = { askedId: string; petIds: string; services?: string | undefined };

/**
 * Returns what the price list of the one who is asked says for the viewer's pets: as a groomer, or else as a business. A
 * usual price of a client is the provider's private note and is never read here.
 * @throws Problem `not_found`
 */
export async function getAskedPrice(sql: Sql, actor: Actor, asked: Asked) {
  if (!(await isProvider(sql, asked.askedId))) throw notFound('groomer');
  await requireVisiblePerson(sql, actor, asked.askedId);
  const ids = [...new Set(asked.petIds.split(','))];
  const pets = (await findPetsById(sql, ids)).filter(({ ownerId }) => ownerId === actor.id);
  if (pets.length < ids.length) throw notFound('pet');
  const services = (asked.services?.split(',') ?? []) as AnyService[];
  const own = await ownServicesOf(sql, asked.askedId);
  for (const as of ['groomer', 'business'] as const) {
    const facts = await getFacts(sql, asked.askedId, as);
    const { mobile } = await findProviderFacts(sql, asked.askedId, as);
    const listed = pets.map((pet) => {
      const {
        cents: price = null,
        because = 'none',
        becauseOf = null,
      } = listPrice(facts, pet, services) ?? {};
      return { name: pet.name, price, because, becauseOf };
    });
    if (!listed.some(({ price }) => price !== null)) continue;
    const { pets: priced, travel } = priceWithTheWay(listed, { ...facts, atHome: mobile });
    const times = pets.map((pet) => listMinutes(facts, pet, services));
    const timed = times.filter((minutes) => minutes !== undefined);
    const isWhole = priced.every(({ price }) => price !== null);
    return {
      own,
      pets: priced,
      total: isWhole ? priced.reduce((sum, { price }) => sum + (price ?? 0), 0) : null,
      minutes:
        timed.length === times.length ? bookedMinutes(timed.reduce((sum, each) => sum + each, 0)) : null,
      travel,
    };
  }
  return {
    own,
    pets: pets.map(({ name }) => ({ name, price: null, because: 'none' as const, becauseOf: null })),
    total: null,
    minutes: null,
    travel: 0,
  };
}
