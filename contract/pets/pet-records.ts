import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { AnyService } from './services.ts';
import { Vaccination } from '../vaccinations/vaccinations.ts';
import { Day, Id, Instant, Params } from '../values.ts';
import { Pet } from './pets.ts';
import { recordDays } from './record-days.ts';

/** A pet's record on one page. Photos and proofs stay with the owner. */
export const PetRecord = z.object({
  pet: Pet.pick({
    name: true,
    species: true,
    breed: true,
    recognizedBreed: true,
    coat: true,
    age: true,
    birthDate: true,
    weight: true,
    size: true,
    groomingNotes: true,
    specialConditions: true,
    temperament: true,
    bites: true,
    filedBites: true,
    sex: true,
    neutered: true,
    color: true,
    microchip: true,
    clinic: true,
    clinicPhone: true,
    medicines: true,
    emergencyContact: true,
  }).extend({ vaccinations: z.array(Vaccination.omit({ proofUrl: true, proofType: true })) }),
  owner: z.object({ name: z.string(), phone: z.string().nullable() }),
  /** The latest completed visits, the newest first. */
  visits: z.array(z.object({ on: Day, services: z.array(AnyService), provider: z.string() })),
  asOf: Instant,
  /** Until when the link shows it; null for the owner. */
  until: Instant.nullable(),
});
export type PetRecord = z.output<typeof PetRecord>;

/** The address is shown once, when the link is made; only a hash of its secret is kept. */
const RecordLink = z.object({
  id: Id,
  createdAt: Instant,
  expiresAt: Instant,
  /** How often it was opened. */
  opened: z.int(),
  lastOpenedAt: Instant.nullable(),
});
export type RecordLink = z.output<typeof RecordLink>;

const Secret = z.strictObject({
  secret: z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a record'),
});

export const petRecordsApi = {
  'GET /api/pets/:id/record': {
    summary: "One's own pet's record on one page, as its links show it",
    params: Params,
    reply: PetRecord,
  },
  'GET /api/pets/:id/record-links': {
    summary: 'The links that show the record of a pet now, the newest first',
    params: Params,
    reply: z.array(RecordLink),
  },
  'POST /api/pets/:id/record-links': {
    summary: 'Make a link to the record of a pet; its path is told only now',
    params: Params,
    body: z.strictObject({ days: z.literal(recordDays, 'Use 7, 30 or 90 days') }),
    reply: RecordLink.extend({ path: z.string() }),
    status: 201,
  },
  'DELETE /api/pets/:id/record-links/:linkId': {
    summary: 'End a link; it shows nothing from then on',
    params: Params.extend({ linkId: Id }),
    reply: z.array(RecordLink),
  },
  'GET /api/pet-records/:secret': {
    summary: "A pet's record, by the secret address that its owner gave away",
    params: Secret,
    reply: PetRecord,
  },
  'POST /api/pet-records/:secret/opened': {
    summary: 'Somebody looked at the record; counted for its owner',
    params: Secret,
    reply: null,
  },
} as const satisfies EndpointTable;

export type PetRecords = { api: typeof petRecordsApi; events: object };
