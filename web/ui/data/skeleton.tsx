import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Ticket } from './ticket.tsx';

/** A gray placeholder bar, sized by classes. Decorative: announce "Loading" once next to it. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} {...rest} />;
}

/** Placeholder rows of a long list of work, announced once. */
export function WorkRowSkeletons({ count = 5, label }: { count?: number; label: string }) {
  return (
    <div className="grid gap-2.5">
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden="true" className="work-row grid gap-2.5">
          <div className="flex justify-between">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-6 w-1/5" />
          </div>
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
          <div className="flex items-center justify-between">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-11 w-1/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder tickets in a ticket's shape, announced once. */
export function TicketSkeletons({ count = 3, label = 'Loading...' }: { count?: number; label?: string }) {
  return (
    <div className="grid gap-[18px]">
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <TicketSkeleton key={index} />
      ))}
    </div>
  );
}

export function TicketSkeleton() {
  return (
    <Ticket
      aria-hidden="true"
      day={<Skeleton className="h-16 w-[46px]" />}
      stub={
        <>
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-11" />
        </>
      }
    >
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-6 w-5/6" />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-3/4" />
      <Skeleton className="h-6 w-1/2" />
    </Ticket>
  );
}
