import type { BusinessFigures } from '#contract/figures.ts';
import { dollars, sumPrice } from '#web/lib/money.ts';
import { FigureChart } from '#web/ui/data/figure-chart.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { money, nextOn, percentOf, shareOf, stepName, stepRows, tookOf, unsettled } from './figure-words.ts';
import { BusiestDays, JobsChart, RatedStats, RatingChart } from './work-charts.tsx';
import { counted } from '#web/lib/words.ts';

/** Figures of a business in a period. */
export function BusinessFiguresView({ figures }: { figures: BusinessFigures }) {
  const { revenue, paid, work, steps, filled, timeToFill, repeat, upcoming } = figures;
  const by = stepName(steps);
  const brought = revenue.shifts + revenue.visits;
  const groomed = work.dogs + work.pets;
  return (
    <>
      <Stats even label="Work and money">
        <Stat
          label="Revenue"
          value={sumPrice(brought)}
          hint={groomed > 0 && `${dollars(Math.round(brought / groomed / 100))} a pet`}
        />
        <Stat label="Paid to groomers" value={sumPrice(paid.groomers)} hint={unsettled(paid).join('; ')} />
        <Stat label="Shifts worked" value={work.shifts} hint={counted(work.dogs, 'dog')} />
        <Stat label="Visits done" value={work.visits} hint={counted(work.pets, 'pet')} />
      </Stats>
      <Stats even label="How shifts were filled" className="border-t-0">
        <Stat
          label="Shifts filled"
          value={shareOf(filled)}
          hint={[percentOf(filled), counted(figures.applications, 'application')].filter(Boolean).join('; ')}
        />
        <Stat
          label="Time to fill a shift"
          value={tookOf(timeToFill)}
          hint={timeToFill.of > 0 && `median of ${counted(timeToFill.of, 'shift')}`}
        />
        <Stat
          label="Groomers who came again"
          value={shareOf(repeat.groomers)}
          hint={repeat.clients.of > 0 && `clients: ${shareOf(repeat.clients)}`}
        />
        <Stat label="Shifts without a groomer" value={upcoming.open} />
      </Stats>
      <Stats even label="How it went and what is next" className="border-t-0">
        <Stat
          label="Offers accepted"
          value={shareOf(figures.offers.accepted)}
          hint={percentOf(figures.offers.accepted)}
        />
        <Stat label="Coming up" value={upcoming.shifts + upcoming.visits} hint={nextOn(upcoming.nextAt)} />
        <RatedStats as="business" ratings={figures.ratings} />
      </Stats>
      <div className="grid gap-5 md:grid-cols-2">
        <FigureChart
          title={`Revenue by ${by.toLowerCase()}`}
          of={by}
          series={['Shifts', 'Visits']}
          rows={stepRows(steps, ({ shifts, visits }) => [shifts, visits])}
          {...money}
          file="wagwell-revenue"
          empty="No revenue in this period."
        />
        <FigureChart
          title={`Paid to groomers by ${by.toLowerCase()}`}
          of={by}
          series={['Paid']}
          rows={stepRows(steps, (step) => [step.paid])}
          {...money}
          file="wagwell-paid"
          empty="Nothing was paid in this period."
        />
        <JobsChart steps={steps} />
        <BusiestDays weekdays={figures.weekdays} />
        <RatingChart as="business" ratings={figures.ratings} />
      </div>
    </>
  );
}
