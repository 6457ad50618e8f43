import type { OwnBusiness, OwnGroomer, OwnPetOwner } from './profiles.api.ts';

/** What a groomer profile adds to the account as this browser remembers it. */
export const rememberedGroomer = ({ profile, profileComplete }: OwnGroomer) => ({
  experience: String(profile?.yearsExperience ?? ''),
  specialties: profile?.specializations ?? [],
  certifications: profile?.certifications ?? [],
  travelDistance: String(profile?.preferredRadius ?? ''),
  profileComplete,
});

/** What a business profile adds to it. */
export const rememberedBusiness = ({ profile, profileComplete }: OwnBusiness) => ({
  businessName: profile?.businessName ?? '',
  businessType: profile?.businessType ?? '',
  businessAddress: profile?.address ?? '',
  services: profile?.services ?? [],
  operatingHours: profile?.operatingHours ?? '',
  profileComplete,
});

/** A pet parent's profile has no fields there. */
export const rememberedPetOwner = ({ profileComplete }: OwnPetOwner) => ({ profileComplete });
