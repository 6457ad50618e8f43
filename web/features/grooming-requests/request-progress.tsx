import { clsx } from 'clsx';
import { stepTitles } from './request-steps.ts';
import type { RequestStep } from './request-steps.ts';

/** Which of the three steps this is, in words and as bars. */
export function RequestProgress({ step }: { step: RequestStep }) {
  return (
    <span className="grid gap-2">
      <span className="tabular-nums">
        Step {step + 1} of {stepTitles.length}
      </span>
      <span className="grid grid-cols-3 gap-1.5" aria-hidden="true">
        {stepTitles.map((title, index) => (
          <span key={title} className={clsx('h-1.5 rounded-pill', index <= step ? 'bg-accent' : 'bg-tag')} />
        ))}
      </span>
    </span>
  );
}
