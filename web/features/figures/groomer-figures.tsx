import type { GroomerFigures } from '#contract/figures.ts';
import { sumPrice } from '#web/lib/money.ts';
import { FigureChart } from '#web/ui/data/figure-chart.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { money, nextOn, percentOf, shareOf, stepName, stepRows, unsettled } from './figure-words.ts';
import { BusiestDays, JobsChart, RatedStats, RatingChart } from './work-charts.tsx';
import { counted } from '#web/lib/words.ts';

/** Figures of a groomer's work in a period. */
export function GroomerFiguresView({ figures }: { figures: GroomerFigures }) {
  const { earned, work, steps, applications, offers, repeat, upcoming } = figures;
  const by = stepName(steps);
  return (
    <>
      <Stats even label="Work and earnings">
        <Stat label="Earned" value={sumPrice(earned.shifts + earned.visits)} hint={earningsHint(earned)} />
        <Stat label="Shifts worked" value={work.shifts} hint={counted(work.dogs, 'dog')} />
        <Stat label="Visits done" value={work.visits} hint={counted(work.pets, 'pet')} />
      </Stats>
      <Stats even label="Applications and what is next" className="border-t-0">
        <Stat label="Coming up" value={upcoming.shifts + upcoming.visits} hint={upcomingHint(upcoming)} />
        <Stat
          label="Applications accepted"
          value={shareOf(applications.accepted)}
          hint={percentOf(applications.accepted)}
        />
        <Stat label="Offers accepted" value={shareOf(offers.accepted)} hint={percentOf(offers.accepted)} />
      </Stats>
      <Stats even label="How it went" className="border-t-0">
        <Stat
          label="Clients who came again"
          value={shareOf(repeat.clients)}
          hint={repeat.salons.of > 0 && `salons: ${shareOf(repeat.salons)}`}
        />
        <RatedStats as="groomer" ratings={figures.ratings} />
      </Stats>
      <div className="grid gap-5 md:grid-cols-2">
        <FigureChart
          title={`Earned by ${by.toLowerCase()}`}
          of={by}
          series={['Shifts', 'Visits']}
          rows={stepRows(steps, ({ shifts, visits }) => [shifts, visits])}
          {...money}
          file="wagwell-earned"
          empty="Nothing was earned in this period."
        />
        <JobsChart steps={steps} />
        <BusiestDays weekdays={figures.weekdays} />
        <RatingChart as="groomer" ratings={figures.ratings} />
      </div>
    </>
  );
}

/** Explains the parts of the earnings, if there are several. */
function earningsHint(earned: GroomerFigures['earned']): string | undefined {
  const parts = [
    ...(earned.visits > 0 ? [`${sumPrice(earned.visits)} at visits`] : []),
    ...unsettled(earned),
  ];
  return parts.length > 0 ? parts.join('; ') : undefined;
}

function upcomingHint({ visitsPrice, nextAt }: GroomerFigures['upcoming']): string | undefined {
  const parts = [nextOn(nextAt), visitsPrice > 0 && `visits worth ${sumPrice(visitsPrice)}`];
  return parts.filter(Boolean).join('; ') || undefined;
}
