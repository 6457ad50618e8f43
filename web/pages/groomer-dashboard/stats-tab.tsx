import { Link } from 'react-router';
import { useGroomerFigures } from '#web/features/figures/figures.api.ts';
import { GroomerFiguresView } from '#web/features/figures/groomer-figures.tsx';
import { ShownFigures } from '#web/features/figures/shown-figures.tsx';
import { usePeriod } from '#web/features/figures/use-period.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

/** Work, earnings and ratings of a groomer in a period. */
export default function StatsTab() {
  const period = usePeriod();
  return (
    <ShownFigures
      query={useGroomerFigures(period.days)}
      period={period}
      as="groomer"
      empty={
        <EmptyState
          title="Your figures start with your first shift or visit"
          action={
            <Button asChild variant="primary">
              <Link to="?tab=shifts">Find a shift</Link>
            </Button>
          }
        >
          Shifts worked, visits done, pets groomed, what you earned each week, and how you were rated.
        </EmptyState>
      }
    >
      {(figures) => <GroomerFiguresView figures={figures} />}
    </ShownFigures>
  );
}
