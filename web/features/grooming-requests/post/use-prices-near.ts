import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { priceColumnOf } from '#reference/prices/price-book.ts';
import { query } from '#web/lib/api/query.ts';

type Pet = { species: Species; size: Size; breed: string | null };

/** What groomers and salons near the viewer ask for the work on all pets, if enough of them publish prices. */
export function usePricesNear(pets: readonly Pet[], services: readonly ServiceCode[]) {
  const columns = pets.map(priceColumnOf).filter((column) => column !== undefined);
  const { data } = useQuery({
    ...query('GET /api/prices-near', { query: { services: services.join(','), pets: columns.join(',') } }),
    enabled: services.length > 0 && columns.length > 0 && columns.length === pets.length,
    placeholderData: keepPreviousData,
  });
  return services.length > 0 && columns.length === pets.length ? data?.range : undefined;
}

export type PricesNear = ReturnType<typeof usePricesNear>;
