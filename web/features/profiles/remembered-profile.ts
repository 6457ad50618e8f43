import type { OwnBusiness, OwnGroomer, OwnPetOwner } from './profiles.api.ts';

/** Fields that a groomer profile adds to the account stored in this browser. */
export const rememberedGroomer = ({ profile, profileComplete }: OwnGroomer) => ({
  experience: String(profile?.yearsExperience ?? ''),
  specialties: profile?.specializations ?? [],
  certifications: profile?.certifications ?? [],
  travelDistance: String(profile?.preferredRadius ?? ''),
  profileComplete,
});

/** Fields that a business profile adds to the stored account. */
export const rememberedBusiness = ({ profile, profileComplete }: OwnBusiness) => ({
  businessName: profile?.businessName ?? '',
  businessType: profile?.businessType ?? '',
  businessAddress: profile?.address ?? '',
  services: profile?.services ?? [],
  operatingHours: profile?.operatingHours ?? '',
  profileComplete,
});

/** A pet parent's profile adds only its completeness. */
export const rememberedPetOwner = ({ profileComplete }: OwnPetOwner) => ({ profileComplete });
