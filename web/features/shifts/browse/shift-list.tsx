import { memo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { PairedItem } from '#web/domain/map/pairing.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { ShowMore } from '#web/ui/data/show-more.tsx';
import { WorkRowSkeletons } from '#web/ui/data/skeleton.tsx';
import type { useShiftSearch } from '../shifts.api.ts';
import { shiftPage } from '../shifts.api.ts';
import { ShiftRow } from './shift-row.tsx';
import { ApplyButton } from './apply-button.tsx';

type ShiftListProps = {
  search: ReturnType<typeof useShiftSearch>;
  /** Number of matching shifts as far as counted. */
  total: number | undefined;
  viewerId: string | undefined;
  /** A stable callback, so that only changed rows render again. */
  onApply: (shift: ShiftCard) => void;
  /** Shown if no shifts match, with suggestions. */
  empty: ReactNode;
};

/** Rows of the matching shifts, with loading, error and empty states. */
export function ShiftList({ search, total, viewerId, onApply, empty }: ShiftListProps) {
  if (search.isPending) return <WorkRowSkeletons label="Loading shifts..." />;
  const shifts = search.data ?? [];
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
      <ul className="grid gap-2.5" aria-busy={search.isPlaceholderData || undefined}>
        {shifts.map((shift) => (
          <OpenShift key={shift.id} shift={shift} viewerId={viewerId} onApply={onApply} />
        ))}
      </ul>
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

const OpenShift = memo(function OpenShift({ shift, ...apply }: ComponentProps<typeof ApplyButton>) {
  return (
    <PairedItem id={shift.id}>
      <ShiftRow shift={shift} action={<ApplyButton shift={shift} short {...apply} />} />
    </PairedItem>
  );
});
