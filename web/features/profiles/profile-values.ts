import type { ServiceCode, Species } from '#contract/pets/pet-codes.ts';
import type { OwnBusiness, OwnGroomer, OwnPetOwner } from './profiles.api.ts';

/** Form values of the profiles; numbers are text while they are typed. */
export type GroomerValues = {
  title: string;
  address: string;
  yearsExperience: string;
  specializations: string[];
  certifications: string[];
  services: ServiceCode[];
  species: Species[];
  serviceType: 'mobile' | 'salon' | 'both';
  preferredRadius: string;
  dogsPerDayLow: string;
  dogsPerDayHigh: string;
  dogsAtOnce: string;
};
export type BusinessValues = {
  businessName: string;
  businessType: 'salon' | 'mobile';
  address: string;
  services: string[];
  species: Species[];
  operatingHours: string;
  description: string;
  serviceRadius: string;
  serviceAreas: string[];
  vehicleType: string;
  mobileEquipment: string[];
  mobileCertifications: string[];
  tables: string;
};
export type PetOwnerValues = {
  address: string;
  budgetMin: string;
  budgetMax: string;
  preferredServices: string[];
  preferredRadius: string;
};

/** Parses a whole number; the form's patterns have already refused anything else. */
const whole = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));
const typed = (value: number | null | undefined): string => String(value ?? '');
/** Omits an empty line, because the API accepts text or nothing. */
const given = (text: string): string | undefined => text.trim() || undefined;

/** Uses the location from registration as the initial address of a profile without one. */
export const startingAt = <Values extends { address: string }>(
  values: Values,
  location: string | null | undefined,
): Values => (values.address ? values : { ...values, address: location ?? '' });

export const groomerValues = (profile: OwnGroomer['profile']): GroomerValues => ({
  title: profile?.title ?? '',
  address: profile?.address ?? '',
  yearsExperience: typed(profile?.yearsExperience),
  specializations: profile?.specializations ?? [],
  certifications: profile?.certifications ?? [],
  services: profile?.services ?? ['full_groom'],
  species: profile?.species ?? ['dog'],
  serviceType: profile?.serviceType ?? 'both',
  preferredRadius: typed(profile?.preferredRadius ?? 25),
  dogsPerDayLow: typed(profile?.dogsPerDayLow),
  dogsPerDayHigh: typed(profile?.dogsPerDayHigh),
  dogsAtOnce: typed(profile?.dogsAtOnce ?? 1),
});

export const groomerDraft = (values: GroomerValues) => ({
  ...values,
  address: given(values.address),
  yearsExperience: whole(values.yearsExperience),
  preferredRadius: whole(values.preferredRadius),
  dogsPerDayLow: whole(values.dogsPerDayLow),
  dogsPerDayHigh: whole(values.dogsPerDayHigh),
  dogsAtOnce: whole(values.dogsAtOnce),
});

export const businessValues = (profile: OwnBusiness['profile']): BusinessValues => ({
  businessName: profile?.businessName ?? '',
  businessType: profile?.businessType ?? 'salon',
  address: profile?.address ?? '',
  services: profile?.services ?? [],
  species: profile?.species ?? ['dog'],
  operatingHours: profile?.operatingHours ?? '',
  description: profile?.description ?? '',
  serviceRadius: typed(profile?.serviceRadius ?? 25),
  serviceAreas: profile?.serviceAreas ?? [],
  vehicleType: profile?.vehicleType ?? '',
  mobileEquipment: profile?.mobileEquipment ?? [],
  mobileCertifications: profile?.mobileCertifications ?? [],
  tables: typed(profile?.tables ?? 2),
});

export const businessDraft = (values: BusinessValues) => ({
  ...values,
  serviceRadius: whole(values.serviceRadius),
  tables: whole(values.tables),
});

export const petOwnerValues = (profile: OwnPetOwner['profile']): PetOwnerValues => ({
  address: profile?.address ?? '',
  budgetMin: typed(profile?.budgetMin ?? 50),
  budgetMax: typed(profile?.budgetMax ?? 75),
  preferredServices: profile?.preferredServices ?? [],
  preferredRadius: typed(profile?.preferredRadius ?? 15),
});

export const petOwnerDraft = (values: PetOwnerValues) => ({
  ...values,
  address: given(values.address),
  budgetMin: whole(values.budgetMin),
  budgetMax: whole(values.budgetMax),
  preferredRadius: whole(values.preferredRadius),
});
