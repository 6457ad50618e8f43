import type { PetOwnerFigures } from '#contract/figures.ts';
import { exactPrice, sumPrice } from '#web/lib/money.ts';
import { FiguresTable } from '#web/ui/data/figures-table.tsx';
import { FigureChart } from '#web/ui/data/figure-chart.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { money, nextOn, plainNumbers, shareOf, stepName, stepRows, tookOf } from './figure-words.ts';
import { BusiestDays } from './work-charts.tsx';
import '#web/ui/css/charts.css';
import { counted } from '#web/lib/words.ts';

/** What a pet owner spent and booked in a period. */
export function PetOwnerFiguresView({ figures }: { figures: PetOwnerFigures }) {
  const { spent, visits, steps, requests, firstOffer, upcoming } = figures;
  const by = stepName(steps);
  return (
    <>
      <Stats label="Visits and spending">
        <Stat
          label="Spent"
          value={sumPrice(spent.total)}
          hint={['at agreed prices', spent.saved > 0 && `${sumPrice(spent.saved)} saved with Premium`]
            .filter(Boolean)
            .join('; ')}
        />
        <Stat
          label="Visits"
          value={visits}
          hint={visits > 0 && `${sumPrice(Math.round(spent.total / visits))} a visit`}
        />
        <Stat
          label="Requests booked"
          value={shareOf(requests.booked)}
          hint={counted(requests.offers, 'offer')}
        />
        <Stat
          label="First offer after"
          value={tookOf(firstOffer)}
          hint={firstOffer.of > 0 && `median of ${counted(firstOffer.of, 'request')}`}
        />
      </Stats>
      <Stats label="Who and when" className="border-t-0">
        <Stat label="Groomers and salons visited again" value={shareOf(figures.repeat)} />
        <Stat label="Coming up" value={upcoming.visits} hint={nextOn(upcoming.nextAt)} />
        {figures.ratings.average !== null && (
          <Stat
            label="Rated by groomers"
            value={figures.ratings.average.toFixed(1)}
            hint={counted(figures.ratings.count, 'review')}
          />
        )}
      </Stats>
      <div className="grid gap-5 md:grid-cols-2">
        <FigureChart
          title={`Spent by ${by.toLowerCase()}`}
          of={by}
          series={['Spent']}
          rows={stepRows(steps, (step) => [step.spent])}
          {...money}
          file="wagwell-spent"
          empty="Nothing was spent in this period."
        />
        <FigureChart
          title={`Visits by ${by.toLowerCase()}`}
          of={by}
          series={['Visits']}
          kind="line"
          rows={stepRows(steps, ({ jobs }) => [jobs])}
          {...plainNumbers}
          file="wagwell-visits"
          empty="No visits in this period."
        />
        <BusiestDays weekdays={figures.weekdays} />
        <Visited figures={figures} />
      </div>
    </>
  );
}

/** The pets that were groomed, and by whom. */
function Visited({ figures: { pets, providers } }: { figures: PetOwnerFigures }) {
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby="visited-title" className="card grid min-w-0 content-start gap-4 max-md:px-4!">
      <h3 id="visited-title" className="text-h4">
        Groomed by
      </h3>
      <FiguresTable label="Groomed by">
        <thead>
          <tr>
            <th scope="col">Groomer or salon</th>
            <th scope="col">Visits</th>
            <th scope="col">Spent</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ id, name, visits, spent }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{visits}</td>
              <td>{exactPrice(spent)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {pets.map(({ id, name, visits }) => (
          <li key={id}>
            <b>{name}</b> {counted(visits, 'visit')}
          </li>
        ))}
      </ul>
    </section>
  );
}
