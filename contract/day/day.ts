import { z } from 'zod';
import { MessageKind } from '../client-messages.ts';
import type { EndpointTable } from '../endpoint.ts';
import { AskedMove } from '../grooming/visit-moves.ts';
import { ToldBy } from '../grooming/visit-client.ts';
import { Visit } from '../grooming/visits.ts';
import { speciesCodes } from '../pets/pet-codes.ts';
import { StaffMember } from '../staff/staff.ts';
import { Day, Id, Instant, Params, TimeZone, wholeFrom } from '../values.ts';

/** Time of the day that is not a visit: a shift, time off, or an event of an outside calendar. */
export const DayLine = z.object({
  kind: z.enum(['shift', 'time_off', 'busy']),
  /** Of the shift or the time off. */
  id: Id.nullable(),
  title: z.string(),
  place: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
});
export type DayLine = z.output<typeof DayLine>;

/**
 * `answer_request`: a visit was asked for on the booking page. `answer_time`: an own client asks for another time. `answer_move`: a pet parent
 * proposes one. `not_closed`: the day of the visit is over, and it is still open, or was stopped at a price and not checked out.
 * `vaccination`: one is missing or runs out before a visit of the day.
 */
export const NeedKind = z.enum(['answer_request', 'answer_time', 'answer_move', 'not_closed', 'vaccination']);
export const DayNeed = z.object({
  kind: NeedKind,
  visitId: Id,
  /** What it is about: the title of the visit. */
  title: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
  /** The times that a client asks to move to; null for every other kind of need. */
  askedMove: AskedMove.nullable(),
  /** The channel by which the client is notified of the answer; null if the provider has to contact them. */
  toldBy: ToldBy.nullable(),
  /** Whose visit it would be, where, with which animals and for how much, of an `answer_request`; else null. */
  request: z
    .object({
      client: z.object({ id: Id, name: z.string() }),
      /** The provider never had them. */
      isNew: z.boolean(),
      /** Another client with the same phone or email. */
      maybeSame: z.object({ id: Id, name: z.string() }).nullable(),
      /** Where the provider comes to; null where the animals are brought. */
      address: z.string().nullable(),
      /** As the crow flies from the provider's place; null if either is not known. */
      miles: z.number().nullable(),
      pets: z.array(
        z.object({
          name: z.string(),
          species: z.enum(speciesCodes),
          breed: z.string().nullable(),
          weight: z.number().nullable(),
        }),
      ),
      /** Cents; null: not priced. */
      price: z.int().nullable(),
    })
    .nullable(),
});
export type DayNeed = z.output<typeof DayNeed>;

/** An open request of a pet parent who asked for the provider by name and has no offer of theirs yet. */
export const DayAsk = z.object({
  requestId: Id,
  title: z.string(),
  ownerName: z.string(),
  petNames: z.array(z.string()),
  /** The preferred day; null if there is none. */
  day: Day.nullable(),
});
export type DayAsk = z.output<typeof DayAsk>;

/** A date on which nothing could be booked for a visit that repeats. */
export const DayGap = z.object({
  seriesId: Id,
  clientId: Id,
  clientName: z.string(),
  petNames: z.array(z.string()),
  day: Day,
  because: z.string(),
});
export type DayGap = z.output<typeof DayGap>;

/** A client of tomorrow whom the provider reminds by a text of their own phone. */
export const TextToSend = z.object({
  visitId: Id,
  clientId: Id,
  clientName: z.string(),
  /** Of the visit. */
  title: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
  /** When the text was opened on a phone, which does not say whether it was sent. */
  openedAt: Instant.nullable(),
});
export type TextToSend = z.output<typeof TextToSend>;

/** A message about a change that waits: a text that the provider has not opened on their phone yet, or a mail to who has no phone. */
export const TextToTell = z.object({
  messageId: Id,
  kind: MessageKind,
  by: z.enum(['text', 'email']),
  /** The words, but for the link. */
  body: z.string(),
  visitId: Id,
  clientId: Id,
  clientName: z.string(),
  /** Of the visit. */
  title: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
});
export type TextToTell = z.output<typeof TextToTell>;

