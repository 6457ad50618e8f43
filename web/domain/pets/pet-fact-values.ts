import type { Neutered, Sex } from '#contract/pets/pet-codes.ts';
import type { PetFacts } from '#contract/pets/pet-facts.ts';

/** Form values of what a veterinarian, a sitter or a groomer asks; '' if unknown. */
export type PetFactValues = {
  sex: Sex | '';
  neutered: Neutered | '';
  color: string;
  microchip: string;
  clinic: string;
  clinicPhone: string;
  medicines: string;
  emergencyContact: string;
};

export const noFactValues: PetFactValues = {
  sex: '',
  neutered: '',
  color: '',
  microchip: '',
  clinic: '',
  clinicPhone: '',
  medicines: '',
  emergencyContact: '',
};

export const factsValues = (facts: PetFacts): PetFactValues => ({
  sex: facts.sex ?? '',
  neutered: facts.neutered ?? '',
  color: facts.color ?? '',
  microchip: facts.microchip ?? '',
  clinic: facts.clinic ?? '',
  clinicPhone: facts.clinicPhone ?? '',
  medicines: facts.medicines ?? '',
  emergencyContact: facts.emergencyContact ?? '',
});

export const factsDraft = (values: PetFactValues) => ({
  sex: values.sex || null,
  neutered: values.neutered || null,
  color: values.color.trim() || null,
  microchip: values.microchip.trim() || null,
  clinic: values.clinic.trim() || null,
  clinicPhone: values.clinicPhone.trim() || null,
  medicines: values.medicines.trim() || null,
  emergencyContact: values.emergencyContact.trim() || null,
});
