import { extraFees } from '#reference/prices/extra-fees.ts';
import type { GroomingEstimate } from '#reference/prices/estimate-grooming.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Figure } from '#web/ui/data/figure.tsx';
import type { PricesNear } from './use-prices-near.ts';
import type { EstimateOfAll } from '../estimate-all.ts';

type EstimateProps = {
  /** Null if no services or pets are chosen. */
  estimate: EstimateOfAll | null;
  pets: readonly { name: string }[];
  /** What providers near the pet parent ask, if enough of them publish prices. */
  near: PricesNear;
};

/** Usual cost and time for these services, size, breed and coat. Screen readers announce each change. */
export function Estimate({ estimate, pets, near }: EstimateProps) {
  return (
    <div aria-live="polite" className="grid gap-2 rounded-m bg-accent-soft p-4">
      {estimate ? (
        <>
          {estimate.usual && (
            <Usual usual={estimate.usual} pets={pets.filter(({ name }) => !estimate.ask.includes(name))} />
          )}
          {near && (
            <p>
              <span className="font-strong">
                {near.providers} groomers and salons near you ask {priceRange(near.low, near.high)}.
              </span>{' '}
              <span className="text-s">
                The lowest prices of their books, within {near.miles} miles, the middle half.
              </span>
            </p>
          )}
          {estimate.ask.length > 0 && (
            <span>
              Ask what it costs for {petNames(estimate.ask.map((name) => ({ name })))}: few groomers list
              prices for this.
            </span>
          )}
        </>
      ) : (
        <span>Choose a service to see what it usually costs and how long it takes.</span>
      )}
    </div>
  );
}

function Usual({ usual, pets }: { usual: GroomingEstimate; pets: readonly { name: string }[] }) {
  const { priceLow, priceHigh, minutesLow, minutesHigh, stayLow, stayHigh, assumptions } = usual;
  return (
    <div>
      <span className="block text-s font-strong">Usual for {petNames(pets)}</span>
      <span className="flex flex-wrap items-baseline gap-x-4">
        <Figure>{dollarRange(priceLow / 100, priceHigh / 100)}</Figure>
        <span className="font-strong tabular-nums">{timeRange(minutesLow, minutesHigh)} of work</span>
      </span>
      {(stayLow !== minutesLow || stayHigh !== minutesHigh) && (
        <span className="block text-s tabular-nums">
          Drop-off to pick-up: {timeRange(stayLow, stayHigh)}, with drying and waiting.
        </span>
      )}
      {assumptions.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-s">
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      )}
      <span className="mt-2 block text-s">
        Our estimate for 2026, before tip and tax, with big cities at the top. Groomers set their own prices.
      </span>
      <span className="mt-1 block text-s">Some add on the day: {feeWords}.</span>
    </div>
  );
}

const feeWords = extraFees
  .map(({ label, dollars: [low, high] }) => `${label.toLowerCase()} ${dollarRange(low, high)}`)
  .join(', ');

const priceRange = (low: number, high: number): string =>
  low === high ? `from ${price(low)}` : `from ${price(low)} to ${price(high)}`;

const timeRange = (low: number, high: number): string =>
  low === high ? inMinutes(low) : `${inMinutes(low)} to ${inMinutes(high)}`;
