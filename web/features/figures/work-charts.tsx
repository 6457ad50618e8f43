import type { GroomerFigures, RatingsByTrade } from '#contract/figures.ts';
import { FigureChart } from '#web/ui/data/figure-chart.tsx';
import { Stat } from '#web/ui/data/stats.tsx';
import { plainNumbers, ratingRows, stepName, stepRows, weekdayRows } from './figure-words.ts';
import { byAuthors } from '#web/domain/people/review-authors.ts';
import { capitalized, counted } from '#web/lib/words.ts';

type Rated = 'groomer' | 'business';

/** Jobs in each week or month. */
export const JobsChart = ({ steps }: Pick<GroomerFigures, 'steps'>) => (
  <FigureChart
    title={`Shifts and visits by ${stepName(steps).toLowerCase()}`}
    of={stepName(steps)}
    series={['Jobs']}
    kind="line"
    rows={stepRows(steps, ({ jobs }) => [jobs])}
    {...plainNumbers}
    file="wagwell-jobs"
    empty="No jobs in this period."
  />
);

/** Jobs on each day of the week. */
export const BusiestDays = ({ weekdays }: { weekdays: readonly number[] }) => (
  <FigureChart
    title="Busiest days"
    of="Day"
    series={['Jobs']}
    rows={weekdayRows(weekdays)}
    everyLabel
    {...plainNumbers}
    file="wagwell-busiest-days"
    empty="No jobs in this period."
  />
);

/** How many reviews gave how many stars. */
export const RatingChart = ({ as, ratings }: { as: Rated; ratings: RatingsByTrade }) => (
  <FigureChart
    title="Ratings"
    of="Rating"
    series={(['shift', 'visit'] as const).map((after) => capitalized(byAuthors(as, after)))}
    rows={ratingRows(ratings)}
    everyLabel
    {...plainNumbers}
    file="wagwell-ratings"
    empty="No reviews in this period."
  />
);

/** The averages by each trade. */
export const RatedStats = ({ as, ratings }: { as: Rated; ratings: RatingsByTrade }) =>
  (['shift', 'visit'] as const).map((after) => {
    const { average, count } = ratings[after];
    return (
      <Stat
        key={after}
        label={`Rated ${byAuthors(as, after)}`}
        value={average === null ? 'None yet' : average.toFixed(1)}
        hint={count > 0 && counted(count, 'review')}
      />
    );
  });