/** A provider's day, by the clock of their own place. */
export const ProviderDay = z.object({
  on: Day,
  today: Day,
  timeZone: z.string(),
  /** Visits from every source that were not cancelled, in the order of their start. */
  visits: z.array(Visit),
  lines: z.array(DayLine),
  totals: z.object({
    /** Without those at which no one came. */
    visits: z.int(),
    /** Cents of those that are priced; null at a front desk. */
    cents: z.int().nullable(),
    unpriced: z.int(),
    /** Cents paid on the bills of its visits, tips included, less what was given back; null at a front desk. */
    taken: z.int().nullable(),
    /** Own visits ahead that the client has not confirmed. */
    unconfirmed: z.int(),
    /** Clients among them who can be asked to confirm, and were not reminded in the last day. */
    toAsk: z.int(),
    /** Visits among them whose client was asked in the last day. */
    askedLately: z.int(),
    /** Visits among them whose client neither a mail nor a text reaches. */
    unreached: z.int(),
  }),
  needsYou: z.array(DayNeed),
  /** On today's page of a member, the oldest first; at most 10. */
  asks: z.array(DayAsk),
  toTell: z.array(TextToTell),
  seriesGaps: z.array(DayGap),
  /** On today's page, from 16:00. */
  textTomorrow: z.array(TextToSend),
  /** The next day after this one with booked visits or own shifts, and its first start. */
  next: z.object({ on: Day, visits: z.int(), shifts: z.int(), startsAt: Instant }).nullable(),
  /** Who works for a business on the day, and what it has room for; null for a groomer. */
  salon: z
    .object({
      people: z.array(
        StaffMember.pick({
          id: true,
          name: true,
          role: true,
          color: true,
          atOnce: true,
          shiftId: true,
        }).extend({
          /** When they work on the day. */
          works: z.array(z.object({ startsAt: Instant, endsAt: Instant })),
        }),
      ),
      tables: z.int().nullable(),
      /** Null where no animals are brought. */
      petsInHouse: z.int().nullable(),
    })
    .nullable(),
});
export type ProviderDay = z.output<typeof ProviderDay>;

/** `staff`: with whom; null where the provider has no people. */
export const Opening = z.object({
  startsAt: Instant,
  endsAt: Instant,
  staff: z.object({ id: Id, name: z.string() }).nullable(),
});
export type Opening = z.output<typeof Opening>;

export const dayApi = {
  'GET /api/visits/:id/texts-to-tell': {
    summary: 'The texts about changes of one visit that wait for its provider',
    params: Params,
    reply: z.array(TextToTell),
  },
  'GET /api/day': {
    summary: 'A provider’s day: visits, shifts and time off, totals, and what needs them',
    /** `zone`: the device's time zone, by which today is found if the account has no place. */
    query: z.strictObject({ on: Day.optional(), zone: TimeZone.optional() }),
    reply: ProviderDay,
  },
  'POST /api/day/ask-to-confirm': {
    summary: 'Remind the clients of a day who have not confirmed, each at most once a day',
    body: z.strictObject({ on: Day }),
    reply: z.object({
      asked: z.int(),
      /** How many of them the provider texts or writes to, because no mail of ours reaches them. */
      toText: z.int(),
    }),
  },
  'GET /api/day/openings': {
    summary:
      'The next free times for work of some length, each with its person: within hours, beside time off and what is booked',
    query: z.strictObject({
      minutes: wholeFrom(5, 720),
      from: Day.optional(),
      /** The wished start: the nearest free times come first, that start itself if it is free. */
      near: Instant.optional(),
      staffId: Id.optional(),
      /** Animals that come together. */
      pets: wholeFrom(1, 6).optional(),
      /** Whom it is for: where the provider drives to them, the time for the way is left free. */
      clientId: Id.optional(),
      /** The request it is for, instead of a client. */
      requestId: Id.optional(),
    }),
    reply: z.object({ timeZone: z.string(), openings: z.array(Opening) }),
  },
} as const satisfies EndpointTable;

export type DayDomain = { api: typeof dayApi; events: { 'day.near': { accountId: string; on: string } } };
