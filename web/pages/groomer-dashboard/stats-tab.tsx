import { Link } from 'react-router';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { useWorked } from '#web/features/shifts/applications.api.ts';
import { figuresOf } from '#web/features/shifts/groomer-figures.ts';
import type { Worked } from '#web/features/shifts/groomer-figures.ts';
import { workedCsv } from '#web/features/shifts/worked-csv.ts';
import { saveCsv } from '#web/lib/csv.ts';
import { isoDay } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/now.ts';
import { Bars } from '#web/ui/bars.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, Stats } from '#web/ui/stats.tsx';

/** What was worked and earned, from the shifts themselves. */
export default function StatsTab() {
  const worked = useWorked();
  if (worked.isPending)
    return (
      <div className="grid gap-6 py-6">
        <output className="sr-only">Loading your figures...</output>
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    );
  if (worked.isError)
    return <FailedQuery className="my-8" query={worked} title="Your figures did not load" />;
  if (worked.data.length === 0)
    return (
      <EmptyState
        title="Your figures start with your first shift"
        action={
          <Button asChild variant="primary">
            <Link to="?tab=shifts">Find a shift</Link>
          </Button>
        }
      >
        Shifts worked, dogs groomed, what you earned each week, and how you were rated.
      </EmptyState>
    );
  return <Figures worked={worked.data} />;
}

function Figures({ worked }: { worked: Worked[] }) {
  const rated = useOwnGroomer().data?.profile;
  const now = useNow();
  const figures = figuresOf(worked, now);
  const month = new Intl.DateTimeFormat('en-US', { month: 'long' }).format(now);
  const last = figures.weeks.length - 1;
  return (
    <div className="grid gap-8 pt-6 pb-12">
      <Stats label="Your figures">
        <Stat
          label={`Earned in ${month}`}
          value={price(figures.earnedThisMonth)}
          hint={figures.unconfirmed > 0 ? `${price(figures.unconfirmed)} still to be confirmed` : undefined}
        />
        <Stat label="Shifts worked" value={figures.shifts} />
        <Stat label="Dogs groomed" value={figures.dogs} />
        {rated && rated.rating !== null && (
          <Stat
            label="Rated"
            value={rated.rating.toFixed(1)}
            hint={`${rated.reviewCount} ${rated.reviewCount === 1 ? 'review' : 'reviews'}`}
          />
        )}
      </Stats>
      <Bars
        caption="Earned each week"
        className="max-w-[50rem]"
        bars={figures.weeks.map((week, index) => ({
          ...week,
          ...(week.value > 0 || index === last ? { text: price(roundDollars(week.value)) } : {}),
        }))}
        format={price}
      />
      <Button
        className="w-fit"
        onClick={() => saveCsv(`wagwell-shifts-${isoDay(now)}.csv`, workedCsv(worked))}
      >
        <Icon name="download" size="s" />
        Export as CSV
      </Button>
    </div>
  );
}

const roundDollars = (cents: number): number => Math.round(cents / 100) * 100;
