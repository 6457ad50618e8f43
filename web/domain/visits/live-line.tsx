import { clsx } from 'clsx';
import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import { useNow } from '#web/lib/use-now.ts';
import { isLive, liveSteps } from './live-steps.ts';
import type { LiveStep, LiveVisit } from './live-steps.ts';

type LiveLineProps = {
  visit: LiveVisit;
  pets: readonly { id: string | null; name: string; stage: VisitStage | null }[];
};

const readTo: Record<LiveStep['state'], string> = { done: 'done', now: 'now', ahead: 'comes next' };

/** Where each animal is on the day of the visit, renewed by itself. Nothing on other days. */
export function LiveLine({ visit, pets }: LiveLineProps) {
  const now = useNow();
  if (!isLive(visit, now)) return null;
  const isOne = pets.every(({ stage }) => stage === pets[0]?.stage);
  const lines = isOne ? pets.slice(0, 1) : pets;
  return (
    <div aria-live="polite" className="grid gap-3 print:hidden">
      {lines.map(({ id, name, stage }) => (
        <div key={id ?? name} className="grid gap-1.5">
          {!isOne && <p className="text-s font-strong wrap-anywhere">{name}</p>}
          <ol
            aria-label={isOne ? 'The visit today' : `The visit of ${name} today`}
            className="flex flex-wrap gap-x-4 gap-y-1.5"
          >
            {liveSteps(visit, stage).map(({ words, state }) => (
              <li
                key={words}
                aria-current={state === 'now' ? 'step' : undefined}
                className={clsx(
                  'flex items-center gap-2 tabular-nums',
                  state === 'now' ? 'font-strong' : 'text-s text-ink-2',
                )}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'size-3 flex-none rounded-pill border-2 border-accent',
                    state !== 'ahead' && 'bg-accent',
                  )}
                />
                <span>
                  {words}
                  <span className="sr-only">, {readTo[state]}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
