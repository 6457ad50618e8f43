import { z } from 'zod';
import { Address, Ticket } from './booking-page.ts';
import { Secret } from './client-links.ts';
import type { EndpointTable } from './endpoint.ts';
import { Day, Id, Instant, Params, WallTime, wholeFrom } from './values.ts';

export const mostWaiting = 300;
/** How many clients are named for a time that became free. */
export const mostNamed = 3;

/** By the clock of the provider’s place; both on one day. */
const Hours = z.strictObject({ from: WallTime, to: WallTime });

/** When a client can come; what is left out suits them as any. */
export const wishFields = {
  /** 1 is Monday. Empty means every day. */
  weekdays: z
    .array(z.int().min(1, 'Use 1 to 7').max(7, 'Use 1 to 7'))
    .max(7, 'Name each day once')
    .refine((days) => new Set(days).size === days.length, 'Name each day once')
    .optional(),
  hours: Hours.refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'Use a time after the first one',
  }).nullish(),
};

/** A client who comes earlier if something opens. */
export const WaitingClient = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  petNames: z.array(z.string()),
  /** The visit that moves; null for a client who has none. */
  visitId: Id.nullable(),
  visitStartsAt: Instant.nullable(),
  timeZone: z.string(),
  minutes: z.int(),
  /** The last day that suits them. */
  until: Day,
  /** The pets that are meant; empty for those of the visit, or all of the client. */
  petIds: z.array(Id),
  weekdays: z.array(z.int()),
  hours: Hours.nullable(),
  since: Instant,
  /** When they were last offered a time. */
  offeredAt: Instant.nullable(),
  canText: z.boolean(),
  canMail: z.boolean(),
});
export type WaitingClient = z.output<typeof WaitingClient>;

/** A time that became free, and who could take it. */
export const FreedTime = z.object({
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  staffId: Id.nullable(),
  /** The visit that fell away or moved. */
  title: z.string(),
  clients: z.array(
    WaitingClient.extend({
      /** When they were offered this time; null if they are not, or no longer. */
      offeredAt: Instant.nullable(),
      /** When they would begin: the time itself, or later where their hours or the way ask for it. */
      startsAt: Instant,
      /** By road from the visit that fell away to theirs; null where a place is unknown. */
      miles: z.number().nullable(),
    }),
  ),
});
export type FreedTime = z.output<typeof FreedTime>;

export const EarlierByLink = z.object({
  waits: z.boolean(),
  canWait: z.boolean(),
  weekdays: z.array(z.int()),
  hours: Hours.nullable(),
});

export const waitingClientsApi = {
  'GET /api/waiting-clients': {
    summary: 'One’s clients who come earlier if something opens, the longest first',
    reply: z.array(WaitingClient),
  },
  'POST /api/waiting-clients': {
    summary: 'Note that a client comes earlier if something opens, instead of a visit or without one',
    body: z
      .strictObject({
        clientId: Id,
        visitId: Id.nullish(),
        /** Of the work; that of the visit where there is one. */
        minutes: wholeFrom(5, 720).nullish(),
        until: Day.nullish(),
        /** Some of the client’s pets, where no visit is named. */
        petIds: z.array(Id).max(20, 'At most 20 pets').optional(),
        ...wishFields,
      })
      .refine(({ visitId, minutes }) => Boolean(visitId) || Boolean(minutes), {
        path: ['minutes'],
        error: 'Say how long the work takes',
      }),
    reply: WaitingClient,
    status: 201,
  },
  'DELETE /api/waiting-clients/:id': { summary: 'The client no longer waits', params: Params, reply: null },
  'GET /api/waiting-clients/freed-times': {
    summary: 'Times of the next two weeks that became free, each with up to three clients who fit',
    reply: z.array(FreedTime),
  },
  'POST /api/waiting-clients/:id/offer': {
    summary: 'Offer a freed time instead of the client’s visit; the first yes by link takes it',
    params: Params,
    body: z.strictObject({ startsAt: Instant }),
    reply: WaitingClient,
  },
  'GET /api/client-links/:secret/earlier': {
    summary: 'Whether the client of a link comes earlier if something opens',
    params: Secret,
    reply: EarlierByLink,
  },
  'PUT /api/client-links/:secret/earlier': {
    summary: 'Say with a link that one comes earlier if something opens, or no longer',
    params: Secret,
    body: z.strictObject({ waits: z.boolean(), ...wishFields }),
    reply: EarlierByLink,
  },
  'POST /api/book/:as/:slug/wait': {
    summary: 'A client whom the provider knows waits for an opening, where none on the booking page fits',
    params: Address,
    body: z.strictObject({
      ticket: Ticket,
      /** Of the work, as it was quoted. */
      minutes: wholeFrom(5, 720),
      petIds: z.array(Id).max(20, 'At most 20 pets').optional(),
      ...wishFields,
    }),
    reply: z.object({ until: Day }),
    status: 201,
  },
} as const satisfies EndpointTable;

export type WaitingClients = { api: typeof waitingClientsApi; events: object };
