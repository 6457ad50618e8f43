import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { ClosedShift } from './closed-shift.tsx';
import type { OwnShiftHandlers } from './own-shift-actions.tsx';
import { groupOwnShifts } from './own-shift-groups.ts';
import type { OwnShiftGroups } from './own-shift-groups.ts';
import { OwnShiftTicket } from './own-shift.tsx';
import type { useOwnShifts } from './own-shifts.api.ts';

const titles: Record<keyof OwnShiftGroups, string> = {
  needsYou: 'Needs you now',
  underWay: 'Under way',
  live: 'Live',
  filled: 'Filled',
  closed: 'Closed',
};
const order = ['needsYou', 'underWay', 'live', 'filled', 'closed'] as const;

type OwnShiftsProps = {
  query: ReturnType<typeof useOwnShifts>;
  handlers: OwnShiftHandlers;
  /** Shown if the owner has never posted a shift. */
  empty: ReactNode;
};

/** The owner's shifts, grouped by the action they need, with loading, error and empty states. */
export function OwnShifts({ query, handlers, empty }: OwnShiftsProps) {
  const now = useNow();
  if (query.isPending) return <TicketSkeletons label="Loading your shifts..." />;
  if (!query.data) return <FailedQuery query={query} title="Your shifts did not load" />;
  if (query.data.length === 0) return empty;
  const groups = groupOwnShifts(query.data, now);
  return (
    <div className="grid gap-8">
      {order.map(
        (name) =>
          groups[name].length > 0 && (
            <Group
              key={name}
              title={titles[name]}
              closed={name === 'closed'}
              shifts={groups[name]}
              handlers={handlers}
            />
          ),
      )}
      <NextPage query={query} />
    </div>
  );
}

type GroupProps = { title: string; closed: boolean; shifts: readonly OwnShift[]; handlers: OwnShiftHandlers };

function Group({ title, closed, shifts, handlers }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className={clsx('grid', !closed && 'gap-[18px]')}>
        {shifts.map((shift) => (
          <li key={shift.id} className="min-w-0">
            {closed ? (
              <ClosedShift shift={shift} handlers={handlers} />
            ) : (
              <OwnShiftTicket shift={shift} handlers={handlers} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
