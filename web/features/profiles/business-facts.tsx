import { clsx } from 'clsx';
import type { BusinessProfile } from '#contract/profiles/profiles.ts';
import { animals, ProfileFact, WordTags } from './groomer-facts.tsx';

type Part = 'basics' | 'details';
type BusinessFactsProps = {
  profile: BusinessProfile;
  /** Limits the facts to one part; without it, both are shown. */
  part?: Part;
  /** The facts that exist only as texts. */
  fromText?: { hours: boolean; areas: boolean };
};

/** Address and hours of a business; for a mobile one also its area and equipment. */
export function BusinessFacts({ profile, part, fromText }: BusinessFactsProps) {
  const mobile = profile.businessType === 'mobile';
  return (
    <dl className={clsx('grid gap-x-8 gap-y-3', (mobile || part !== 'details') && 'sm:grid-cols-2')}>
      {part !== 'details' && (
        <>
          <ProfileFact label="Type">{mobile ? 'Mobile' : 'Salon'}</ProfileFact>
          <ProfileFact label={mobile ? 'Starts at' : 'Address'}>{profile.address}</ProfileFact>
        </>
      )}
      {part !== 'basics' && (
        <>
          {mobile && (
            <>
              <ProfileFact label="Service radius">{profile.serviceRadius} miles</ProfileFact>
              <ProfileFact label="Vehicle">{profile.vehicleType}</ProfileFact>
              <ProfileFact label="Equipment">{profile.mobileEquipment.join(', ')}</ProfileFact>
            </>
          )}
          <ProfileFact label="Animals">{animals(profile.species)}</ProfileFact>
          <ProfileFact label="Tables">{profile.tables}</ProfileFact>
          {fromText?.hours && <ProfileFact label="Operating hours">{profile.operatingHours}</ProfileFact>}
          {fromText?.areas && profile.serviceAreas.length > 0 && (
            <ProfileFact label="Service areas">{profile.serviceAreas.join(', ')}</ProfileFact>
          )}
        </>
      )}
    </dl>
  );
}

/** Description and services of a business. */
export function BusinessAbout({ profile }: { profile: BusinessProfile }) {
  return (
    <div className="grid gap-3">
      <p className="max-w-text wrap-anywhere whitespace-pre-line">
        {profile.description ?? <span className="text-ink-2">No description yet.</span>}
      </p>
      <WordTags label="Services" words={profile.services} empty="No services yet." />
    </div>
  );
}
