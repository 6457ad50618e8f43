import type { OwnBusiness, OwnGroomer } from './profiles.api.ts';

/** What a saved groomer profile adds to the account as this browser remembers it. */
export const rememberedGroomer = ({ profile, profileComplete }: OwnGroomer) => ({
  experience: String(profile?.yearsExperience ?? ''),
  specialties: profile?.specializations ?? [],
  certifications: profile?.certifications ?? [],
  travelDistance: String(profile?.preferredRadius ?? ''),
  profileComplete,
});

/** What a saved business profile adds to it. */
export const rememberedBusiness = ({ profile, profileComplete }: OwnBusiness) => ({
  businessName: profile?.businessName ?? '',
  businessType: profile?.businessType ?? '',
  businessAddress: profile?.address ?? '',
  services: profile?.services ?? [],
  operatingHours: profile?.operatingHours ?? '',
  profileComplete,
});
