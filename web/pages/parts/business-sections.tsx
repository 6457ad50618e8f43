import { Suspense } from 'react';
import { BusinessAbout, BusinessFacts } from '#web/features/profiles/business-facts.tsx';
import type { BusinessPart } from '#web/features/profiles/business-form.tsx';
import { OwnLogo } from '#web/features/profiles/own-picture.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import type { SectionForm } from '#web/features/profiles/profile-section.tsx';
import type { OwnBusiness } from '#web/features/profiles/profiles.api.ts';
import { OwnCertifications } from '#web/features/certifications/own-certifications.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { FactsSections } from './facts-sections.tsx';
import { RulesSection } from './rules-section.tsx';

const PortfolioEditor = lazyPart(() => import('#web/features/portfolio/portfolio-editor.tsx'));
const BusinessForm = lazyPart(() => import('#web/features/profiles/business-form.tsx'));

type BusinessSectionsProps = {
  own: OwnBusiness;
  accountId: string;
  /** The account's location. */
  location: string | null;
};

/** The owner's business, editable by section; the first save needs name and address. */
export function BusinessSections({ own, accountId, location }: BusinessSectionsProps) {
  const { profile } = own;
  const edit =
    (part: BusinessPart) =>
    ({ close, buttons }: SectionForm) => (
      <BusinessForm own={own} part={part} location={location} onSaved={close} buttons={buttons} />
    );
  return (
    <>
      <ProfileSection
        title="Business"
        line={profile?.businessName ?? 'Not filled in'}
        renderForm={edit('basics')}
      >
        {profile ? (
          <>
            <p className="text-l font-strong wrap-anywhere">{profile.businessName}</p>
            <BusinessFacts profile={profile} part="basics" />
          </>
        ) : (
          <p className="text-ink-2">Shifts are posted from your business’s address. Add where it is.</p>
        )}
      </ProfileSection>
      {profile && (
        <>
          <FoldingSection id="logo" title="Logo" line={profile.logoUrl ? 'Shown to others' : 'None yet'}>
            <OwnLogo name={profile.businessName} src={profile.logoUrl} />
          </FoldingSection>
          <ProfileSection title="What you offer" line="Services and about you" renderForm={edit('services')}>
            <BusinessAbout profile={profile} />
          </ProfileSection>
          {profile.businessType === 'mobile' && (
            <ProfileSection title="Van and radius" line="Where you drive" renderForm={edit('details')}>
              <BusinessFacts profile={profile} part="details" />
            </ProfileSection>
          )}
          <OwnCertifications as="business" />
          <FactsSections
            side="business"
            drives={profile.businessType === 'mobile'}
            hoursText={profile.operatingHours}
          />
          <FoldingSection id="portfolio" title="Portfolio" line="Photos of your work">
            <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
              <PortfolioEditor name={profile.businessName} accountId={accountId} />
            </Suspense>
          </FoldingSection>
          <RulesSection />
        </>
      )}
    </>
  );
}
