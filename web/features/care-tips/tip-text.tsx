import { useState } from 'react';
import type { CareTip } from '#contract/care-tips/care-tips.ts';

type TipTextProps = {
  tip: Pick<CareTip, 'steps' | 'content'>;
  /** Whether the reasons are unfolded, as on paper. */
  whole?: boolean;
};

/** What to do, step by step; why and how unfolds. */
export function TipText({ tip: { steps, content }, whole = false }: TipTextProps) {
  const [open, setOpen] = useState(false);
  // Lists kept for offline use may be older than the steps.
  if (!steps) return <p className="max-w-text">{content}</p>;
  return (
    <>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-2">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-pill bg-accent-soft text-s font-strong text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span className="wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
      <details open={open || whole} onToggle={({ currentTarget }) => !whole && setOpen(currentTarget.open)}>
        <summary className="cursor-pointer py-2 font-strong print:hidden">Why and how</summary>
        <p className="max-w-text">{content}</p>
      </details>
    </>
  );
}
