import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { VisitStage, VisitStatus } from './grooming/grooming-lifecycle.ts';
import { AnyService } from './pets/services.ts';
import { writtenPriceReason } from './profiles/price-reasons.ts';
import { AskedMove } from './grooming/visit-moves.ts';
import { Visit } from './grooming/visits.ts';
import { ReportCard } from './grooming/report-cards.ts';
import { coatCodes, speciesCodes } from './pets/pet-codes.ts';
import { vaccineCodes } from './vaccinations/vaccination-codes.ts';
import { maxReason } from './text/limits.ts';
import { Day, Id, Instant, Params, text } from './values.ts';

const VaccineKind = z.enum(vaccineCodes);

export const Secret = z.strictObject({
  secret: z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a visit'),
});

/** What a client may do with the link of a visit. */
export const ClientAction = z.enum(['confirm', 'late', 'ask_move', 'choose', 'cancel']);
export type ClientAction = z.output<typeof ClientAction>;

const TimeOffer = z.object({
  id: Id,
  startsAt: Instant,
  endsAt: Instant,
  by: z.enum(['client', 'provider']),
  note: z.string().nullable(),
});

const LinkedVisit = z.object({
  id: Id,
  status: VisitStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  pets: z.array(
    z.object({
      /** To add a certificate; null for a pet whose owner keeps the record in an account. */
      id: Id.nullable(),
      name: z.string(),
      /** What its picture is drawn from. */
      species: z.enum(speciesCodes),
      breed: z.string().nullable(),
      coat: z.enum(coatCodes).nullable(),
      services: z.array(AnyService),
      /** Where it is since it was checked in. */
      stage: VisitStage.nullable(),
      ...writtenPriceReason,
    }),
  ),
  /** Vaccination certificates that were added with this link. */
  certificates: z.array(
    z.object({ pet: z.string(), kind: VaccineKind, expiresOn: Day, isChecked: z.boolean() }),
  ),
  /** How many more the link takes. */
  certificatesLeft: z.int(),
  /** Cents; null: not priced yet. */
  price: z.int().nullable(),
  /** Names of the pets that this price leaves out, because they are still to be priced. */
  unpriced: z.array(z.string()),
  /** The higher price that waits for the client's answer. */
  askedPrice: z.int().nullable(),
  /** The price before a higher one that the client agreed to; null if they did not. */
  raisedFrom: z.int().nullable(),
  /** Where the work is: the client's own address, or the provider's. */
  address: z.string().nullable(),
  atHome: z.boolean(),
  confirmedAt: Instant.nullable(),
  /** By how many minutes one side said to be late, and which. */
  lateMinutes: z.int().nullable(),
  lateBy: z.enum(['client', 'provider']).nullable(),
  onMyWayAt: Instant.nullable(),
  checkedInAt: Instant.nullable(),
  /** When the animals are to be picked up. */
  readyAt: Instant,
  isReady: z.boolean(),
  /** Weeks until the next visit of its series; null if it does not repeat. */
  repeatsEvery: z.int().nullable(),
  /** Times that the client asked for, or that the provider offers. */
  timeOffers: z.array(TimeOffer),
  /** What the client asked for, and what the provider said to it. */
  askedMove: AskedMove.nullable(),
  /** The provider's rule for cancelling, in words. */
  policy: z.string(),
  /** Cents that cancelling costs now. */
  feeNow: z.int(),
  /** Cents that cancelling late or not coming costs, once they are charged and not waived. */
  fee: z
    .object({
      kind: z.enum(['late_cancel', 'no_show']),
      amount: z.int(),
      isPaid: z.boolean(),
      /** Where the client can pay the provider. */
      paymentLinks: z.array(z.string()),
      zelle: z.string(),
    })
    .nullable(),
  /** Of each animal, by its name; a link names no other id of it. */
  reportCards: z.array(ReportCard.omit({ petId: true }).extend({ pet: z.string() })),
  actions: z.array(ClientAction),
});
export type LinkedVisit = z.output<typeof LinkedVisit>;

/** All that a client sees with their link; nothing of other visits or providers. */
export const ClientLink = z.object({
  provider: z.object({ name: z.string(), phone: z.string().nullable(), photoUrl: z.string().nullable() }),
  firstName: z.string(),
  visit: LinkedVisit.nullable(),
  getsMessages: z.boolean(),
  /** Whether the client agreed to texts that Wagwell sends by itself; null without a phone that can be texted. */
  textsOk: z.boolean().nullable(),
  asksRemoval: z.boolean(),
});
export type ClientLink = z.output<typeof ClientLink>;

/** The most certificates of one link, and of a client that the provider has not looked at. */
export const certificateCaps = { ofLink: 10, unchecked: 20 };

const LateMinutes = z.int().min(1, 'At least one minute').max(120, 'At most two hours');
const AskedTimes = z.strictObject({
  startsAt: z.array(Instant).min(1, 'Choose a time').max(3, 'At most three times'),
  note: text(300).optional(),
});

const Openings = z.array(z.object({ startsAt: Instant, endsAt: Instant }));

