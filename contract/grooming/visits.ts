import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { VisitClient, tellsClient } from './visit-client.ts';
import { MissingConsent } from '../consents/consents.ts';
import {
  CoatState,
  StopReason,
  VisitAction,
  VisitHistoryKind,
  VisitSource,
  VisitStage,
  VisitStatus,
} from './grooming-lifecycle.ts';
import { KeptAct, keptAct } from './kept-act.ts';
import { AskedMove, MoveClash, SeenProposal } from './visit-moves.ts';
import { ReportCard, ReportCardDraft, ReportCardsDraft } from './report-cards.ts';
import { OwnRequest, RequestedPet } from './grooming-requests.ts';
import { rebookingApi } from './rebooking.ts';
import { AnyService } from '../pets/services.ts';
import { writtenPriceReason } from '../profiles/price-reasons.ts';
import { Consequence, leaving } from '../reliability.ts';
import { Offer, Provider } from './offers.ts';
import { StaffColor, placeOfWork } from '../staff/staff.ts';
import { VaccinationGap, VaccinationProof } from '../vaccinations/vaccinations.ts';
import { Day, Id, Instant, PageLimit, Params, line, text } from '../values.ts';
import { maxReason } from '../text/limits.ts';

const Reason = z.strictObject({ reason: text(maxReason).pipe(z.string().min(1, 'Please give a reason')) });
export const VisitMinutes = z
  .int('Use whole minutes')
  .min(5, 'At least 5 minutes')
  .max(720, 'At most 12 hours');
/** For so many days after a visit, each side sees the other's phone and email. */
export const phoneDays = 7;
const Side = z.enum(['provider', 'pet_owner']);

/** A new time proposed by one side. The visit keeps its time until the other side accepts. */
export const MoveProposal = z.object({ startsAt: Instant, endsAt: Instant, by: Side, proposedAt: Instant });
export type MoveProposal = z.output<typeof MoveProposal>;

/** A pet of a visit and what is done to it. Price, style and handling are shown to the provider only. */
export const VisitPet = RequestedPet.extend({
  services: z.array(AnyService),
  /** Cents; null while it is not priced. */
  price: z.int().nullable(),
  ...writtenPriceReason,
  style: z.string().nullable(),
  /** What the provider noted of it; shown to the provider only. */
  privateNotes: z.string().nullable(),
  /** Weeks between its visits, as the provider noted; shown to the provider only. */
  everyWeeks: z.int().nullable(),
  /** Where it is since it was checked in. */
  stage: VisitStage.nullable(),
  handling: z.enum(['easy', 'slow', 'two_people', 'muzzle', 'vet_only']).nullable(),
  /** How the coat was when it came; null until it is noted. */
  coatState: CoatState.nullable(),
});
export type VisitPet = z.output<typeof VisitPet>;

