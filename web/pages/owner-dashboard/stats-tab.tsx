import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useBusinessFigures } from '#web/features/figures/figures.api.ts';
import { BusinessFiguresView } from '#web/features/figures/business-figures.tsx';
import { ShownFigures } from '#web/features/figures/shown-figures.tsx';
import { usePeriod } from '#web/features/figures/use-period.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Revenue, pay, fill rate and ratings of a business in a period. */
export default function StatsTab() {
  const period = usePeriod();
  return (
    <ShownFigures
      query={useBusinessFigures(period.days)}
      period={period}
      as="business"
      links={
        <Button asChild>
          <Link to={href('books')}>
            <Icon name="book" size="s" />
            Books of the year
          </Link>
        </Button>
      }
      empty={
        <EmptyState title="Your figures start with the first shift or visit">
          Dogs groomed, revenue, what you paid to groomers, how fast shifts fill, and how you were rated.
        </EmptyState>
      }
    >
      {(figures) => <BusinessFiguresView figures={figures} />}
    </ShownFigures>
  );
}
