import { clsx } from 'clsx';
import type { ShiftFilters } from './shift-filters.ts';
import { useShiftCount } from '../shifts.api.ts';

type Search = NonNullable<Parameters<typeof useShiftCount>[0]>;
type NearCountsProps = {
  /** Name of the place from which distances are measured. */
  place: string;
  search: Search;
  onChoose: (radius: NonNullable<ShiftFilters['radius']>) => void;
};

const rings = [5, 10, 25, 50] as const;

/** Number of matching shifts within each distance; a tap searches there. */
export function NearCounts({ place, search, onChoose }: NearCountsProps) {
  const counts = [
    useShiftCount({ ...search, radius: rings[0] }, false),
    useShiftCount({ ...search, radius: rings[1] }, false),
    useShiftCount({ ...search, radius: rings[2] }, false),
    useShiftCount({ ...search, radius: rings[3] }, false),
  ];
  const most = Math.max(...counts.map(({ data }) => data?.count ?? 0), 1);
  return (
    <section aria-labelledby="near-counts" className="grid gap-2">
      <h2 id="near-counts" className="text-h4">
        Around {place}
      </h2>
      <ul className="grid">
        {rings.map((ring, index) => {
          const count = counts[index]?.data;
          const chosen = search.radius === ring;
          return (
            <li key={ring}>
              <button
                type="button"
                aria-pressed={chosen}
                className="grid min-h-11 w-full grid-cols-[5.5rem_1fr_auto] items-center gap-3 rounded-s px-2 text-left tabular-nums hover:bg-sunk aria-pressed:font-strong"
                onClick={() => onChoose(ring)}
              >
                <span>{ring} miles</span>
                <span aria-hidden="true" className="h-2.5 rounded-pill bg-tag">
                  <span
                    className={clsx('block h-full rounded-pill', chosen ? 'bg-accent' : 'bg-accent-mid')}
                    style={{ width: `${(100 * (count?.count ?? 0)) / most}%` }}
                  />
                </span>
                <span className="min-w-8 text-right">
                  {count ? `${count.count}${count.more ? '+' : ''}` : '–'}
                  <span className="sr-only"> shifts</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
