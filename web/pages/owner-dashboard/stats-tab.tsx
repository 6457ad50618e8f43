import { useBusinessFigures } from '#web/features/figures/figures.api.ts';
import { BusinessFiguresView } from '#web/features/figures/business-figures.tsx';
import { ShownFigures } from '#web/features/figures/shown-figures.tsx';
import { usePeriod } from '#web/features/figures/use-period.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

/** Revenue, pay, fill rate and ratings of a business in a period. */
export default function StatsTab({ onPost }: { onPost: (() => void) | undefined }) {
  const period = usePeriod();
  return (
    <ShownFigures
      query={useBusinessFigures(period.days)}
      period={period}
      as="business"
      empty={
        <EmptyState
          title="Your figures start with the first shift or visit"
          action={
            onPost && (
              <Button variant="primary" onClick={onPost}>
                Post New Shift
              </Button>
            )
          }
        >
          Dogs groomed, revenue, what you paid to groomers, how fast shifts fill, and how you were rated.
        </EmptyState>
      }
    >
      {(figures) => <BusinessFiguresView figures={figures} />}
    </ShownFigures>
  );
}
