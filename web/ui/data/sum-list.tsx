import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type SumRowProps = { label: ReactNode; children: ReactNode; total?: boolean };

/** A list of amounts (`SumRow`s) and their total. */
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

/** A paper summary that ends in a pinked edge. */
export function Receipt({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={clsx('receipt', className)} {...rest}>
      <div className="receipt-paper pinked-bottom grid gap-4">{children}</div>
    </section>
  );
}

/** The ruled lines (`ReceiptLine`s) of a receipt. */
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
