import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { query } from '#web/lib/api/query.ts';

/** What the one who is asked by name takes for these pets, by their own price list; undefined where it does not say it. */
export function useAskedPrice(
  provider: { id: string } | undefined,
  pets: readonly { id: string }[],
  services: readonly ServiceCode[],
) {
  const asks = provider !== undefined && pets.length > 0 && services.length > 0;
  const { data } = useQuery({
    ...query('GET /api/grooming-requests/asked-price', {
      query: {
        askedId: provider?.id ?? '',
        petIds: pets.map(({ id }) => id).join(','),
        services: services.join(','),
      },
    }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  return asks && data?.pets.some((pet) => pet.price !== null) ? data : undefined;
}

export type AskedPrices = NonNullable<ReturnType<typeof useAskedPrice>>;
