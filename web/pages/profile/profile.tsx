import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { useRemembered } from '#web/features/identity/use-remember-profile.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { Completeness, namedFields } from '#web/features/profiles/completeness.tsx';
import { OwnPhoto } from '#web/features/profiles/own-picture.tsx';
import { ProfileFact } from '#web/features/profiles/groomer-facts.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { useOwnBusiness, useOwnGroomer, useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import {
  rememberedBusiness,
  rememberedGroomer,
  rememberedPetOwner,
} from '#web/features/profiles/remembered-profile.ts';
import { LetClientsBook } from '#web/features/booking-page/let-clients-book.tsx';
import { OwnPublicPageSection } from '#web/features/public-pages/own-public-page.tsx';
import { OwnFigures } from '#web/features/reliability/own-figures.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { BusinessSections } from '../parts/business-sections.tsx';
import { GroomerSections } from './groomer-sections.tsx';
import { PetOwnerSections } from './pet-owner-sections.tsx';

const BasicInfoForm = lazyPart(() => import('#web/features/profiles/basic-info-form.tsx'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'My Profile', description: 'What others read about you.', path: href('profile') });

export default function ProfilePage() {
  const { data: session } = useSession();
  return <MembershipGate own>{session && <Profile session={session} />}</MembershipGate>;
}

/** The profile of the current role, or of the account's first role if it lacks that one. */
function Profile({ session }: { session: SessionReply }) {
  const { user } = session;
  const { userType } = useUserType();
  const role = user.roles.find((held) => held === userType) ?? user.roles[0] ?? 'groomer';
  const Side = sides[role];
  return (
    <div className="wrap pt-5 pb-16 lg:pt-8">
      <h1 className="pb-5">My Profile</h1>
      <Side key={role} session={session} role={role} />
    </div>
  );
}

type SideProps = { session: SessionReply; role: Role };

function GroomerSide({ session, role }: SideProps) {
  const own = useOwnGroomer();
  useRemembered(own.data, rememberedGroomer);
  const name = `${session.user.firstName} ${session.user.lastName}`;
  return (
    <Frame session={session} role={role} own={own} reviewedAs="groomer">
      {own.data && (
        <GroomerSections
          own={own.data}
          accountId={session.user.id}
          name={name}
          location={session.user.location}
        />
      )}
    </Frame>
  );
}

function OwnerSide({ session, role }: SideProps) {
  const own = useOwnBusiness();
  useRemembered(own.data, rememberedBusiness);
  return (
    <Frame session={session} role={role} own={own} reviewedAs="business">
      {own.data && (
        <BusinessSections own={own.data} accountId={session.user.id} location={session.user.location} />
      )}
    </Frame>
  );
}

function PetOwnerSide({ session, role }: SideProps) {
  const own = useOwnPetOwner();
  useRemembered(own.data, rememberedPetOwner);
  return (
    <Frame session={session} role={role} own={own} reviewedAs="pet_owner">
      {own.data && <PetOwnerSections own={own.data} location={session.user.location} />}
    </Frame>
  );
}

const sides = { groomer: GroomerSide, owner: OwnerSide, pet_owner: PetOwnerSide };

type FrameProps = SideProps & {
  own: UseQueryResult<{
    completeness: number;
    profileComplete: boolean;
    missing: string[];
    helpful: string[];
    profile: object | null;
  }>;
  reviewedAs: 'groomer' | 'business' | 'pet_owner';
  children: ReactNode;
};

function Frame({ session, role, own, reviewedAs, children }: FrameProps) {
  const { user } = session;
  const name = `${user.firstName} ${user.lastName}`;
  const { badge, icon } = roleFacts[role];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <aside aria-label="At a glance" className="grid gap-4">
        <div className="flex items-center gap-4 lg:flex-col lg:items-start">
          <PersonAvatar name={name} src={user.profileImageUrl} size="xl" as={role} />
          <div className="grid min-w-0 justify-items-start gap-2">
            <p className="text-h4 font-strong wrap-anywhere">{name}</p>
            <Badge tone="role" icon={icon} data-role={role}>
              {badge}
            </Badge>
          </div>
        </div>
        {own.data && <Completeness own={own.data} />}
        {own.data?.profileComplete === false && (
          <Button asChild variant="primary">
            <Link to={href('profile-setup', { role })}>Complete step by step</Link>
          </Button>
        )}
      </aside>
      <div className="grid min-w-0 gap-4 lg:row-span-2">
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
          <ProfileSection
            title="Basic info"
            line={user.location ?? user.email}
            renderForm={({ close, buttons }) => (
              <BasicInfoForm user={user} onSaved={close} buttons={buttons} />
            )}
          >
            <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,max-content)_minmax(0,1fr)]">
              <ProfileFact label="Name">{name}</ProfileFact>
              <ProfileFact label="Location">{user.location}</ProfileFact>
              <ProfileFact label="Phone">{user.phone}</ProfileFact>
              <ProfileFact label="Email">{user.email}</ProfileFact>
              <ProfileFact label="About you" className="sm:col-span-2">
                {user.bio}
              </ProfileFact>
            </dl>
          </ProfileSection>
          <FoldingSection
            id="photo"
            title="Your photo"
            line={user.profileImageUrl ? 'Shown to others' : 'None yet'}
          >
            <OwnPhoto name={name} src={user.profileImageUrl} role={role} />
          </FoldingSection>
        </div>
        {own.isPending && (
          <>
            <output className="sr-only">Loading your profile...</output>
            <Skeleton className="h-40 rounded-m" />
          </>
        )}
        {own.isLoadingError && <FailedQuery query={own} title="Your profile did not load" />}
        {children}
      </div>
      {/* What others see and say: after the facts on a phone, and in the column that is free on a wide screen. */}
      <div className="grid min-w-0 gap-4 max-lg:-mt-2">
        {reviewedAs !== 'pet_owner' && own.data?.profile && (
          <OwnPublicPageSection
            as={reviewedAs}
            name={name}
            missing={namedFields(own.data.missing)}
            lead={<LetClientsBook inCard />}
          />
        )}
        <FoldingSection id="reliability" title="Reliability" line="As others see it">
          <OwnFigures withLink />
        </FoldingSection>
        <FoldingSection id="reviews" title="Reviews" line="What others wrote about you">
          <ReviewList
            userId={user.id}
            as={reviewedAs}
            own
            empty={<p className="text-ink-2">Reviews come after work, from both sides.</p>}
          />
        </FoldingSection>
      </div>
    </div>
  );
}
