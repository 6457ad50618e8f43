import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { maxReason } from '../text/limits.ts';
import { Cents, Day, Id, Instant, Params, text } from '../values.ts';
import { KeptAct, keptAct } from './kept-act.ts';
import { StopReason, VisitStage } from './grooming-lifecycle.ts';
import { AnyService, BookedServices } from '../pets/services.ts';
import { priceReason } from '../profiles/price-reasons.ts';
import { placeOfWork } from '../staff/staff.ts';
import { tellsClient } from './visit-client.ts';
import { Visit, VisitMinutes } from './visits.ts';

export const mostPets = 6;

/**
 * What is done to a pet of the client; without services, the pet's usual ones. Without a price, the pet's usual price for its
 * usual services, or else that of the price list; null: not priced yet.
 */
const PetToBook = z.strictObject({ petId: Id, services: BookedServices.optional(), price: Cents.nullish() });

/** A visit of one's own client. It needs no answer. */
export const OwnVisitDraft = z.strictObject({
  clientId: Id,
  pets: z.array(PetToBook).min(1, 'Choose a pet').max(mostPets, `At most ${mostPets} pets`),
  startsAt: Instant,
  minutes: VisitMinutes,
  ...placeOfWork,
  /** Whether the provider comes to the client; without it, as the provider works. */
  atHome: z.boolean().optional(),
  note: text(500).nullish(),
  /** The client came without an appointment; the only visit whose day may have passed. */
  walkIn: z.boolean().optional(),
  /** Allows an overlap with other bookings. */
  squeezeIn: z.boolean().optional(),
  /** Books in time off, outside of working hours, or a client who is not to be booked. */
  anyway: z.boolean().optional(),
  /** The finished visit of which this is a free redo; nothing is charged, whatever the prices say. */
  redoOf: Id.optional(),
  ...tellsClient,
});
export type OwnVisitDraft = z.output<typeof OwnVisitDraft>;

/** Pets that are left out stay as they are. */
export const OwnVisitChange = z.strictObject({
  pets: z
    .array(z.strictObject({ petId: Id, services: BookedServices.optional(), price: Cents.nullable() }))
    .max(mostPets, `At most ${mostPets} pets`)
    .optional(),
  note: text(500).nullish(),
  /** Of another price, ahead of the visit's day. */
  ...tellsClient,
});
export type OwnVisitChange = z.output<typeof OwnVisitChange>;

/** What a visit would cost by the pets' usual prices and one's own price list. */
export const VisitQuote = z.object({
  pets: z.array(
    z.object({
      petId: Id,
      /** Cents; null: neither the pet nor the price list says one. */
      price: z.int().nullable(),
      ...priceReason,
      /** Where the price list lacks a further service: the usual price with those that it has, and what is missing in it. */
      partly: z.object({ price: z.int(), without: z.array(AnyService) }).nullable(),
    }),
  ),
  /** Cents; null if one of the pets is not priced. */
  total: z.int().nullable(),
  /** What of the total is for coming to the client; 0 where nothing was added. */
  travel: z.int(),
  /** As noted for the pets, or of the price list, or else as usual. */
  minutes: z.int(),
});
export type VisitQuote = z.output<typeof VisitQuote>;

export const ownVisitsApi = {
  'POST /api/visits/quote': {
    summary: 'What services on pets of one’s own client cost and how long they take, and why',
    body: OwnVisitDraft.pick({ clientId: true, atHome: true }).extend({
      pets: z
        .array(PetToBook.omit({ price: true }))
        .min(1, 'Choose a pet')
        .max(mostPets, `At most ${mostPets} pets`),
    }),
    idempotent: true,
    reply: VisitQuote,
  },
  'POST /api/visits': {
    summary:
      'Book one of one’s own clients; 409 `clash` names what is in the way, 409 `unconfirmed` what speaks against it',
    body: OwnVisitDraft,
    reply: Visit,
    status: 201,
  },
  'PATCH /api/visits/:id': {
    summary:
      'Change services, prices and the note of one’s own visit; 409 `unconfirmed` for more than its client said yes to',
    params: Params,
    body: OwnVisitChange,
    reply: Visit,
  },
  'POST /api/visits/:id/accept': {
    summary: 'Book a visit that was asked for on the booking page; its client is told by email',
    params: Params,
    reply: Visit,
  },
  'POST /api/visits/:id/decline': {
    summary:
      'Decline a visit that was asked for on the booking page; its client is told why and where other times are',
    params: Params,
    body: z.strictObject({ reason: text(maxReason).nullish() }).nullish(),
    reply: Visit,
  },
  'POST /api/visits/:id/on-my-way': {
    summary: 'The provider sets out',
    params: Params,
    body: KeptAct.nullish(),
    reply: Visit,
  },
  'POST /api/visits/:id/late': {
    summary: 'The provider runs late',
    params: Params,
    body: z.strictObject({
      minutes: z.int('Use whole minutes').min(1, 'At least a minute').max(240, 'At most 4 hours'),
      ...keptAct,
    }),
    reply: Visit,
  },
  'POST /api/visits/:id/stop': {
    summary:
      'The work ends before it is done, at the price of what was done; at most what was agreed. Its client is told',
    params: Params,
    body: z.strictObject({ reason: StopReason, price: Cents, note: text(500).nullish(), ...keptAct }),
    reply: Visit,
  },
  'POST /api/visits/:id/stage': {
    summary: 'Say where an animal is that was checked in, and who has it',
    params: Params,
    body: z.strictObject({ petId: Id, stage: VisitStage, staffId: Id.nullish(), ...keptAct }),
    reply: Visit,
  },
  'POST /api/visits/:id/assign': {
    summary: 'Say who of the business’s people does the work, or which table is wished for',
    params: Params,
    body: z.strictObject({
      staffId: placeOfWork.staffId,
      tableNo: placeOfWork.tableNo,
      squeezeIn: z.boolean().optional(),
      anyway: z.boolean().optional(),
    }),
    reply: Visit,
  },
  'POST /api/staff/:id/hand-over': {
    summary:
      'Give all open visits of a person on a day to another; 409 `clash` lists what does not fit, and none moves',
    params: Params,
    body: z.strictObject({
      on: Day,
      toStaffId: Id,
      /** Visits that are not handed over. */
      except: z.array(Id).max(200, 'At most 200 visits').optional(),
    }),
    reply: z.object({ moved: z.int() }),
  },
  'POST /api/visits/:id/undo-check-in': {
    summary: 'Take a check-in back, for 15 minutes',
    params: Params,
    body: KeptAct.nullish(),
    reply: Visit,
  },
} as const satisfies EndpointTable;

export type OwnVisits = { api: typeof ownVisitsApi; events: object };