export const Visit = z.object({
  id: Id,
  source: VisitSource,
  /** Null for a visit that its provider made. */
  requestId: Id.nullable(),
  status: VisitStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** When the animals come and are ready; the work may take less than that. */
  arrivesAt: Instant,
  readyAt: Instant,
  /** Who of the business’s people does the work, and the table that is wished for; shown to the provider only. */
  staff: z.object({ id: Id, name: z.string(), color: StaffColor }).nullable(),
  tableNo: z.int().nullable(),
  /** Null if there is no open proposal. */
  moveProposal: MoveProposal.nullable(),
  /** Null if the client of an own visit asks for no other time, and was not told no. */
  askedMove: AskedMove.nullable(),
  title: z.string(),
  services: z.array(AnyService),
  pets: z.array(VisitPet),
  provider: Provider,
  /** The pet owner; null if the provider's client has no account. */
  owner: z.object({ id: Id, name: z.string(), profileImageUrl: z.string().nullable() }).nullable(),
  client: VisitClient.nullable(),
  /** The address of the work, shown to both sides; null where it is not known. */
  address: z.string().nullable(),
  atHome: z.boolean(),
  /** The other side's phone, from the booking until a week after the visit. */
  phone: z.string().nullable(),
  /** Their email, for as long. */
  email: z.string().nullable(),
  /** What the pet owner brings or has at hand, in words; shown to them until check-in. */
  bring: z.array(z.string()),
  /** How to get to the door, and the place; shown to the provider only. */
  directions: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Cents; null while it is not priced. */
  listPrice: z.int().nullable(),
  discount: z.int(),
  /** What is agreed now: a higher price counts once the client said yes to it. */
  price: z.int().nullable(),
  /** Names of the pets that this price leaves out, because they are still to be priced. */
  unpriced: z.array(z.string()),
  /** The higher price that the client has not answered yet. */
  askedPrice: z.int().nullable(),
  /** The provider's own note. */
  note: z.string().nullable(),
  /** When the provider set out. */
  onMyWayAt: Instant.nullable(),
  /** How late the provider said they are. */
  lateMinutes: z.int().nullable(),
  /** Until when a visit that was asked for can be answered. */
  answerBy: Instant.nullable(),
  /** When the client confirmed. */
  confirmedAt: Instant.nullable(),
  /** Whether it was booked over other work on purpose. */
  squeezedIn: z.boolean(),
  /** Weeks until the next visit of its series; null if it does not repeat. */
  repeatsEvery: z.int().nullable(),
  /** The visit of which this is a free redo; shown to the provider only. */
  redoOf: Id.nullable(),
  stopReason: StopReason.nullable(),
  /** The vaccinations that are not valid on the day of the visit; empty after check-in. */
  vaccinationGaps: z.array(VaccinationGap),
  /** Consents that the provider does not have yet; shown to both sides until check-in. */
  missingConsents: z.array(MissingConsent),
  /** Shown to the provider for checking until the visit is completed. */
  proofs: z.array(VaccinationProof),
  /** The provider's reason for grooming despite a missing vaccination. */
  overrideReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: Side.nullable(),
  /** The side that did not come. */
  missedBy: Side.nullable(),
  /** The first of `reportCards`, of which there is one for each animal. */
  reportCard: ReportCard.nullable(),
  reportCards: z.array(ReportCard),
  history: z.array(
    z.object({
      at: Instant,
      what: VisitHistoryKind,
      who: z.string().nullable(),
      atDesk: z.string().nullable().describe('who was at the front desk, for the provider'),
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
    /** `visitId`: the visit that the caller knows of, null for none; another is not dropped. Unchecked if left out. */
    body: Reason.extend({ visitId: Id.nullable().optional(), ...leaving }),
    reply: OwnRequest,
  },
  'GET /api/visits': {
    summary:
      "One's own visits, as provider or pet owner, newest first; from a day on or to finish, earliest first",
    query: z.strictObject({
      as: z.enum(['provider', 'pet_owner']).optional(),
      petId: Id.optional(),
      /** Only visits that begin on this day or later, by the clock of their place, the nearest first. */
      from: Day.optional(),
      /** Only visits whose time is over and that their provider has not finished, the earliest first. */
      toFinish: z.literal('true').optional(),
      cursor: z.string().max(300).optional(),
      limit: PageLimit.optional(),
    }),
    reply: z.array(Visit),
  },
  'GET /api/visits/:id': { summary: 'One visit', params: Params, reply: Visit },
  'POST /api/visits/:id/check-in': {
    summary: 'The pet is here; vaccinations are checked against today',
    params: Params,
    body: z
      .strictObject({
        overrideReason: line(maxReason).optional(),
        /** Why the animal is groomed without a consent that is missing. */
        withoutConsentReason: line(maxReason).optional(),
        ...keptAct,
      })
      .nullish(),
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
    summary: 'Done, with the report cards',
    params: Params,
    body: ReportCardsDraft.extend(keptAct),
    reply: Visit,
  },
  'PATCH /api/visits/:id/report-card': {
    summary:
      'Correct the whole report card of one animal, or of all, within 24 hours, which is marked; or write it after a check-out',
    params: Params,
    /** `petId`: the animal whose card is mended; without it, all cards become this one. */
    body: ReportCardDraft.extend({ petId: Id.optional() }),
    reply: Visit,
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
    summary:
      'Propose a new time; the visit keeps its own until the other side accepts. One’s own visits move at once',
    params: Params,
    /** `insteadOf`: the proposed start that the caller sees, null for none; another is not replaced. Unchecked if left out. */
    body: z.strictObject({
      startsAt: Instant,
      insteadOf: Instant.nullable().optional(),
      /** Own visits only: the new length, and whether it may overlap other work. */
      minutes: VisitMinutes.optional(),
      squeezeIn: z.boolean().optional(),
      /** The start that the caller saw; a visit that was moved meanwhile is not moved. Unchecked if left out. */
      from: Instant.optional(),
      ...tellsClient,
      ...placeOfWork,
      ...keptAct,
    }),
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
    summary: 'Either side cancels, with a reason; one’s own visits need none',
    params: Params,
    body: z.strictObject({ reason: text(maxReason).optional(), ...tellsClient, ...leaving, ...keptAct }),
    reply: Visit,
  },
  'POST /api/visits/:id/undo-cancel': {
    summary: 'Undo one’s own cancellation within ten minutes, while the time is free',
    params: Params,
    reply: Visit,
  },
  'POST /api/visits/:id/no-show': {
    summary:
      'The other side did not show up; from half an hour after the start until the end of the next day',
    params: Params,
    body: z.strictObject({ note: text(maxReason).optional(), ...keptAct }).nullish(),
    reply: Visit,
  },
  'POST /api/visits/:id/contest-no-show': {
    summary: 'One was there after all; it counts for neither until both agree or an admin decides',
    params: Params,
    body: Reason,
    reply: Visit,
  },
  'POST /api/visits/:id/accept-no-show': {
    summary: 'Agree that one was not there',
    params: Params,
    reply: Visit,
  },
  'POST /api/visits/:id/withdraw-no-show': {
    summary: 'Take a no-show back: within ten minutes, or while it is contested',
    params: Params,
    body: KeptAct.nullish(),
    reply: Visit,
  },
  ...rebookingApi,
} as const satisfies EndpointTable;
