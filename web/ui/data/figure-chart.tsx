import { useId, useState } from 'react';
import { downloadCsv, toCsv } from '#web/lib/csv.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { ChartShapes, totalOf } from './chart-shapes.tsx';
import type { ChartRow } from './chart-shapes.tsx';
import '../css/charts.css';

type FigureChartProps = {
  title: string;
  /** The heading of the table's first column: 'Week'. */
  of: string;
  /** The names of the values; several are stacked. */
  series: readonly string[];
  rows: readonly ChartRow[];
  kind?: 'bars' | 'line';
  /** Labels every row; otherwise the first, the highest and the last. */
  everyLabel?: boolean;
  /** Formats a value on the chart, where room is short. */
  short: (value: number) => string;
  /** Formats a value in the table. */
  exact: (value: number) => string;
  /** Formats a value in the CSV file. */
  cell?: (value: number) => string | number;
  /** The name of the CSV file without its ending. */
  file: string;
  /** Shown instead if all values are zero. */
  empty: string;
};

/**
 * A chart with the table behind it. Screen readers always read the table; a button shows it to everyone, and
 * another saves it as CSV.
 */
export function FigureChart(props: FigureChartProps) {
  const { title, of, series, rows, exact, cell = String, file, empty } = props;
  const [shown, setShown] = useState(false);
  const id = useId();
  const withTotal = series.length > 1;
  const heads = [of, ...series, ...(withTotal ? ['Total'] : [])];
  const valuesOf = (row: ChartRow) => [...row.values, ...(withTotal ? [totalOf(row)] : [])];
  // A wide table scrolls sideways on a phone, also by keyboard.
  const scrolled = shown ? { role: 'group', 'aria-labelledby': `${id}-title`, tabIndex: 0 } : {};
  const save = () =>
    downloadCsv(
      `${file}.csv`,
      toCsv([heads, ...rows.map((row) => [nameOf(row), ...valuesOf(row).map(cell)])]),
    );
  return (
    <section aria-labelledby={`${id}-title`} className="card grid min-w-0 content-start gap-3 max-md:px-4!">
      <h3 id={`${id}-title`} className="text-h4">
        {title}
      </h3>
      {rows.every((row) => totalOf(row) === 0) ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <>
          {!shown && <ChartShapes {...props} />}
          <div id={`${id}-table`} className={shown ? 'overflow-x-auto' : 'sr-only'} {...scrolled}>
            <table className="figures-table">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={nameOf(row)}>
                    <th scope="row">{nameOf(row)}</th>
                    {valuesOf(row).map((value, index) => (
                      <td key={heads[index + 1]}>{exact(value)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="mt-auto flex flex-wrap gap-2 print:hidden">
            <Button
              variant="quiet"
              aria-controls={`${id}-table`}
              aria-expanded={shown}
              aria-describedby={`${id}-title`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Show as chart' : 'Show as table'}
            </Button>
            <Button variant="quiet" aria-describedby={`${id}-title`} onClick={save}>
              <Icon name="download" size="s" />
              CSV
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const nameOf = ({ name, label }: ChartRow): string => name ?? label;
