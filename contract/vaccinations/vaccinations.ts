import { z } from 'zod';
import { askedConsents } from '../consents/consent-kinds.ts';
import type { EndpointTable } from '../endpoint.ts';
import { FileType } from '../media.ts';
import { Day, Id, Instant, line } from '../values.ts';
import { evidenceCodes, vaccineCodes } from './vaccination-codes.ts';

const VaccineKind = z.enum(vaccineCodes);
const Evidence = z.enum(evidenceCodes);

/** A rabies booster is valid at once, the first dose only after 28 days. */
const Dose = z.enum(['first', 'booster']);

/** The last provider who looked at the proof. A new proof or date makes a new record, which is unchecked. */
const ProofCheck = z.object({ by: z.string(), at: Instant });
export type ProofCheck = z.output<typeof ProofCheck>;

/** Numbers of the certificate and of the tag, and the clinic that gave it; null where not said. */
const papers = {
  certificateNumber: z.string().nullable(),
  tagNumber: z.string().nullable(),
  clinic: z.string().nullable(),
};

export const Vaccination = z.object({
  id: Id,
  kind: VaccineKind,
  evidence: Evidence,
  /** For a titer or waiver, the day of the test or signature. */
  givenOn: Day.nullable(),
  expiresOn: Day.nullable(),
  /** Null if unknown. */
  dose: Dose.nullable(),
  proofUrl: z.string().nullable(),
  /** The web shows a photo and downloads a PDF. */
  proofType: FileType.nullable(),
  proofCheck: ProofCheck.nullable(),
  ...papers,
});
export type Vaccination = z.output<typeof Vaccination>;

/** Without an expiry, a dose lasts for the shortest time that vets certify. */
export const VaccinationDraft = z.strictObject({
  kind: VaccineKind,
  /**
   * A titer or waiver needs both dates, and counts once its document is there, if the provider accepts
   * it.
   */
  evidence: Evidence.optional(),
  givenOn: Day.nullish(),
  expiresOn: Day.nullish(),
  dose: Dose.nullish(),
  certificateNumber: line(40).nullish(),
  tagNumber: line(40).nullish(),
  clinic: line(120).nullish(),
  /** A photo or a PDF from POST /api/uploads. */
  proofId: Id.nullish(),
});

/** The certificate of one vaccination. */
export const VaccinationProof = z.object({
  vaccinationId: Id,
  petId: Id,
  petName: z.string(),
  kind: VaccineKind,
  evidence: Evidence,
  expiresOn: Day.nullable(),
  url: z.string(),
  type: FileType,
  check: ProofCheck.nullable(),
  ...papers,
});
export type VaccinationProof = z.output<typeof VaccinationProof>;

/** A vaccination that the provider requires and that is not valid on the day of the visit. */
export const VaccinationGap = z.object({
  petId: Id,
  petName: z.string(),
  kind: VaccineKind,
  verdict: z.enum([
    'missing',
    'not_accepted',
    'too_young',
    'date_unknown',
    'given_too_early',
    'expires_before',
    'given_too_late',
    'proof_missing',
  ]),
  /** The kind of evidence on the record that was checked; null if there is none. */
  evidence: Evidence.nullable(),
  /** The last valid day of the record that counts, and the first valid day for a visit, where known. */
  goodUntil: Day.nullable(),
  goodFrom: Day.nullable(),
  /** Who last looked at the proof of the record that was judged. */
  check: ProofCheck.nullable(),
  /** The provider requires it at least this many days before the visit. */
  minDaysBefore: z.int(),
  /** Whether a dose given today would be valid on the day of the visit. */
  stillInTime: z.boolean(),
});
export type VaccinationGap = z.output<typeof VaccinationGap>;

/** A provider's vaccination requirements, checked for the day of the visit, and further rules of theirs. */
export const VaccinationRules = z.strictObject({
  rules: z
    .array(z.strictObject({ kind: VaccineKind, minDaysBefore: z.int().min(0).max(60, 'At most 60 days') }))
    .max(vaccineCodes.length)
    .refine((rules) => new Set(rules.map(({ kind }) => kind)).size === rules.length, 'Each vaccine once'),
  /** A titer test counts instead of a vaccination, but never for rabies, where the law does not accept it. */
  acceptsTiters: z.boolean().default(false),
  /** A veterinarian's medical waiver counts in the same way. */
  acceptsWaivers: z.boolean().default(false),
  honorsPremium: z.boolean(),
  /** Consents that every client is asked for at check-in; without the one for photos an animal is checked in all the same. */
  consents: z.array(z.enum(askedConsents)).max(askedConsents.length).default([]),
  /** Minutes kept free between two places, besides the drive. */
  travelBuffer: z.int().min(0).max(120, 'At most 2 hours').default(0),
});
export type VaccinationRules = z.output<typeof VaccinationRules>;

/** The records are added and removed by calls of the pet, which they belong to. */
export const vaccinationsApi = {
  'GET /api/provider-rules': {
    summary: "One's own rules for vaccinations, consents, Premium and time between two places",
    reply: VaccinationRules,
  },
  'PUT /api/provider-rules': { summary: 'Save them', body: VaccinationRules, reply: VaccinationRules },
} as const satisfies EndpointTable;
