import { extraFees } from '#reference/prices/extra-fees.ts';
import type { GroomingEstimate } from '#reference/prices/estimate-grooming.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { dollarRange } from '#web/lib/money.ts';
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
  /** False where the one who is asked says how long the work takes: a second time would contradict it. */
  isTimed: boolean;
};

/** Typical cost and time for these services, size, breed and coat: near the pet parent, or else our estimate. */
export function Estimate({ estimate, pets, near, isTimed }: EstimateProps) {
  return (
    <div aria-live="polite" className="grid gap-2 rounded-m bg-accent-soft p-4">
      {estimate ? (
        <>
          <Typical
            usual={estimate.usual}
            pets={near ? pets : pets.filter(({ name }) => !estimate.ask.includes(name))}
            near={near}
            isTimed={isTimed}
          />
          {!near && estimate.ask.length > 0 && (
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

type TypicalProps = Pick<EstimateProps, 'pets' | 'near' | 'isTimed'> & { usual: GroomingEstimate | null };

function Typical({ usual, pets, near, isTimed }: TypicalProps) {
  const [low, high] = near ? [near.low, near.high] : [usual?.priceLow, usual?.priceHigh];
  if (low === undefined || high === undefined) return null;
  return (
    <div>
      <span className="block text-s font-strong">
        {near ? 'Typical here' : 'Typical'} for {petNames(pets)}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4">
        <Figure>{dollarRange(low / 100, high / 100)}</Figure>
        {usual && isTimed && (
          <span className="font-strong tabular-nums">
            {timeRange(usual.minutesLow, usual.minutesHigh)} of work
          </span>
        )}
      </span>
      {usual && isTimed && <Stay usual={usual} />}
      {usual && usual.assumptions.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-s">
          {usual.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      )}
      <span className="mt-2 block text-s">
        {near
          ? `What ${near.providers} groomers and salons within ${near.miles} miles ask: the lowest prices of their books, the middle half.`
          : 'Our estimate for 2026, before tip and tax, with big cities at the top. Groomers set their own prices.'}
      </span>
      <span className="mt-1 block text-s">Some add on the day: {feeWords}.</span>
    </div>
  );
}

function Stay({ usual: { minutesLow, minutesHigh, stayLow, stayHigh } }: { usual: GroomingEstimate }) {
  if (stayLow === minutesLow && stayHigh === minutesHigh) return null;
  return (
    <span className="block text-s tabular-nums">
      Drop-off to pick-up: {timeRange(stayLow, stayHigh)}, with drying and waiting.
    </span>
  );
}

const feeWords = extraFees
  .map(({ label, dollars: [low, high] }) => `${label.toLowerCase()} ${dollarRange(low, high)}`)
  .join(', ');

const timeRange = (low: number, high: number): string =>
  low === high ? inMinutes(low) : `${inMinutes(low)} to ${inMinutes(high)}`;
