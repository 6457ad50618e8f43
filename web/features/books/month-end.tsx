import { useQuery } from '@tanstack/react-query';
import type { MonthEnd as MonthEndReply, MonthEndPerson } from '#contract/books/month-end.ts';
import { polled, query } from '#web/lib/api/query.ts';
import type { Input } from '#web/lib/api/call.ts';
import { exactPrice } from '#web/lib/money.ts';
import { FiguresTable } from '#web/ui/data/figures-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import '#web/ui/css/charts.css';

type MonthEndProps = { days: NonNullable<Input<'GET /api/books/month-end'>['query']>; search: string };

/** What each person of a business took in, with share and tips, as the files say it. */
export default function MonthEnd({ days, search }: MonthEndProps) {
  const monthEnd = useQuery({ ...query('GET /api/books/month-end', { query: days }), ...polled }).data;
  if (!monthEnd || monthEnd.people.length === 0) return null;
  return (
    <SectionCard id="month-end" title="By person">
      <p className="text-ink-2">
        Sales count on the day they were paid, without tips and sales tax. Shares and tips are those of
        check-outs; tips are part of no share.
      </p>
      <People monthEnd={monthEnd} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {(['pdf', 'csv'] as const).map((kind) => (
          <Button key={kind} asChild>
            <a href={`/api/books/month-end/${kind}?${search}`} download>
              <Icon name="download" size="s" />
              By person, {kind.toUpperCase()}
            </a>
          </Button>
        ))}
      </div>
    </SectionCard>
  );
}

function People({ monthEnd: { people, totals } }: { monthEnd: MonthEndReply }) {
  return (
    <FiguresTable label="By person">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Sales</th>
          <th scope="col">Share</th>
          <th scope="col">Tips</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.staffId ?? person.name}>
            <th scope="row">
              <span className="font-strong">{person.name}</span>
              <span className="block text-s text-ink-2">{about(person)}</span>
            </th>
            <td>{exactPrice(person.sales)}</td>
            <td>{exactPrice(person.share)}</td>
            <td>{exactPrice(person.tips)}</td>
          </tr>
        ))}
        {totals.fees !== 0 && (
          <tr>
            <th scope="row">Fees for late cancellations and no-shows</th>
            <td>{exactPrice(totals.fees)}</td>
            <td>–</td>
            <td>–</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{exactPrice(totals.sales)}</td>
          <td>{exactPrice(totals.shares)}</td>
          <td>{exactPrice(totals.tips)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

/** '12 dogs, 45% and 50%' */
const about = ({ dogs, payPercents }: MonthEndPerson): string =>
  [`${dogs} ${dogs === 1 ? 'dog' : 'dogs'}`, payPercents.map((percent) => `${percent}%`).join(' and ')]
    .filter(Boolean)
    .join(', ');
