import { Suspense } from 'react';
import {
  animals,
  GroomerServices,
  ProfileFact,
  WordTags,
  WorkFacts,
  workplaces,
} from '#web/features/profiles/groomer-facts.tsx';
import type { GroomerPart } from '#web/features/profiles/groomer-form.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import type { SectionForm } from '#web/features/profiles/profile-section.tsx';
import type { OwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { OwnCertifications } from '#web/features/certifications/own-certifications.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { FactsSections } from '../parts/facts-sections.tsx';
import { RulesSection } from '../parts/rules-section.tsx';

const PortfolioEditor = lazyPart(() => import('#web/features/portfolio/portfolio-editor.tsx'));
const GroomerForm = lazyPart(() => import('#web/features/profiles/groomer-form.tsx'));

const facts = 'grid gap-x-8 gap-y-3 sm:grid-cols-2';

type GroomerSectionsProps = {
  own: OwnGroomer;
  accountId: string;
  name: string;
  /** The account's location. */
  location: string | null;
};

/** The groomer's profile, editable by section. */
export function GroomerSections({ own, accountId, name, location }: GroomerSectionsProps) {
  const { profile } = own;
  const edit =
    (part: GroomerPart) =>
    ({ close, buttons }: SectionForm) => (
      <GroomerForm own={own} part={part} location={location} onSaved={close} buttons={buttons} />
    );
  return (
    <>
      <ProfileSection title="Work" line={profile?.title ?? 'Not filled in'} renderForm={edit('work')}>
        <p className="text-l font-strong wrap-anywhere">{profile?.title ?? 'Professional Groomer'}</p>
        {profile ? (
          <dl className={facts}>
            <WorkFacts profile={profile} />
          </dl>
        ) : (
          <p className="text-ink-2">Tell owners how long you have groomed and how many dogs a day you do.</p>
        )}
      </ProfileSection>
      <ProfileSection title="Place" line={profile?.address ?? 'Not filled in'} renderForm={edit('place')}>
        {profile ? (
          <dl className={facts}>
            <ProfileFact label="Works from">{profile.address}</ProfileFact>
            <ProfileFact label="Drives up to">{profile.preferredRadius} miles</ProfileFact>
            <ProfileFact label="Works in">{workplaces[profile.serviceType]}</ProfileFact>
          </dl>
        ) : (
          <p className="text-ink-2">Without a place, shifts have no distance from you.</p>
        )}
      </ProfileSection>
      <ProfileSection
        title="Specializations"
        line={profile?.specializations.join(', ') || 'None yet'}
        renderForm={edit('specializations')}
      >
        <WordTags
          label="Specializations"
          words={profile?.specializations ?? []}
          empty="None yet. Owners search by them."
        />
        {profile && (
          <dl className={facts}>
            <ProfileFact label="Services">
              <GroomerServices services={profile.services} />
            </ProfileFact>
            <ProfileFact label="Grooms">{animals(profile.species)}</ProfileFact>
          </dl>
        )}
      </ProfileSection>
      <OwnCertifications as="groomer" />
      <FactsSections side="groomer" drives={profile?.serviceType !== 'salon'} />
      <RulesSection />
      <FoldingSection id="portfolio" title="Portfolio" line="Photos of your work">
        <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
          <PortfolioEditor name={name} accountId={accountId} />
        </Suspense>
      </FoldingSection>
    </>
  );
}
