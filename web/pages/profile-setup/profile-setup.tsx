import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { SignInFirst } from '#web/features/identity/sign-in-first.tsx';
import { useRemembered } from '#web/features/identity/use-remember-profile.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import type { BusinessPart } from '#web/features/profiles/business-form.tsx';
import type { GroomerPart } from '#web/features/profiles/groomer-form.tsx';
import { OwnLogo, OwnPhoto } from '#web/features/profiles/own-picture.tsx';
import { useOwnBusiness, useOwnGroomer, useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import {
  rememberedBusiness,
  rememberedGroomer,
  rememberedPetOwner,
} from '#web/features/profiles/remembered-profile.ts';
import { fullName } from '#web/domain/people/full-name.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { FactsStep, isFactsPart } from './facts-step.tsx';
import { Wizard } from './wizard.tsx';
import type { StepForm } from './wizard.tsx';

const PolicyStep = lazyPart(async () => ({
  default: (await import('#web/features/cancellation-policies/policy-section.tsx')).OwnPolicy,
}));
const GroomerForm = lazyPart(() => import('#web/features/profiles/groomer-form.tsx'));
const BusinessForm = lazyPart(() => import('#web/features/profiles/business-form.tsx'));
const PetOwnerForm = lazyPart(() => import('#web/features/profiles/pet-owner-form.tsx'));
const BasicInfoForm = lazyPart(() => import('#web/features/profiles/basic-info-form.tsx'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Set up your profile',
    description: 'A few questions, one at a time; each answer is saved.',
    path: href('profile-setup'),
  });

export default function ProfileSetup() {
  const session = useSession();
  if (session.isPending) return <PageSkeleton />;
  if (!session.data) return <SignInFirst lead="A profile belongs to an account." />;
  return (
    <div className="wrap grid column-reading gap-6 pt-5 pb-16 lg:pt-8">
      <h1>Set up your profile</h1>
      <Setup session={session.data} />
    </div>
  );
}

/** `?role=` sets the role once; afterwards the header's switch does. */
function Setup({ session }: { session: SessionReply }) {
  const { roles } = session.user;
  const { userType, choose } = useUserType();
  const [params, setParams] = useSearchParams();
  const asked = roles.find((held) => held === params.get('role'));
  useEffect(() => {
    if (!asked) return;
    if (asked !== userType) choose(asked);
    setParams(withoutRole, { replace: true });
  }, [asked, userType, choose, setParams]);
  const role = asked ?? roles.find((held) => held === userType) ?? roles[0] ?? 'groomer';
  const Side = sides[role];
  return <Side key={role} session={session} />;
}

function withoutRole(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('role');
  return after;
}

type SideProps = { session: SessionReply };

function GroomerSide({ session }: SideProps) {
  const own = useOwnGroomer();
  useRemembered(own.data, rememberedGroomer);
  return (
    <Wizard
      forRole="groomer"
      own={own}
      renderForm={({ part }, wiring) =>
        part === 'about' ? (
          <About session={session} forRole="groomer" wiring={wiring} />
        ) : part === 'policy' ? (
          <PolicyStep {...wiring} />
        ) : isFactsPart(part) ? (
          <FactsStep side="groomer" part={part} wiring={wiring} />
        ) : (
          own.data && (
            <GroomerForm
              silent
              own={own.data}
              part={part as GroomerPart}
              location={session.user.location}
              buttons={wiring.buttons}
              onSaved={wiring.onSaved}
            />
          )
        )
      }
    />
  );
}

function OwnerSide({ session }: SideProps) {
  const own = useOwnBusiness();
  useRemembered(own.data, rememberedBusiness);
  return (
    <Wizard
      forRole="owner"
      own={own}
      isMobile={own.data?.profile?.businessType === 'mobile'}
      renderForm={({ part }, wiring) =>
        part === 'about' ? (
          <>
            {own.data?.profile && (
              <OwnLogo name={own.data.profile.businessName} src={own.data.profile.logoUrl} />
            )}
            <About session={session} forRole="owner" wiring={wiring} />
          </>
        ) : part === 'policy' ? (
          <PolicyStep {...wiring} />
        ) : isFactsPart(part) ? (
          <FactsStep side="business" part={part} wiring={wiring} />
        ) : (
          own.data && (
            <BusinessForm
              silent
              own={own.data}
              part={part as BusinessPart}
              location={session.user.location}
              buttons={wiring.buttons}
              onSaved={wiring.onSaved}
            />
          )
        )
      }
    />
  );
}

function PetOwnerSide({ session }: SideProps) {
  const own = useOwnPetOwner();
  useRemembered(own.data, rememberedPetOwner);
  return (
    <Wizard
      forRole="pet_owner"
      own={own}
      renderForm={({ part }, wiring) =>
        part === 'about' ? (
          <About session={session} forRole="pet_owner" wiring={wiring} />
        ) : (
          own.data && (
            <PetOwnerForm
              silent
              own={own.data}
              location={session.user.location}
              buttons={wiring.buttons}
              onSaved={wiring.onSaved}
            />
          )
        )
      }
    />
  );
}

const sides = { groomer: GroomerSide, owner: OwnerSide, pet_owner: PetOwnerSide };

function About({ session, forRole, wiring }: { session: SessionReply; forRole: Role; wiring: StepForm }) {
  const { user } = session;
  return (
    <>
      <OwnPhoto name={fullName(user)} src={user.profileImageUrl} role={forRole} />
      <BasicInfoForm silent user={user} buttons={wiring.buttons} onSaved={wiring.onSaved} />
    </>
  );
}
