import type { ComponentProps, ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: ComponentProps<'span'>) {
  return (
    <span className="sr-only" {...rest}>
      {children}
    </span>
  );
}

/** Announces its content whenever it changes, e.g. "18 results". Keep it mounted even while empty. */
export function LiveRegion({ children, urgent }: { children: ReactNode; urgent?: boolean }) {
  return (
    <div aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
