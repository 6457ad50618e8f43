import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CellProps = {
  /** Figures stand at the end, tabular. */
  end?: boolean;
};

/** A native table that scrolls sideways inside itself where it must. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className={clsx('table', className)} {...rest} />
    </section>
  );
}

export function Th({ end, ...rest }: ComponentProps<'th'> & CellProps) {
  return <th scope="col" data-end={end || undefined} {...rest} />;
}

export function Td({ end, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td data-end={end || undefined} {...rest} />;
}
