import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { ProfileFact } from '#web/features/profiles/groomer-facts.tsx';
import type { useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { Rated } from '#web/domain/people/rated.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

type ProfileTabProps = { user: SessionReply['user']; own: ReturnType<typeof useOwnPetOwner> };

/** The server's defaults. */
const usualRadius = 15;
const usualBudget = '$50-75';

/** The pet parent's profile as groomers see it, read-only; it is edited in My Profile. */
export default function ProfileTab({ user, own }: ProfileTabProps) {
  return (
    <div className="grid items-start gap-6 pt-6 pb-16 lg:grid-cols-2">
      <section className="card grid gap-4" aria-labelledby="own-profile">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 id="own-profile" className="text-h4">
            Your profile
          </h2>
          <Button asChild>
            <Link to={href('profile')}>
              <Icon name="pencil" size="s" />
              Edit
            </Link>
          </Button>
        </div>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <ProfileFact label="Name">
            {user.firstName} {user.lastName}
          </ProfileFact>
          <ProfileFact label="Email">{user.email}</ProfileFact>
          <ProfileFact label="Phone">{user.phone}</ProfileFact>
          <ProfileFact label="Location">{user.location}</ProfileFact>
          <ProfileFact label="About you" className="sm:col-span-2">
            {user.bio}
          </ProfileFact>
        </dl>
        <PetOwnerFacts own={own} location={user.location} />
      </section>
      <section className="card grid gap-3" aria-labelledby="own-reviews">
        <h2 id="own-reviews" className="text-h4">
          Reviews
        </h2>
        {own.data?.profile && <Rated {...own.data.profile} />}
        <ReviewList
          userId={user.id}
          as="pet_owner"
          own
          empty={<p className="text-ink-2">Reviews come after visits, from both sides.</p>}
        />
      </section>
    </div>
  );
}

function PetOwnerFacts({ own, location }: Pick<ProfileTabProps, 'own'> & { location: string | null }) {
  if (own.isPending) return <Skeleton className="h-20" />;
  if (!own.data) return <FailedQuery query={own} title="The rest did not load" />;
  const { profile } = own.data;
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
      {profile?.address !== location && <ProfileFact label="Grooming at">{profile?.address}</ProfileFact>}
      <ProfileFact label="Travels up to">{`${profile?.preferredRadius ?? usualRadius} miles`}</ProfileFact>
      <ProfileFact label="Usual budget">{profile?.budgetRange ?? usualBudget}</ProfileFact>
      <ProfileFact label="Looking for">{profile?.preferredServices.join(', ')}</ProfileFact>
    </dl>
  );
}
