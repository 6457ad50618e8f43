import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconName } from './icon.tsx';

type TicketProps = ComponentProps<'article'> & {
  /** What you take home and the one action. Left out, the ticket has no stub to tear off. */
  stub?: ReactNode;
  /** A `DayLeaf` for the margin. Shown when wide only: repeat the date in a Fact with `className="when-narrow"`. */
  day?: ReactNode;
  /** Chosen in a list beside a map: wears the accent at its edge. */
  chosen?: boolean;
};

/**
 * Work that can be taken, on paper. It lays itself out by its own width, not by the screen's: `when-wide` and
 * `when-narrow` show a part of it above or below 600 px only.
 */
export function Ticket({ stub, day, chosen, className, children, ...rest }: TicketProps) {
  return (
    <article className={clsx('ticket', className)} data-chosen={chosen || undefined} {...rest}>
      <div className={clsx('ticket-paper', !stub && 'block')}>
        <div className="ticket-body">
          {day && <div className="ticket-day when-wide">{day}</div>}
          <div className="ticket-main">{children}</div>
        </div>
        {stub && <div className="ticket-stub">{stub}</div>}
      </div>
    </article>
  );
}

/** The stub's upper part: label, the big figure, and what stands beside it when narrow and under it when wide. */
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
  /** Only where it is not this year's. */
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
