import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { VisitAction, VisitHappening, VisitStatus } from './grooming-lifecycle.ts';
import { OwnRequest, RequestedPet, Service } from './grooming-requests.ts';
import { Offer, Provider, VaccinationGap } from './offers.ts';
import { FileType } from './media.ts';
import { serviceCodes } from './pet-codes.ts';
import { VaccineKind } from './pets.ts';
import { Day, Id, Instant, PageLimit, Params, line, text } from './values.ts';

const Reason = z.strictObject({ reason: text(500).pipe(z.string().min(1, 'Please give a reason')) });
const Side = z.enum(['provider', 'pet_owner']);
const Photo = z.object({ id: Id, url: z.string() });

/** What the provider writes down after the groom. Photos come from POST /api/uploads. */
export const ReportCardDraft = z.strictObject({
  services: z
    .array(Service)
    .min(1, 'Choose what was done')
    .max(serviceCodes.length)
    .transform((codes) => [...new Set(codes)]),
  findings: text(2000),
  behavior: text(1000),
  photoIds: z.array(Id).max(12, 'At most 12 photos').optional(),
  /** Pairs of before and after; both ids are uploads of one's own. */
  beforeAfter: z
    .array(z.strictObject({ beforeId: Id, afterId: Id }))
    .max(6, 'At most 6 pairs')
    .optional(),
  nextVisitWeeks: z.int().min(1).max(52).nullish(),
});

export type ReportCardDraft = z.output<typeof ReportCardDraft>;

export const ReportCard = z.object({
  services: z.array(Service),
  findings: z.string(),
  behavior: z.string(),
  photos: z.array(Photo),
  beforeAfter: z.array(z.object({ before: Photo, after: Photo })),
  nextVisitWeeks: z.int().nullable(),
  writtenAt: Instant,
  /** When it was last mended; null where it never was. */
  editedAt: Instant.nullable(),
});

export type ReportCard = z.output<typeof ReportCard>;

/** The certificate of one vaccination. */
export const VaccinationProof = z.object({
  petId: Id,
  petName: z.string(),
  kind: VaccineKind,
  expiresOn: Day.nullable(),
  url: z.string(),
  type: FileType,
});
export type VaccinationProof = z.output<typeof VaccinationProof>;

export const Visit = z.object({
  id: Id,
  requestId: Id,
  status: VisitStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  title: z.string(),
  services: z.array(Service),
  pets: z.array(RequestedPet),
  provider: Provider,
  owner: z.object({ id: Id, name: z.string(), profileImageUrl: z.string().nullable() }),
  /** Where the work happens, told to both sides. */
  address: z.string(),
  atHome: z.boolean(),
  listPrice: z.int(),
  discount: z.int(),
  price: z.int(),
  /** What is not in order on the day of the visit; empty once the pet is checked in. */
  vaccinationGaps: z.array(VaccinationGap),
  /** Told to the provider, who checks them, until the pet goes home. */
  proofs: z.array(VaccinationProof),
  /** Why the provider groomed although a vaccination was missing. */
  overrideReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: Side.nullable(),
  /** Who did not come. */
  missedBy: Side.nullable(),
  reportCard: ReportCard.nullable(),
  history: z.array(
    z.object({ at: Instant, what: VisitHappening, who: z.string().nullable(), note: z.string().nullable() }),
  ),
  actions: z.array(VisitAction),
});
export type Visit = z.output<typeof Visit>;

export const visitsApi = {
  /** Two calls that change a request and its visit together. */
  'POST /api/offers/:id/accept': { summary: 'Accept; books the visit', params: Params, reply: Offer },
  'POST /api/grooming-requests/:id/cancel': {
    summary: 'Cancel a request and what is booked for it, with a reason',
    params: Params,
    /** `visitId`: the visit the caller knows of, null for none; another one is not dropped. Not checked without it. */
    body: Reason.extend({ visitId: Id.nullable().optional() }),
    reply: OwnRequest,
  },
  'GET /api/visits': {
    summary: "One's own visits, as provider or pet owner, newest first",
    query: z.strictObject({
      as: z.enum(['provider', 'pet_owner']).optional(),
      petId: Id.optional(),
      cursor: z.string().max(300).optional(),
      limit: PageLimit.optional(),
    }),
    reply: z.array(Visit),
  },
  'GET /api/visits/:id': { summary: 'One visit', params: Params, reply: Visit },
  'POST /api/visits/:id/check-in': {
    summary: 'The pet is here; vaccinations are checked against today',
    params: Params,
    body: z.strictObject({ overrideReason: line(300).optional() }).nullish(),
    reply: Visit,
  },
  'POST /api/visits/:id/complete': {
    summary: 'Done, with the report card',
    params: Params,
    body: ReportCardDraft,
    reply: Visit,
  },
  'PATCH /api/visits/:id/report-card': {
    summary: 'Mend the whole report card within 24 hours; the change is marked',
    params: Params,
    body: ReportCardDraft,
    reply: Visit,
  },
  'POST /api/visits/:id/bites': {
    summary: 'File a bite that the provider saw; it stays',
    params: Params,
    body: z.strictObject({
      petId: Id,
      on: Day,
      what: text(500).pipe(z.string().min(1, 'Say what happened')),
    }),
    reply: Visit,
    status: 201,
  },
  'POST /api/visits/:id/cancel': {
    summary: 'Either side cancels, with a reason',
    params: Params,
    body: Reason,
    reply: Visit,
  },
  'POST /api/visits/:id/no-show': {
    summary: 'The other side did not come; half an hour after the start',
    params: Params,
    reply: Visit,
  },
  'POST /api/visits/:id/rebook': {
    summary: 'Ask the same provider for the same services again',
    params: Params,
    reply: z.object({ requestId: Id }),
    status: 201,
  },
} as const satisfies EndpointTable;

export type VisitEvents = {
  'visit.booked': { visitId: string };
  'visit.checked_in': { visitId: string };
  'visit.completed': { visitId: string };
  'pet.bite_filed': { visitId: string };
  'visit.ended': { visitId: string; status: 'cancelled' | 'no_show' };
};
