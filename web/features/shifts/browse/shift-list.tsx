import { memo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { shortDate } from '#web/lib/dates.ts';
import { useKeptPlaces } from '#web/lib/receipts/use-kept-places.ts';
import { counted } from '#web/lib/words.ts';
import { PairedItem } from '#web/domain/map/pairing.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { ShowMore } from '#web/ui/data/show-more.tsx';
import { WorkRowSkeletons } from '#web/ui/data/skeleton.tsx';
import type { useShiftSearch } from '../shifts.api.ts';
import { shiftPage } from '../shifts.api.ts';
import { asApplied } from '../sent.ts';
import type { Sent } from '../sent.ts';
import { ShiftRow } from './shift-row.tsx';
import { ApplyButton } from './apply-button.tsx';

type ShiftListProps = {
  search: ReturnType<typeof useShiftSearch>;
  /** What is searched for; rows that were just applied to stay until it changes. */
  asked: string;
  sent: Sent;
  /** Number of matching shifts as far as counted. */
  total: number | undefined;
  viewerId: string | undefined;
  /** Rows are grouped by day; for the order by start. */
  byDay?: boolean;
  /** A stable callback, so that only changed rows render again. */
  onApply: (shift: ShiftCard) => void;
  /** Shown if no shifts match, with suggestions. */
  empty: ReactNode;
};

const none: readonly ShiftCard[] = [];

/** Rows of the matching shifts, with loading, error and empty states. */
export function ShiftList({
  search,
  asked,
  sent,
  total,
  viewerId,
  byDay = false,
  onApply,
  empty,
}: ShiftListProps) {
  // The list may lose a shift before it has shown the application.
  const isApplied = ({ id, application }: ShiftCard) => application?.status === 'pending' || sent.has(id);
  const shifts = useKeptPlaces(search.data ?? none, asked, isApplied);
  if (search.isPending) return <WorkRowSkeletons label="Loading shifts..." />;
  if (search.isError && shifts.length === 0)
    return (
      <FailedQuery
        query={search}
        title="The shifts did not load"
        otherwise="The connection may be down. Your filters are kept."
      />
    );
  if (shifts.length === 0) return empty;
  const more = { busy: search.isFetchingNextPage, onClick: () => void search.fetchNextPage() };
  return (
    <>
      {(byDay ? daysOf(shifts) : [{ day: undefined, shifts }]).map((each) => (
        <section key={each.day ?? 'all'} className="grid gap-2" aria-label={each.day}>
          {each.day && (
            <h3 className="sticky top-17 z-1 bg-page py-1.5 text-m xl:top-0">
              {each.day}{' '}
              <span className="font-normal text-ink-2">{counted(each.shifts.length, 'shift')}</span>
            </h3>
          )}
          <ul className="grid gap-2" aria-busy={search.isPlaceholderData || undefined}>
            {each.shifts.map((shift) => (
              <OpenShift
                key={shift.id}
                shift={asApplied(shift, sent)}
                viewerId={viewerId}
                onApply={onApply}
              />
            ))}
          </ul>
        </section>
      ))}
      {search.hasNextPage &&
        (total && total > shifts.length ? (
          <ShowMore shown={shifts.length} total={total} page={shiftPage} {...more} />
        ) : (
          <Button wide {...more}>
            Show more
          </Button>
        ))}
    </>
  );
}

/** Shifts in the order of their start, under the days on which they begin at their place: 'Sat, Nov 28'. */
function daysOf(shifts: readonly ShiftCard[]): { day: string; shifts: ShiftCard[] }[] {
  const days = Map.groupBy(shifts, ({ shiftDate, timeZone }) => shortDate(shiftDate, timeZone));
  return [...days].map(([day, ofDay]) => ({ day, shifts: ofDay }));
}

const OpenShift = memo(function OpenShift({ shift, ...apply }: ComponentProps<typeof ApplyButton>) {
  return (
    <PairedItem id={shift.id}>
      <ShiftRow shift={shift} action={<ApplyButton shift={shift} short {...apply} />} />
    </PairedItem>
  );
});
