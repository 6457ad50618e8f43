import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useOfflineSince } from '#web/lib/use-offline-since.ts';

/** A loading indicator with a label, "Loading..." by default. It does not spin while offline. */
export function Spinner({
  label = 'Loading...',
  className,
  ...rest
}: ComponentProps<'output'> & { label?: string }) {
  const online = useOfflineSince() === undefined;
  return (
    <output className={clsx('flex items-center justify-center gap-3 py-10 text-ink-2', className)} {...rest}>
      {online ? (
        <>
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-pill border-2 border-line-strong border-t-transparent"
          />
          {label}
        </>
      ) : (
        'You’re offline. This loads when you’re back.'
      )}
    </output>
  );
}
