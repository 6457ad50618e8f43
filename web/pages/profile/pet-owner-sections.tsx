import { ProfileFact } from '#web/features/profiles/groomer-facts.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import type { OwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PetOwnerForm = lazyPart(() => import('#web/features/profiles/pet-owner-form.tsx'));

type PetOwnerSectionsProps = {
  own: OwnPetOwner;
  /** The account's location. */
  location: string | null;
};

/** A pet parent's profile: location, travel distance, and budget. */
export function PetOwnerSections({ own, location }: PetOwnerSectionsProps) {
  const { profile } = own;
  return (
    <ProfileSection
      title="Pet parent"
      line={profile?.address ?? 'Not filled in'}
      renderForm={({ close, buttons }) => (
        <PetOwnerForm own={own} location={location} onSaved={close} buttons={buttons} />
      )}
    >
      {profile ? (
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <ProfileFact label="Place">{profile.address}</ProfileFact>
          <ProfileFact label="Travels up to">{profile.preferredRadius} miles</ProfileFact>
          <ProfileFact label="Usual budget">{profile.budgetRange}</ProfileFact>
          <ProfileFact label="Looking for">{profile.preferredServices.join(', ')}</ProfileFact>
        </dl>
      ) : (
        <p className="text-ink-2">Add where you live to find groomers near you.</p>
      )}
    </ProfileSection>
  );
}
