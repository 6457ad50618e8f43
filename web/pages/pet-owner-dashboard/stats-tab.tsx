import { Link } from 'react-router';
import { usePetOwnerFigures } from '#web/features/figures/figures.api.ts';
import { PetOwnerFiguresView } from '#web/features/figures/pet-owner-figures.tsx';
import { ShownFigures } from '#web/features/figures/shown-figures.tsx';
import { usePeriod } from '#web/features/figures/use-period.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

/** Visits and spending of a pet owner in a period. */
export default function StatsTab() {
  const period = usePeriod();
  return (
    <ShownFigures
      query={usePetOwnerFigures(period.days)}
      period={period}
      as="pet-owner"
      empty={
        <EmptyState
          title="Your figures start with the first visit"
          action={
            <Button asChild variant="primary">
              <Link to="?tab=pets">Request grooming</Link>
            </Button>
          }
        >
          Visits, what you spent by month, who groomed your pets, and how soon offers came.
        </EmptyState>
      }
    >
      {(figures) => <PetOwnerFiguresView figures={figures} />}
    </ShownFigures>
  );
}
