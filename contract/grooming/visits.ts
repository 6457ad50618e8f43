import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { VisitAction, VisitHistoryKind, VisitStatus } from './grooming-lifecycle.ts';
import { OwnRequest, RequestedPet, Service } from './grooming-requests.ts';
import { Consequence, leaving } from '../reliability.ts';
import { Offer, Provider } from './offers.ts';
import { serviceCodes } from '../pets/pet-codes.ts';
import { VaccinationGap, VaccinationProof } from '../vaccinations/vaccinations.ts';
import { Day, Id, Instant, PageLimit, Params, line, text } from '../values.ts';

const Reason = z.strictObject({ reason: text(500).pipe(z.string().min(1, 'Please give a reason')) });
const Side = z.enum(['provider', 'pet_owner']);
const Photo = z.object({ id: Id, url: z.string() });

/** The provider's report after the groom. Photos come from POST /api/uploads. */
export const ReportCardDraft = z.strictObject({
  services: z
    .array(Service)
    .min(1, 'Choose what was done')
    .max(serviceCodes.length)
    .transform((codes) => [...new Set(codes)]),
  findings: text(2000),
  behavior: text(1000),
  photoIds: z.array(Id).max(12, 'At most 12 photos').optional(),
  /** Pairs of before and after photos; both ids are the provider's own uploads. */
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
  /** When it was last edited; null if never. */
  editedAt: Instant.nullable(),
});

export type ReportCard = z.output<typeof ReportCard>;

/** A new time proposed by one side. The visit keeps its time until the other side accepts. */
export const MoveProposal = z.object({ startsAt: Instant, endsAt: Instant, by: Side, proposedAt: Instant });
export type MoveProposal = z.output<typeof MoveProposal>;

/**
 * Other work of the provider, or another visit of a pet, that conflicts. Only the side it belongs to sees the
 * title.
 */
const MoveClash = z.object({
  name: z.string(),
  title: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
});

/**
 * `startsAt`: the proposal that the caller read; the call is refused for another one. Not checked if left
 * out.
 */
const SeenProposal = z.strictObject({ startsAt: Instant.optional() }).nullish();

export const Visit = z.object({
  id: Id,
  requestId: Id,
  status: VisitStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Null if there is no open proposal. */
  moveProposal: MoveProposal.nullable(),
  title: z.string(),
  services: z.array(Service),
  pets: z.array(RequestedPet),
  provider: Provider,
  owner: z.object({ id: Id, name: z.string(), profileImageUrl: z.string().nullable() }),
  /** The address of the work, shown to both sides. */
  address: z.string(),
  atHome: z.boolean(),
  listPrice: z.int(),
  discount: z.int(),
  price: z.int(),
  /** The vaccinations that are not valid on the day of the visit; empty after check-in. */
  vaccinationGaps: z.array(VaccinationGap),
  /** Shown to the provider for checking until the visit is completed. */
  proofs: z.array(VaccinationProof),
  /** The provider's reason for grooming despite a missing vaccination. */
  overrideReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: Side.nullable(),
  /** The side that did not come. */
  missedBy: Side.nullable(),
  reportCard: ReportCard.nullable(),
  history: z.array(
    z.object({
      at: Instant,
      what: VisitHistoryKind,
      who: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  actions: z.array(VisitAction),
});
export type Visit = z.output<typeof Visit>;

export const visitsApi = {
  /** These two calls change a request and its visit together. */
  'POST /api/offers/:id/accept': { summary: 'Accept; books the visit', params: Params, reply: Offer },
  'POST /api/grooming-requests/:id/cancel': {
    summary: 'Cancel a request and what is booked for it, with a reason',
    params: Params,
    /**
     * `visitId`: the visit that the caller knows of, null for none; another one is not dropped. Not checked
     * if left out.
     */
    body: Reason.extend({ visitId: Id.nullable().optional(), ...leaving }),
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
  'POST /api/visits/:id/proof-checks': {
    summary: 'The provider has looked at the proof of a vaccination',
    params: Params,
    body: z.strictObject({ vaccinationId: Id }),
    reply: Visit,
    status: 201,
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
  'GET /api/visits/:id/move-check': {
    summary: 'Before proposing a new time: who is busy then, and vaccinations on that day',
    params: Params,
    query: z.strictObject({ startsAt: Instant }),
    reply: z.object({
      startsAt: Instant,
      endsAt: Instant,
      clashes: z.array(MoveClash),
      vaccinationGaps: z.array(VaccinationGap),
    }),
  },
  'PATCH /api/visits/:id/time': {
    summary: 'Propose a new time; the visit keeps its own until the other side accepts',
    params: Params,
    /**
     * `insteadOf`: the proposed start on the caller's screen, null for none; another one is not replaced. Not
     * checked if left out.
     */
    body: z.strictObject({ startsAt: Instant, insteadOf: Instant.nullable().optional() }),
    reply: Visit,
  },
  'DELETE /api/visits/:id/time': { summary: "Withdraw one's own proposal", params: Params, reply: Visit },
  'POST /api/visits/:id/time/accept': {
    summary: 'Accept the proposed time; the visit moves',
    params: Params,
    body: SeenProposal,
    reply: Visit,
  },
  'POST /api/visits/:id/time/decline': {
    summary: 'Decline the proposed time; the visit keeps its own',
    params: Params,
    body: SeenProposal,
    reply: Visit,
  },
  'GET /api/visits/:id/cancel-check': {
    summary: 'Before cancelling: what it would count as',
    params: Params,
    reply: Consequence,
  },
  'POST /api/visits/:id/cancel': {
    summary: 'Either side cancels, with a reason',
    params: Params,
    body: Reason.extend(leaving),
    reply: Visit,
  },
  'POST /api/visits/:id/undo-cancel': {
    summary: 'Undo one’s own cancellation within ten minutes, while the time is free',
    params: Params,
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

/** `from` is the previous start of the visit, `startsAt` the proposed one; `by` is the side that acted. */
type MoveEvent = { visitId: string; by: z.output<typeof Side>; from: string; startsAt: string };

export type VisitEvents = {
  'visit.booked': { visitId: string };
  /** A booked visit starts in so many hours. */
  'visit.near': { visitId: string; hours: number };
  'visit.checked_in': { visitId: string };
  'visit.completed': { visitId: string };
  'pet.bite_filed': { visitId: string };
  'visit.move_proposed': MoveEvent;
  'visit.moved': MoveEvent;
  'visit.move_declined': MoveEvent;
  'visit.move_withdrawn': MoveEvent;
  /** Its cancellation was undone by the side that cancelled. */
  'visit.restored': { visitId: string; by: z.output<typeof Side> };
  'visit.ended': { visitId: string; status: 'cancelled' | 'no_show' };
};
