import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The running work, e.g. "Uploading 2 photos". */
  label: string;
  /** 0 to 100. */
  value: number;
};

/** A progress bar. */
export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 100));
  return (
    <div className={clsx('grid gap-1.5', className)} {...rest}>
      <p className="flex justify-between text-s font-semibold">
        {label} <span className="tabular-nums">{percent}%</span>
      </p>
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-tag [&::-moz-progress-bar]:rounded-pill [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-tag [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
