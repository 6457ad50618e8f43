import { Suspense } from 'react';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { useShiftCount } from '#web/features/shifts/shifts.api.ts';
import { homeOf } from '#web/domain/places/near.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

const PlaceForm = lazyPart(() => import('#web/features/profiles/place-form.tsx'));

/** Asks a new groomer for their place unless it is known, then shows how many shifts are near, if there are any. */
export default function ShiftsNear() {
  const own = useOwnGroomer();
  const profile = own.data?.profile;
  const home = profile?.city ? homeOf(profile, profile.preferredRadius) : undefined;
  const { data: counted } = useShiftCount(home && shiftSearch.query(shiftSearch.none, home));
  if (own.isPending) return <Skeleton className="h-24" />;
  if (!own.data) return null;
  return (
    <div aria-live="polite">
      {home ? (
        counted &&
        counted.count > 0 && (
          <p>
            <b>{shiftSearch.counted(counted)}</b> within {home.preferredRadius} miles of {home.place}.
          </p>
        )
      ) : (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <PlaceForm own={own.data} />
        </Suspense>
      )}
    </div>
  );
}
