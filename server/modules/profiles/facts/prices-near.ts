import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type { PriceColumn } from '#contract/profiles/facts.ts';
import { bookTotal, chargedServices } from '#reference/prices/price-book.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import { findPricesNear } from './prices-near.queries.ts';

const miles = 25;
/** With fewer providers, the price of one of them could be inferred. */
const fewest = 3;

/** Codes with commas between, as the contract checks them. */
type Asked = { services: string; pets: string };

/**
 * Returns the middle half of what providers near a place ask for these services on these pets, from their
 * price books; null where too few of them price all of it.
 */
export async function getPricesNear(sql: Sql, viewerId: string, origin: LatLon | undefined, asked: Asked) {
  if (!origin) return { range: null };
  const services = asked.services.split(',') as ServiceCode[];
  const pets = asked.pets.split(',') as PriceColumn[];
  const wanted = { services: chargedServices(services), sizes: [...new Set(pets)] };
  const books = await findPricesNear(sql, { viewerId, origin, miles, ...wanted });
  const totals = books
    .map(({ book }) => bookTotal(book, pets, services))
    .filter((total) => total !== undefined)
    .toSorted((one, other) => one - other);
  const providers = totals.length;
  if (providers < fewest) return { range: null };
  const low = totals[Math.floor((providers - 1) / 4)] ?? 0;
  const high = totals[Math.ceil(((providers - 1) * 3) / 4)] ?? low;
  return { range: { low, high, providers, miles } };
}
