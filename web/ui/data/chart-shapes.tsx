import { clsx } from 'clsx';

export type ChartRow = {
  /** Under the chart: 'Nov 2'. */
  label: string;
  /** In the table; `label` if left out: 'Nov 2 to Nov 8'. */
  name?: string;
  /** One per series. */
  values: readonly number[];
};

export const totalOf = ({ values }: ChartRow): number => values.reduce((sum, value) => sum + value, 0);

type ChartShapesProps = {
  series: readonly string[];
  rows: readonly ChartRow[];
  kind?: 'bars' | 'line';
  everyLabel?: boolean;
  short: (value: number) => string;
};

/** Labels keep at least this part of the chart's width between them. */
const labelRoom = 0.18;

/** The shapes of a chart and its labels, hidden from screen readers, which read the table instead. */
export function ChartShapes({ series, rows, kind = 'bars', everyLabel = false, short }: ChartShapesProps) {
  const top = Math.max(...rows.map(totalOf), 1);
  const labeled = everyLabel ? rows.map((_, index) => index) : labeledRows(rows);
  const middle = (index: number) => ((index + 0.5) / rows.length) * 100;
  return (
    <div aria-hidden="true" className="grid min-w-0 gap-2">
      <div className="chart">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {kind === 'line' ? (
            <Line rows={rows} top={top} middle={middle} />
          ) : (
            <Bars series={series} rows={rows} top={top} />
          )}
        </svg>
        {labeled.map((index) => {
          const row = rows[index];
          if (!row || (everyLabel && totalOf(row) === 0)) return null;
          const total = totalOf(row);
          return (
            <b
              key={row.label}
              style={{ ...besides(middle(index), everyLabel), bottom: `${(100 * total) / top}%` }}
            >
              {short(total)}
            </b>
          );
        })}
      </div>
      <div className="chart-labels">
        {labeled.map((index) => (
          <span key={rows[index]?.label} style={besides(middle(index), everyLabel)}>
            {rows[index]?.label}
          </span>
        ))}
      </div>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-s">
          {series.map((name, index) => (
            <li key={name} className="flex items-center gap-2">
              <i className={clsx('chart-key', index > 0 && 'chart-key-second')} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How near to an edge, in percent, a label begins or ends there. */
const edge = 12;

/** Places a label above or below a point of the width; near an edge it stays inside. */
function besides(middle: number, centered: boolean) {
  if (!centered && middle < edge) return { left: 0 };
  if (!centered && middle > 100 - edge) return { right: 0 };
  return { left: `${middle}%`, transform: 'translateX(-50%)' };
}

/** The highest row, and the first and the last where their labels have room. */
function labeledRows(rows: readonly ChartRow[]): number[] {
  const best = rows.reduce(
    (high, row, index) => (totalOf(row) > totalOf(rows[high] ?? row) ? index : high),
    0,
  );
  const room = rows.length * labelRoom;
  const ends = [0, rows.length - 1].filter((end) => Math.abs(end - best) >= room);
  return [...new Set([...ends, best])].toSorted((one, other) => one - other);
}

type BarsProps = { series: readonly string[]; rows: readonly ChartRow[]; top: number };

function Bars({ series, rows, top }: BarsProps) {
  const width = 100 / rows.length;
  return rows.flatMap((row, index) => {
    let below = 0;
    return row.values.map((value, nth) => {
      const height = (100 * value) / top;
      below += height;
      return (
        <rect
          key={`${row.label} ${series[nth]}`}
          className={nth === 0 ? 'chart-first' : 'chart-second'}
          x={index * width + width * 0.14}
          width={width * 0.72}
          y={100 - below}
          height={height}
        />
      );
    });
  });
}

type LineProps = { rows: readonly ChartRow[]; top: number; middle: (index: number) => number };

function Line({ rows, top, middle }: LineProps) {
  const points = rows.map((row, index) => `${middle(index)},${100 - (100 * totalOf(row)) / top}`);
  return (
    <>
      <polygon
        className="chart-area"
        points={`${middle(0)},100 ${points.join(' ')} ${middle(rows.length - 1)},100`}
      />
      <polyline className="chart-line" points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </>
  );
}
