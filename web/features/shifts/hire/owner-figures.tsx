import { chartDay } from '#web/lib/dates.ts';
import { dollars, sumPrice } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { inWords } from '#web/lib/words.ts';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import type { OwnerFigures } from './applicants.api.ts';
import { dogs } from '../shift-words.ts';
import { timeToFill, waitingSince } from './time-to-fill.ts';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' });

/**
 * Figures for the owner: pending applications, shifts filled and pay of this month, and the time to fill a
 * shift.
 */
export function FiguresStrip({ figures }: { figures: OwnerFigures }) {
  const now = useNow();
  const month = monthName.format(now);
  const { waiting, oldestWaitingSince, monthFilled, monthEnded, monthPaid } = figures;
  const fill = timeToFill(figures.hoursToFill);
  return (
    <Stats label="Figures" className="border-t-0">
      <Stat
        label="Waiting for your answer"
        value={waiting}
        hint={oldestWaitingSince && `oldest: ${waitingSince(oldestWaitingSince, now)}`}
      />
      <Stat
        label={`Shifts filled in ${month}`}
        value={monthEnded === 0 ? 'None yet' : `${monthFilled} of ${monthEnded}`}
        hint={monthEnded > monthFilled && `${inWords(monthEnded - monthFilled)} expired`}
      />
      <Stat label={`Paid to groomers in ${month}`} value={sumPrice(monthPaid)} hint={paidHint(figures)} />
      {fill && <TimeToFill {...fill} />}
    </Stats>
  );
}

function paidHint({ monthPaid, monthUnconfirmed, monthDues, monthDogs }: OwnerFigures): string {
  const aDog = dollars(Math.round((monthPaid - monthDues) / monthDogs / 100));
  return [
    monthDogs > 0 && `${dogs(monthDogs)}, ${aDog} a dog`,
    monthUnconfirmed > 0 && `plus ${sumPrice(monthUnconfirmed)} to be confirmed`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Time to fill in the latest week, with a chart of the earlier weeks. A single week has no chart. */
function TimeToFill({ first, latest, bars }: NonNullable<ReturnType<typeof timeToFill>>) {
  const figure = (
    <Stat
      className="max-md:col-span-2"
      label="Time to fill a shift"
      value={<span className="inline-block first-letter:uppercase">{latest.took}</span>}
      hint={
        first.took !== latest.took && `${first.took} the week of ${chartDay(`${first.weekOf}T12:00Z`, 'UTC')}`
      }
    />
  );
  if (first.weekOf === latest.weekOf) return figure;
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-6 max-md:col-span-2">
      {figure}
      <BarChart
        caption="Hours to fill a shift, by the week"
        captionHidden
        labelsHidden
        height={70}
        className="min-w-28"
        bars={bars}
      />
    </div>
  );
}

export function FiguresSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-4 border-b border-line py-4 lg:grid-cols-4">
      <output className="sr-only">Loading figures...</output>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-[72px]" />
      ))}
    </div>
  );
}
