import { useState } from 'react';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { BusinessAbout, BusinessFacts } from '#web/features/profiles/business-facts.tsx';
import type { Person } from '#web/features/profiles/profiles.api.ts';
import { usePerson } from '#web/features/profiles/profiles.api.ts';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { fullName } from '#web/domain/people/full-name.ts';
import { WayThere } from '#web/domain/map/way-there.tsx';
import { ReliabilityFigures } from '#web/domain/reliability/kept.tsx';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';

/** The number of reviews shown next to a shift; the profile has the others. */
const reviewsShown = 2;

/** The business of the shift: facts not on the ticket, and links. */
export function ShiftBusiness({ shift }: { shift: ShiftDetail }) {
  const { ownerId, business } = shift;
  const person = usePerson(ownerId);
  const [whole, setWhole] = useState(false);
  return (
    <section
      aria-labelledby="shift-business"
      data-role="owner"
      className="card grid grid-cols-1 gap-5 md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <h2 id="shift-business">{business.businessType === 'mobile' ? 'The van' : 'The salon'}</h2>
      {person.isPending && <BusinessSkeleton />}
      {person.isError && !person.data && (
        <FailedQuery query={person} title={`${business.businessName} did not load`} />
      )}
      {person.data && <Business person={person.data} />}
      <WayThere address={business.address} distance={shift.distanceMiles} />
      <div className="flex flex-wrap gap-2">
        <Button className="max-w-full wrap-anywhere" onClick={() => setWhole(true)}>
          About {business.businessName}
        </Button>
        <MessageLink to={ownerId} name={business.businessName} />
      </div>
      <LazyPersonDialog id={whole ? ownerId : null} as="business" onClose={() => setWhole(false)} />
    </section>
  );
}

function Business({ person }: { person: Person }) {
  const { businessProfile: profile, profileImageUrl } = person;
  const name = fullName(person);
  if (!profile) return <p className="text-ink-2">There is no business profile yet.</p>;
  return (
    <>
      <div className="flex items-center gap-3">
        <PersonAvatar name={name} src={profileImageUrl} as="owner" />
        <p className="min-w-0 leading-tight wrap-anywhere">
          <b className="block">{name}</b>
          <span className="text-s text-ink-2">Runs {profile.businessName}</span>
        </p>
      </div>
      <ReliabilityFigures reliability={person.reliability} />
      <BusinessAbout profile={profile} />
      <BusinessFacts profile={profile} part="details" fromText={{ hours: true, areas: true }} />
    </>
  );
}

/** The latest reviews of the business. */
export function LatestReviews({ ownerId }: { ownerId: string }) {
  return (
    <section
      aria-labelledby="shift-reviews"
      className="card grid grid-cols-1 gap-1 has-[ul]:pb-1! md:col-start-1"
    >
      <h2 id="shift-reviews">Latest reviews</h2>
      <ReviewList
        userId={ownerId}
        as="business"
        latest={reviewsShown}
        empty={<p className="text-ink-2">No reviews yet.</p>}
      />
    </section>
  );
}

function BusinessSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Loading the profile...</output>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </div>
  );
}