export const clientLinksApi = {
  'GET /api/client-links/:secret': {
    summary: "A client's own visit, by the secret address of a message",
    params: Secret,
    reply: ClientLink,
  },
  'GET /api/client-links/:secret/calendar-file': {
    summary: 'The visit as iCalendar',
    params: Secret,
    reply: null,
    status: 200,
    mediaType: 'text/calendar',
  },
  'GET /api/client-links/:secret/photos/:key': {
    summary: "A photo of a visit, for its client's link",
    params: Secret.extend({ key: z.string().regex(/^[0-9a-f]{32}$/, 'Not the address of a photo') }),
    reply: null,
    status: 200,
    mediaType: 'image/webp',
  },
  'POST /api/client-links/:secret/confirm': {
    summary: 'The client comes',
    params: Secret,
    idempotent: true,
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/late': {
    summary: 'The client is late by so many minutes',
    params: Secret,
    body: z.strictObject({ minutes: LateMinutes }),
    reply: ClientLink,
  },
  'GET /api/client-links/:secret/openings': {
    summary: "The provider's next open times of the visit's length",
    params: Secret,
    reply: Openings,
  },
  'POST /api/client-links/:secret/ask-move': {
    summary: 'Ask for another time; the visit keeps its own until the provider agrees',
    params: Secret,
    body: AskedTimes,
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/choose': {
    summary: 'Take one of the times that the provider offers; the first client has it',
    params: Secret,
    body: z.strictObject({ timeOfferId: Id }),
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/cancel': {
    summary: 'Cancel the visit for the fee that was shown',
    params: Secret,
    /** `feeSeen`: cents on the client's screen; the call is refused if it is another one now. */
    body: z.strictObject({ feeSeen: z.int().min(0).max(100_000_000) }),
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/stop-messages': {
    summary: 'No more messages from this provider through Wagwell',
    params: Secret,
    idempotent: true,
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/allow-texts': {
    summary: 'Agree to texts about visits with this provider that Wagwell sends by itself',
    params: Secret,
    idempotent: true,
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/remove-data': {
    summary: 'Ask the provider to remove what they keep about the client',
    params: Secret,
    idempotent: true,
    reply: ClientLink,
  },
  'POST /api/client-links/:secret/vaccinations': {
    summary: 'Add a vaccination certificate, a photo or PDF up to 10 MB, for the provider to check',
    params: Secret,
    query: z.strictObject({ petId: Id, kind: VaccineKind, expiresOn: Day }),
    upload: true,
    reply: ClientLink,
    status: 201,
  },
  'GET /api/visits/:id/time-offers': {
    summary: "Times for one's own visit that its client asks for, or that one offers",
    params: Params,
    reply: z.array(TimeOffer),
  },
  'POST /api/visits/:id/time-offers': {
    summary:
      'Offer the client of a visit other times, instead of those offered before; the client chooses on their link',
    params: Params,
    body: z.strictObject({
      startsAt: z.array(Instant).min(1, 'Choose a time').max(6, 'At most six times'),
    }),
    reply: z.array(TimeOffer),
    status: 201,
  },
  'POST /api/visits/:id/confirm': {
    summary: 'As its client: one comes',
    params: Params,
    reply: Visit,
  },
  'POST /api/visits/:id/say-late': {
    summary: 'As its client: one is late by so many minutes',
    params: Params,
    body: z.strictObject({ minutes: LateMinutes }),
    reply: Visit,
  },
  'GET /api/visits/:id/openings': {
    summary: 'As its client: the next open times of the visit’s length; none once it is not booked anymore',
    params: Params,
    reply: Openings,
  },
  'POST /api/visits/:id/ask-move': {
    summary: 'As its client: ask for another time; the visit keeps its own until the provider agrees',
    params: Params,
    body: AskedTimes,
    reply: Visit,
  },
  'POST /api/time-offers/:id/accept': {
    summary: 'Agree to a time that the client asks for; the visit moves',
    params: Params,
    reply: z.array(TimeOffer),
  },
  'POST /api/time-offers/:id/decline': {
    summary: 'Say no to the times that the client asks for, of which this is one; the visit keeps its own',
    params: Params,
    body: z.strictObject({ answer: text(maxReason).optional() }).nullish(),
    reply: z.array(TimeOffer),
  },
} as const satisfies EndpointTable;

/** The client of a visit did something with their link. */
type ClientActed = { visitId: string };
export type ClientLinks = {
  api: typeof clientLinksApi;
  events: {
    'visit.client_confirmed': ClientActed;
    'visit.client_late': ClientActed & { minutes: number };
    /** The client took a time that was offered; `from` is the one that it had, null where it was not ahead. */
    'visit.time_chosen': ClientActed & { startsAt: string; from: string | null };
    'visit.move_asked': ClientActed;
    /** The provider said no to what the client asked for. */
    'visit.asked_move_declined': ClientActed;
    'visit.client_cancelled': ClientActed & { fee: number };
    /** The visit is the one whose link was used. */
    'client.removal_asked': ClientActed;
    'client.certificate_added': ClientActed;
  };
};
