import type { GroomingEstimate } from '#reference/estimate-grooming.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { dollarRange } from '#web/lib/money.ts';
import { petNames } from '#web/lib/pet-words.ts';
import { Figure } from '#web/ui/figure.tsx';

type EstimateProps = {
  /** Null while nothing is chosen. */
  estimate: GroomingEstimate | null;
  pets: readonly { name: string }[];
};

/** What is usual for these services, size and coat, said again with every choice. */
export function Estimate({ estimate, pets }: EstimateProps) {
  return (
    <div aria-live="polite" className="rounded-m bg-accent-soft p-4">
      {estimate ? (
        <>
          <span className="block text-s font-strong">Usual for {petNames(pets)}</span>
          <span className="flex flex-wrap items-baseline gap-x-4">
            <Figure>{dollarRange(estimate.priceLow / 100, estimate.priceHigh / 100)}</Figure>
            <span className="font-strong tabular-nums">{timeRange(estimate)}</span>
          </span>
          {estimate.assumptions.length > 0 && (
            <ul className="mt-2 list-disc pl-5 text-s">
              {estimate.assumptions.map((assumption) => (
                <li key={assumption}>{assumption}</li>
              ))}
            </ul>
          )}
          <span className="mt-2 block text-s">Before tip and tax. Groomers set their own prices.</span>
        </>
      ) : (
        <span>Choose a service to see what it usually costs and how long it takes.</span>
      )}
    </div>
  );
}

const timeRange = ({ minutesLow, minutesHigh }: GroomingEstimate): string =>
  minutesLow === minutesHigh
    ? inMinutes(minutesLow)
    : `${inMinutes(minutesLow)} to ${inMinutes(minutesHigh)}`;
