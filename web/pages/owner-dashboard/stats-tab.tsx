import type { BusinessProfile } from '#contract/profiles/profiles.ts';
import { useCompletedShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { ownerCsv, ownerStats, workedShifts } from '#web/features/shifts/pay/owner-stats.ts';
import type { WorkedShift } from '#web/features/shifts/pay/owner-stats.ts';
import { WeeksChart } from '#web/features/shifts/pay/weeks-chart.tsx';
import { downloadCsv } from '#web/lib/csv.ts';
import { isoDay } from '#web/lib/dates.ts';
import { dollars, sumPrice } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';

/** Revenue and pay of the business's shifts, computed from the shifts. */
export default function StatsTab({ business }: { business: BusinessProfile | null }) {
  const completed = useCompletedShifts();
  if (completed.isPending)
    return (
      <div className="grid gap-6 py-6">
        <output className="sr-only">Loading your figures...</output>
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    );
  if (completed.isLoadingError)
    return <FailedQuery className="my-8" query={completed} title="Your figures did not load" />;
  const worked = workedShifts(completed.data);
  if (worked.length === 0 || !business)
    return (
      <EmptyState title="Your figures start with the first shift that is worked">
        Dogs groomed, revenue, what you paid to groomers, and how you were rated.
      </EmptyState>
    );
  return <Figures worked={worked} business={business} />;
}

function Figures({ worked, business }: { worked: WorkedShift[]; business: BusinessProfile }) {
  const now = useNow();
  const stats = ownerStats(worked, now);
  return (
    <div className="grid gap-8 pt-6 pb-16">
      <Stats label="Your figures">
        <Stat label="Shifts worked" value={stats.shifts} hint={`${stats.dogs} dogs groomed`} />
        <Stat
          label="Revenue"
          value={sumPrice(stats.revenue)}
          hint={stats.dogs > 0 && `${dollars(Math.round(stats.revenue / stats.dogs / 100))} a dog`}
        />
        <Stat
          label="Paid to groomers"
          value={sumPrice(stats.paid)}
          hint={stats.disputed > 0 && `${stats.disputed} disputed, not counted`}
        />
        {business.rating !== null && (
          <Stat
            label="Rated by members"
            value={business.rating.toFixed(1)}
            hint={`${business.reviewCount} ${business.reviewCount === 1 ? 'review' : 'reviews'}`}
          />
        )}
      </Stats>
      <WeeksChart
        caption="Revenue each week"
        weeks={stats.weeks}
        action={
          <Button onClick={() => downloadCsv(`wagwell-shifts-${isoDay(now)}.csv`, ownerCsv(worked))}>
            <Icon name="download" size="s" />
            Export as CSV
          </Button>
        }
      />
    </div>
  );
}
