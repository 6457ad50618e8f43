import type { PriceReason } from '#contract/profiles/price-reasons.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { useFormContext } from 'react-hook-form';
import { Estimate } from './estimate.tsx';
import type { RequestTask, RequestValues } from './request-draft.ts';
import type { AskedPrices } from './use-asked-price.ts';
import { useRequestPrice } from './use-request-price.ts';

/** What the request costs as it is typed now: the asked provider's own prices, and one figure of what is typical. */
export function RequestPrice({ task }: { task: RequestTask }) {
  const { pets, provider, estimate, near, asked, askedMinutes } = useRequestPrice(task);
  return (
    <>
      {provider && asked && <AskedPrice name={provider.name} prices={asked} minutes={askedMinutes} />}
      <Estimate estimate={estimate} pets={pets} near={near} isTimed={!askedMinutes} />
    </>
  );
}

/** What stays in view beside the buttons: the price, or what has to be chosen first. */
export function FootLine({ task }: { task: RequestTask }) {
  const { errors } = useFormContext<RequestValues>().formState;
  const missing = errors.petIds?.message ?? errors.servicesNeeded?.message;
  return missing ? <FieldError role="alert">{missing}</FieldError> : <PriceLine task={task} />;
}

/** The price in one line. */
function PriceLine({ task }: { task: RequestTask }) {
  const { pets, provider, estimate, usual, near, askedTotal, askedMinutes } = useRequestPrice(task);
  const range = near ? { priceLow: near.low, priceHigh: near.high } : usual;
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-x-3 text-s tabular-nums"
    >
      {provider && askedTotal ? (
        <>
          <span className="min-w-0 wrap-anywhere">
            <span className="block">{provider.name}’s usual price</span>
            {askedMinutes && <span className="text-ink-2">Takes {inMinutes(askedMinutes)}</span>}
          </span>
          <b className="text-l">{price(askedTotal)}</b>
        </>
      ) : range ? (
        <>
          <span className="min-w-0 wrap-anywhere">
            <span className="block">
              {near ? 'Typical here' : 'Typical'} for {petNames(pets)}
            </span>
            {usual && (
              <span className="text-ink-2">
                About {inMinutes(middle(usual.minutesLow, usual.minutesHigh))}
              </span>
            )}
          </span>
          <b className="text-l">{dollarRange(range.priceLow / 100, range.priceHigh / 100)}</b>
        </>
      ) : (
        <span className="text-ink-2">
          {estimate
            ? `Ask what it costs for ${petNames(estimate.ask.map((name) => ({ name })))}.`
            : 'Choose a service to see what it usually costs.'}
        </span>
      )}
    </p>
  );
}

/** Between two times, in quarters of an hour. */
const middle = (low: number, high: number): number => Math.max(15, Math.round((low + high) / 30) * 15);

type AskedPriceProps = { name: string; prices: AskedPrices; minutes: number | null | undefined };

/** What the one who is asked by name takes for these pets, by their own price list. */
function AskedPrice({ name, prices: { pets, total, travel }, minutes }: AskedPriceProps) {
  return (
    <div aria-live="polite" className="grid gap-1 rounded-m border border-line p-4">
      <p className="text-s font-strong">
        {name}’s usual {pets.length > 1 ? 'prices' : 'price'}
      </p>
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
      {minutes && <p className="tabular-nums">Takes {inMinutes(minutes)}, which an offer books.</p>}
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
