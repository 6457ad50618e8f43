import { z } from 'zod';
import { Phone, text } from '../values.ts';
import { neuteredCodes, sexCodes } from './pet-codes.ts';

/** The most characters of each fact that is typed. */
export const factLengths = {
  color: 60,
  microchip: 40,
  clinic: 120,
  medicines: 500,
  emergencyContact: 200,
} as const;

/** What a veterinarian, a sitter or a groomer asks about a pet; empty is unknown. */
export const petFacts = {
  sex: z.enum(sexCodes).nullish(),
  neutered: z.enum(neuteredCodes).nullish(),
  color: text(factLengths.color).nullish(),
  microchip: text(factLengths.microchip)
    .regex(/^[\p{L}\p{N} .-]*$/u, 'Use the letters and digits of the chip')
    .nullish(),
  /** The veterinary clinic. */
  clinic: text(factLengths.clinic).nullish(),
  clinicPhone: Phone.nullish(),
  medicines: text(factLengths.medicines).nullish(),
  /** Whom to call if the owner cannot be reached. */
  emergencyContact: text(factLengths.emergencyContact).nullish(),
};

export const PetFacts = z.object({
  sex: z.enum(sexCodes).nullable(),
  neutered: z.enum(neuteredCodes).nullable(),
  color: z.string().nullable(),
  microchip: z.string().nullable(),
  clinic: z.string().nullable(),
  clinicPhone: z.string().nullable(),
  medicines: z.string().nullable(),
  emergencyContact: z.string().nullable(),
});
export type PetFacts = z.output<typeof PetFacts>;

export const noFacts: PetFacts = {
  sex: null,
  neutered: null,
  color: null,
  microchip: null,
  clinic: null,
  clinicPhone: null,
  medicines: null,
  emergencyContact: null,
};
