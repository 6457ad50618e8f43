import { Link } from 'react-router';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { useWorkedShifts } from '#web/features/shifts/apply/applications.api.ts';
import { figuresOf } from '#web/features/shifts/pay/groomer-figures.ts';
import type { Groomed, GroomerFigures, Worked } from '#web/features/shifts/pay/groomer-figures.ts';
import { dogs } from '#web/features/shifts/shift-words.ts';
import { workedCsv } from '#web/features/shifts/pay/worked-csv.ts';
import { WeeksChart } from '#web/features/shifts/pay/weeks-chart.tsx';
import { useGroomedVisits } from '#web/features/visits/visits.api.ts';
import { downloadCsv } from '#web/lib/csv.ts';
import { isoDay } from '#web/lib/dates.ts';
import { sumPrice } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';

/** Work and earnings, computed from shifts and visits. */
export default function StatsTab() {
  const worked = useWorkedShifts();
  const groomed = useGroomedVisits();
  if (worked.isPending || groomed.isPending)
    return (
      <div className="grid gap-6 py-6">
        <output className="sr-only">Loading your figures...</output>
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    );
  if (worked.isLoadingError || groomed.isLoadingError)
    return (
      <FailedQuery
        className="my-8"
        query={worked.isLoadingError ? worked : groomed}
        title="Your figures did not load"
      />
    );
  if (worked.data.length + groomed.data.length === 0)
    return (
      <EmptyState
        title="Your figures start with your first shift or visit"
        action={
          <Button asChild variant="primary">
            <Link to="?tab=shifts">Find a shift</Link>
          </Button>
        }
      >
        Shifts worked, visits completed, pets groomed, what you earned each week, and how you were rated.
      </EmptyState>
    );
  return <Figures worked={worked.data} groomed={groomed.data} />;
}

function Figures({ worked, groomed }: { worked: Worked[]; groomed: Groomed[] }) {
  const rated = useOwnGroomer().data?.profile;
  const now = useNow();
  const figures = figuresOf(worked, groomed, now);
  const month = new Intl.DateTimeFormat('en-US', { month: 'long' }).format(now);
  return (
    <div className="grid gap-8 pt-6 pb-12">
      <Stats label="Your figures">
        <Stat
          label={`Earned in ${month}`}
          value={sumPrice(figures.earnedThisMonth)}
          hint={earningsHint(figures)}
        />
        <Stat label="Shifts worked" value={figures.shifts} hint={dogs(figures.dogs)} />
        <Stat
          label="Visits completed"
          value={figures.visits}
          hint={figures.pets === 1 ? '1 pet' : `${figures.pets} pets`}
        />
        {rated && rated.rating !== null && (
          <Stat
            label="Rated"
            value={rated.rating.toFixed(1)}
            hint={`${rated.reviewCount} ${rated.reviewCount === 1 ? 'review' : 'reviews'}`}
          />
        )}
      </Stats>
      <WeeksChart
        caption="Earned each week"
        weeks={figures.weeks}
        action={
          <Button onClick={() => downloadCsv(`wagwell-work-${isoDay(now)}.csv`, workedCsv(worked, groomed))}>
            <Icon name="download" size="s" />
            Export as CSV
          </Button>
        }
      />
    </div>
  );
}

/** Explains the parts of the earnings, if there are several. */
function earningsHint({ atVisitsThisMonth, unconfirmed }: GroomerFigures): string | undefined {
  const parts = [
    ...(atVisitsThisMonth > 0 ? [`${sumPrice(atVisitsThisMonth)} at visits, as agreed`] : []),
    ...(unconfirmed > 0 ? [`${sumPrice(unconfirmed)} still to be confirmed`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : undefined;
}
