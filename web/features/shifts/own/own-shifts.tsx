import type { ReactNode } from 'react';
import { useNow } from '#web/lib/use-now.ts';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';
import { ClosedShift } from './closed-shift.tsx';
import type { OwnShiftHandlers } from './own-shift-actions.tsx';
import { groupOwnShifts } from './own-shift-groups.ts';
import { OwnShiftTicket } from './own-shift.tsx';
import type { useOwnShifts } from '../post/own-shifts.api.ts';

const titles = {
  needsYou: 'Needs you now',
  underWay: 'Under way',
  live: 'Live',
  filled: 'Filled',
  closed: 'Closed',
};

type OwnShiftsProps = {
  query: ReturnType<typeof useOwnShifts>;
  handlers: OwnShiftHandlers;
  /** Shown if the owner has never posted a shift. */
  empty: ReactNode;
};

/** The owner's shifts, grouped by the action they need. */
export function OwnShifts({ query, handlers, empty }: OwnShiftsProps) {
  const now = useNow();
  return (
    <GroupedList
      query={query}
      groupItems={(shifts) => groupOwnShifts(shifts, now)}
      titles={titles}
      loading="Loading your shifts..."
      failed="Your shifts did not load"
      empty={empty}
      nextPage="Show more"
      rows="closed"
    >
      {(shift, group) =>
        group === 'closed' ? (
          <ClosedShift shift={shift} handlers={handlers} />
        ) : (
          <OwnShiftTicket shift={shift} handlers={handlers} />
        )
      }
    </GroupedList>
  );
}
