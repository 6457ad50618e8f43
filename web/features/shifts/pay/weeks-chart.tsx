import type { ReactNode } from 'react';
import { sumPrice } from '#web/lib/money.ts';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import type { Bar } from '#web/ui/data/bar-chart.tsx';
import { sum } from './last-weeks.ts';

type WeeksChartProps = {
  caption: string;
  /** Sums from `lastWeeks`, in cents. */
  weeks: readonly Bar[];
  /** Action for the figures, such as a download. */
  action: ReactNode;
};

/** Weekly amounts as bars with their totals beside them. */
export function WeeksChart({ caption, weeks, action }: WeeksChartProps) {
  const best = weeks.toSorted((one, other) => other.value - one.value)[0];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="card max-md:px-4!">
        <BarChart
          caption={caption}
          height={200}
          bars={weeks.map((week) => ({
            ...week,
            ...(week.value > 0 || week.now ? { text: sumPrice(week.value) } : {}),
          }))}
          format={sumPrice}
        />
      </div>
      <div className="card flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-1">
          <Total label={`In ${weeks.length} weeks`}>{sumPrice(sum(weeks.map(({ value }) => value)))}</Total>
          {best && best.value > 0 && (
            <Total label={`Best week, from ${best.label}`}>{sumPrice(best.value)}</Total>
          )}
        </dl>
        <div className="mt-auto grid">{action}</div>
      </div>
    </div>
  );
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-s font-strong">{label}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}
