import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconName } from '../icon.tsx';
import { ReceiptPlace } from './receipt-place.tsx';

type TicketProps = ComponentProps<'article'> & {
  /** The pay and the one action. If omitted, the ticket has no stub. */
  stub?: ReactNode;
  /**
   * A `DayLeaf` for the margin, shown only when wide. Repeat the date in a Fact with
   * `className="when-narrow"`.
   */
  day?: ReactNode;
  /** The record, so that receipts of what is done with it appear here. */
  about?: string;
};

/**
 * Work that can be taken, as a paper ticket. Its layout depends on its own width: `when-wide` and
 * `when-narrow` show a part only above or below 600 px. In a `data-chosen` parent it has an accent-colored edge.
 */
export function Ticket({ stub, day, about, className, children, ...rest }: TicketProps) {
  return (
    <article className={clsx('ticket', className)} {...rest}>
      <div className={clsx('ticket-paper', !stub && 'block')}>
        <div className="ticket-body">
          {day && <div className="ticket-day when-wide">{day}</div>}
          <div className="ticket-main">{children}</div>
        </div>
        {stub && <div className="ticket-stub">{stub}</div>}
      </div>
      {about && <ReceiptPlace about={about} />}
    </article>
  );
}

/**
 * The upper part of the stub: label, large figure, and content next to it when narrow or under it when wide.
 */
export function TicketFigure({
  label,
  figure,
  children,
}: {
  label: ReactNode;
  figure: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="ticket-figures">
      <p className="grid gap-0.5">
        <span className="text-s font-strong">{label}</span>
        <span className="figure">{figure}</span>
      </p>
      {children && <div>{children}</div>}
    </div>
  );
}

type DayLeafProps = ComponentProps<'div'> & {
  weekday?: string;
  day: string | number;
  month: string;
  /** Only if it is not the current year. */
  year?: string | undefined;
};

/** A date as a calendar leaf: "Sat", 28, "Nov". */
export function DayLeaf({ weekday, day, month, year, className, ...rest }: DayLeafProps) {
  return (
    <div className={clsx('day', className)} {...rest}>
      {weekday && <span>{weekday}</span>}
      <b>{day}</b>
      <span>{month}</span>
      {year && <span>{year}</span>}
    </div>
  );
}

export function Facts({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={clsx('facts', className)} {...rest} />;
}

export function Fact({ icon, children, ...rest }: ComponentProps<'li'> & { icon: IconName }) {
  return (
    <li {...rest}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
