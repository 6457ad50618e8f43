import type { Visit } from '#contract/grooming/visits.ts';
import { useNow } from '#web/lib/use-now.ts';
import { isOver, stageCounts } from './stages.ts';

/** How many animals of a day are expected, in each stage, and over their pick-up. */
export function StageStrip({ visits }: { visits: readonly Visit[] }) {
  const now = useNow();
  const over = visits.filter((visit) => isOver(visit, now)).flatMap(({ pets }) => pets).length;
  const counts = stageCounts(visits);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums" aria-label="Where the animals are">
      {[...counts, ...(over > 0 ? [{ words: 'Past pick-up', count: over }] : [])].map(({ words, count }) => (
        <li key={words} className={count === 0 ? 'text-ink-2 max-sm:hidden' : 'font-strong'}>
          {words} {count}
        </li>
      ))}
    </ul>
  );
}
