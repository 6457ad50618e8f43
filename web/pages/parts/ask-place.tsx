import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { useOwnBusiness, useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { zoneWithoutPlace } from '#web/lib/dates.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PlaceForm = lazyPart(() => import('#web/features/profiles/place-form.tsx'));

type AskPlaceProps = {
  roles: readonly Role[];
  /** What happens by the clock of the place. */
  children: ReactNode;
};

/** What a booking shows before the place is known: `timeZone` is UTC then. */
export function usePlaceBeforeBooking(timeZone: string | undefined): ReactNode {
  const roles = useSession().data?.user.roles ?? [];
  if (timeZone !== 'UTC') return undefined;
  return <AskPlace roles={roles}>Visits are booked by the clock there.</AskPlace>;
}

/** The zone of the device where the account has no place, for what is read by its clock. */
export const useZoneWithoutPlace = (): string | undefined => zoneWithoutPlace(useSession().data?.timeZone);

/** Whether a groomer or a business has said where they work; undefined while that loads. */
export function useHasPlace(roles: readonly Role[]): boolean | undefined {
  const groomer = useOwnGroomer(roles.includes('groomer'));
  const business = useOwnBusiness(roles.includes('owner'));
  if (groomer.isLoading || business.isLoading) return undefined;
  return Boolean(groomer.data?.profile?.city || business.data?.profile);
}

/** Asks a groomer or a business without a place for it; nothing where it is known. */
export function AskPlace({ roles, children }: AskPlaceProps) {
  const groomer = useOwnGroomer(roles.includes('groomer')).data;
  if (useHasPlace(roles) !== false) return null;
  return (
    <div className="card grid gap-3">
      {groomer ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <PlaceForm own={groomer} />
        </Suspense>
      ) : (
        <p>
          First say where your business is.{' '}
          <Link to={href('profile-setup')} className="underline">
            Set up your profile
          </Link>
        </p>
      )}
      <p className="text-ink-2">{children}</p>
    </div>
  );
}
