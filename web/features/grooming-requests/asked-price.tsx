import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type { PriceReason } from '#contract/profiles/price-reasons.ts';
import { query } from '#web/lib/api/query.ts';
import { price } from '#web/lib/money.ts';

type AskedPriceProps = {
  provider: { id: string; name: string };
  pets: readonly { id: string; name: string }[];
  services: readonly ServiceCode[];
};

/** What the one who is asked by name takes for these pets, by their own price list. Nothing where it does not say it. */
export function AskedPrice({ provider, pets, services }: AskedPriceProps) {
  const { data } = useQuery({
    ...query('GET /api/grooming-requests/asked-price', {
      query: {
        askedId: provider.id,
        petIds: pets.map(({ id }) => id).join(','),
        services: services.join(','),
      },
    }),
    enabled: pets.length > 0 && services.length > 0,
    placeholderData: keepPreviousData,
  });
  const priced = data?.pets.filter((pet) => pet.price !== null) ?? [];
  if (pets.length === 0 || services.length === 0 || priced.length === 0) return null;
  return (
    <div aria-live="polite" className="grid gap-1 rounded-m border border-line p-4">
      <p className="text-s font-strong">{provider.name}’s own prices</p>
      <ul>
        {data?.pets.map((pet) => (
          <li key={pet.name} className="wrap-anywhere tabular-nums">
            {pet.name}: {pet.price === null ? 'ask' : <b>{price(pet.price)}</b>} {basis(pet)}
          </li>
        ))}
      </ul>
      {data?.total && priced.length > 1 && (
        <p className="tabular-nums">
          Together <b>{price(data.total)}</b>
        </p>
      )}
      <p className="text-s text-ink-2">The offer binds, not this list: a matted coat may cost more.</p>
    </div>
  );
}

/** 'for a Standard Poodle', 'for its size' */
const basis = ({ because, becauseOf }: PriceReason): string => {
  if (because === 'breed') return `by breed, ${becauseOf}`;
  if (because === 'group') return 'by kind of breed';
  return because === 'size' ? 'by size' : '';
};
