import { clsx } from 'clsx';
import { Suspense, useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ReceiptPlace } from './receipt-place.tsx';

type WorkRowProps = Omit<ComponentProps<'article'>, 'title'> & {
  /** When it is. */
  when: ReactNode;
  title: ReactNode;
  /** What it pays. */
  figure: ReactNode;
  /** What belongs to the figure. */
  beside: ReactNode;
  /** The one action. */
  action: ReactNode;
  /** What is read by those who look closer. */
  more: ReactNode;
  /** The record, so that receipts of what is done with it appear here. */
  about: string;
};

/**
 * Work that can be taken, as a row of a long list; the ticket is its larger size. In a `data-chosen` parent
 * it has an accent-colored edge.
 */
export function WorkRow({
  when,
  title,
  figure,
  beside,
  action,
  more,
  about,
  className,
  children,
  ...rest
}: WorkRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <article className={clsx('work-row', className)} {...rest}>
      <div className="work-row-grid">
        <p className="work-row-when">{when}</p>
        <b className="work-row-figure figure">{figure}</b>
        <div className="work-row-main">
          {title}
          {children}
        </div>
        <div className="work-row-foot">
          {beside}
          <button
            type="button"
            className="cursor-pointer py-1 underline"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'Details'}
          </button>
        </div>
        <div className="work-row-action">{action}</div>
        <ReceiptPlace about={about} />
      </div>
      <div id={id} hidden={!open} className="mt-2 border-t border-line pt-3 [&>*+*]:mt-2">
        {open && <Suspense>{more}</Suspense>}
      </div>
    </article>
  );
}
