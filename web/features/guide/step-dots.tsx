import { clsx } from 'clsx';

/** Progress as one dot per step, with words for screen readers. */
export function StepDots({ count, index }: { count: number; index: number }) {
  return (
    <p className="flex items-center gap-2">
      <span className="sr-only">
        {index + 1} of {count}
      </span>
      {Array.from({ length: count }, (_, step) => (
        <span
          key={step}
          aria-hidden="true"
          className={clsx(
            'h-2 rounded-pill transition-[width]',
            step === index ? 'w-6 bg-accent' : 'w-2 bg-line-strong',
          )}
        />
      ))}
    </p>
  );
}
