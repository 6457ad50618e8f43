import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type SumRowProps = { label: ReactNode; children: ReactNode; total?: boolean };

/** Amounts under each other, and their total. `SumRow`s inside. */
export function SumList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={clsx('sum', className)} {...rest} />;
}

export function SumRow({ label, children, total }: SumRowProps) {
  return (
    <>
      <dt className={clsx(total && 'total')}>{label}</dt>
      <dd className={clsx(total && 'total')}>
        {total ? <span className="figure">{children}</span> : children}
      </dd>
    </>
  );
}

/** A summary on paper that ends in a pinked edge. */
export function Receipt({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={clsx('receipt', className)} {...rest}>
      <div className="receipt-paper pinked-bottom grid gap-4">{children}</div>
    </section>
  );
}

/** A receipt's lines, ruled. `ReceiptLine`s inside. */
export function ReceiptLines({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={clsx('lines', className)} {...rest} />;
}

export function ReceiptLine({ label, children, total }: SumRowProps) {
  return (
    <div className={clsx(total && 'total')}>
      <dt>{label}</dt>
      <dd className={clsx(total && 'figure')}>{children}</dd>
    </div>
  );
}
