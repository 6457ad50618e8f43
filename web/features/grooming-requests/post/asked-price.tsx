import type { PriceReason } from '#contract/profiles/price-reasons.ts';
import { price } from '#web/lib/money.ts';
import type { AskedPrices } from './use-asked-price.ts';

/** What the one who is asked by name takes for these pets, by their own price list. */
export function AskedPrice({ name, prices: { pets, total, travel } }: { name: string; prices: AskedPrices }) {
  return (
    <div aria-live="polite" className="grid gap-1 rounded-m border border-line p-4">
      <p className="text-s font-strong">{name}’s own prices</p>
      <ul>
        {pets.map((pet) => (
          <li key={pet.name} className="wrap-anywhere tabular-nums">
            {pet.name}: {pet.price === null ? 'ask' : <b>{price(pet.price)}</b>} {basis(pet)}
          </li>
        ))}
      </ul>
      {total && pets.filter((pet) => pet.price !== null).length > 1 && (
        <p className="tabular-nums">
          Together <b>{price(total)}</b>
        </p>
      )}
      {travel > 0 && <p className="tabular-nums">With {price(travel)} for coming to you.</p>}
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
