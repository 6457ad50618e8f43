import { clsx } from 'clsx';
import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Icon } from '#web/ui/icon.tsx';
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
    <div aria-live="polite" className="@container grid gap-3 print:hidden">
      {lines.map(({ id, name, stage }) => (
        <div key={id ?? name} className="grid gap-1.5">
          {!isOne && <p className="text-s font-strong wrap-anywhere">{name}</p>}
          <ol
            aria-label={isOne ? 'The visit today' : `The visit of ${name} today`}
            className="grid @min-[26rem]:auto-cols-fr @min-[26rem]:grid-flow-col"
          >
            {liveSteps(visit, stage).map((step) => (
              <Step key={step.words} step={step} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** A step with the line to the next one, which is done as far as its own step is. */
function Step({ step: { words, state } }: { step: LiveStep }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="group relative flex gap-2.5 pb-3 tabular-nums last:pb-0 @min-[26rem]:flex-col @min-[26rem]:gap-1.5 @min-[26rem]:pr-3 @min-[26rem]:pb-0"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-6 bottom-0.5 left-[calc(0.625rem-1px)] border-l-2 group-last:hidden @min-[26rem]:top-[calc(0.625rem-1px)] @min-[26rem]:right-1 @min-[26rem]:bottom-auto @min-[26rem]:left-6 @min-[26rem]:border-t-2 @min-[26rem]:border-l-0',
          state === 'done' ? 'border-accent' : 'border-line',
        )}
      />
      <span aria-hidden="true" className="grid size-5 flex-none place-items-center">
        <Mark state={state} />
      </span>
      <span className={state === 'now' ? 'font-strong' : 'text-s leading-5 text-ink-2'}>
        {words}
        <span className="sr-only">, {readTo[state]}</span>
      </span>
    </li>
  );
}

function Mark({ state }: { state: LiveStep['state'] }) {
  if (state === 'ahead')
    return <span className="size-2 rounded-pill border border-line-strong bg-line-strong" />;
  if (state === 'now')
    return <span className="size-4 rounded-pill border-4 border-accent ring-4 ring-accent-soft" />;
  return (
    <span className="grid size-5 place-items-center rounded-pill border border-accent bg-accent text-card">
      <Icon name="check" className="size-3.5!" />
    </span>
  );
}
