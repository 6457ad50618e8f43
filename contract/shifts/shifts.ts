import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { CalendarReason } from '../calendar/calendar.ts';
import { BusinessType } from '../profiles/profiles.ts';
import { InstantBook } from './instant-book.ts';
import { HistoryEntry } from './shift-history.ts';
import { ApplicationStatus, ShiftAction, ShiftStatus } from './shift-lifecycle.ts';
import { bathings, payTimes } from './shift-customs.ts';
import { cancelTerms } from './cancel-terms.ts';
import { payModels } from './pay-model.ts';
import { shiftTerms } from './shift-terms.ts';
import { SeenFirst, SeenFirstDraft } from './seen-first.ts';
import { leaving, ShiftConsequence } from '../reliability.ts';
import { Cents, Id, Instant, PageLimit, Params, text, WallTime } from '../values.ts';
import { maxReason } from '../text/limits.ts';

export const ShiftDraft = z.strictObject({
  ...shiftTerms,
  ownerId: z.string().max(100).nullish(),
  businessId: z.string().max(100).nullish(),
  /** The number of shifts, one a week at the same local time. The reply is the first. */
  repeatWeeks: z.int().min(1).max(12, 'At most 12 weeks').optional(),
  seenFirst: SeenFirstDraft.nullish(),
  instantBook: InstantBook.nullish(),
});

export const ShiftChange = z.strictObject(shiftTerms).partial();

export const ShiftBusiness = z.object({
  businessName: z.string(),
  logoUrl: z.string().nullable(),
  businessType: BusinessType,
  address: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
});

const ShiftTime = z.object({ title: z.string(), startsAt: Instant, endsAt: Instant });

/** A shift as shown in lists. */
export const ShiftCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  status: ShiftStatus,
  shiftDate: Instant,
  endsAt: Instant,
  startTime: WallTime,
  endTime: WallTime,
  timeZone: z.string(),
  dogCount: z.int(),
  payPercentage: z.int(),
  hourlyRate: z.int().nullable(),
  estimatedPayMin: z.int().nullable(),
  estimatedPayMax: z.int().nullable(),
  /**
   * The lowest prices of the business's price book for this kind of work, of the cheapest and the dearest size, as they were when
   * the shift was posted; whole dollars, null without such prices.
   */
  bookMin: z.int().nullable(),
  bookMax: z.int().nullable(),
  requirements: z.array(z.string()),
  bonusInfo: z.string().nullable(),
  bonusAmount: z.int().nullable(),
  payModel: z.enum(payModels),
  boothRent: z.int().nullable(),
  paidWhen: z.enum(payTimes),
  bathing: z.enum(bathings),
  cancelTerms: z.enum(cancelTerms),
  /** The number of the current version; applying includes the version that the groomer saw. */
  termsVersion: z.int(),
  /** The number of applications that were not withdrawn. */
  applicationCount: z.int(),
  ownerId: Id,
  businessId: Id,
  business: ShiftBusiness,
  /** Miles from the searched place, or else the viewer's; null where there is neither. */
  distanceMiles: z.number().nullable(),
  /** The viewer's booking that overlaps an open shift, or null. */
  conflict: ShiftTime.nullable(),
  /** Other shifts that overlap an open one, for which the viewer's application waits: the first three. */
  appliedElsewhere: z.array(ShiftTime),
  /** The viewer's own application; also null if it was withdrawn and they may apply again. */
  application: z.object({ id: Id, status: ApplicationStatus }).nullable(),
  /** How many days the viewer worked for this business; only in the order of fit. */
  workedHere: z.int().optional(),
  /** What in the viewer's calendar speaks against the time without forbidding it, the first of these; only in the order of fit. */
  against: CalendarReason.nullable().optional(),
});
export type ShiftCard = z.output<typeof ShiftCard>;

/** The pay of a worked shift. It is confirmed if the groomer does not answer within 48 hours of `recordedAt`. */
export const ShiftPay = z.object({
  dogsGroomed: z.int(),
  /** The hours worked; the agreed hours if none were recorded. */
  hours: z.number(),
  /** 0 if it was not recorded because only the hours are paid. */
  revenue: z.int().describe('cents'),
  bonus: z.int().describe('cents'),
  pay: z.int().describe('cents: the greater of revenue × pay % and hours × hourly rate, + bonus'),
  recordedAt: Instant,
  state: z.enum(['waiting', 'confirmed', 'disputed']),
  confirmBy: Instant,
  disputeReason: z.string().nullable(),
  /** Until when the owner can answer a dispute before an admin decides; null without a dispute. */
  answerBy: Instant.nullable(),
  disputedAt: Instant.nullable(),
  /** Whether a dispute waits for an admin. */
  withAdmin: z.boolean(),
  /** The reason of the admin who decided on the figures. */
  decision: z.string().nullable(),
});

/** The groomer's figures for a shift that the owner has not recorded; accepted if the owner does not answer until `answerBy`. */
export const ShiftClaim = z.object({
  dogsGroomed: z.int(),
  hours: z.number(),
  revenue: z.int().describe('cents'),
  /** Whether the revenue is estimated: dogs × the lowest price that the take-home estimate is based on. */
  revenueEstimated: z.boolean(),
  bonus: z.int().describe('cents'),
  pay: z.int().describe('cents: the greater of revenue × pay % and hours × hourly rate, + bonus'),
  claimedAt: Instant,
  answerBy: Instant,
});
export type ShiftClaim = z.output<typeof ShiftClaim>;

/** What the two sides have stated about a shift in progress; empty for others. */
export const WorkStatements = z.object({
  claim: ShiftClaim.nullable(),
  /** The sides that stated an early end; after both have, the pay can be recorded. */
  endedEarly: z.object({ byOwner: z.boolean(), byGroomer: z.boolean() }),
});
export type WorkStatements = z.output<typeof WorkStatements>;

/** The accepted groomer. */
export const ShiftGroomer = z.object({
  id: Id,
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  applicationId: Id,
});
export type ShiftGroomer = z.output<typeof ShiftGroomer>;

export const ShiftDetail = ShiftCard.extend({
  ...WorkStatements.shape,
  /**
   * `pay`, `groomer` and `history` are only for the owner and the accepted groomer; for others they are null
   * or empty.
   */
  pay: ShiftPay.nullable(),
  groomer: ShiftGroomer.nullable(),
  cancelReason: z.string().nullable(),
  seenFirst: SeenFirst.nullable(),
  instantBook: InstantBook.nullable(),
  /** Newest last. */
  history: z.array(HistoryEntry),
  /** The actions the viewer may take now. */
  actions: z.array(ShiftAction),
});
export type ShiftDetail = z.output<typeof ShiftDetail>;

/** A shift as its owner lists it. */
export const OwnShift = ShiftCard.extend({
  ...WorkStatements.shape,
  newApplicationCount: z.int(),
  seenFirst: SeenFirst.nullable(),
  /**
   * The number of pending applications, whose groomers are notified of edits; for a filled shift, its waiting
   * list.
   */
  pendingApplicationCount: z.int(),
  groomer: ShiftGroomer.nullable(),
  /** First name of the booked groomer who withdrew, while the shift is open again; else null. */
  leftBy: z.string().nullable(),
  pay: ShiftPay.nullable(),
  actions: z.array(ShiftAction),
});
export type OwnShift = z.output<typeof OwnShift>;

export const HoursWorked = z.number().positive('More than 0').max(24, 'At most 24 hours');
const DogsGroomed = z.int().min(0, 'At least 0').max(200, 'At most 200 dogs');
const Reason = z.strictObject({ reason: text(maxReason).pipe(z.string().min(1, 'Please give a reason')) });

export const shiftsApi = {
  'POST /api/shifts': { summary: 'Post a shift', body: ShiftDraft, reply: ShiftDetail, status: 201 },
  'GET /api/shifts/:id': { summary: 'One shift', params: Params, reply: ShiftDetail },
  'PATCH /api/shifts/:id': {
    summary: 'Edit a shift before its work has begun',
    params: Params,
    body: ShiftChange,
    fieldsSeen: true,
    reply: ShiftDetail,
  },
  'GET /api/shifts/owner/current-user': {
    summary: "The owner's shifts, newest date first",
    query: z.strictObject({
      status: ShiftStatus.optional(),
      cursor: z.string().max(300).optional(),
      limit: PageLimit,
    }),
    reply: z.array(OwnShift),
  },
  'GET /api/shifts/:id/cancel-check': {
    summary: 'Before cancelling: what it would count as, and what it would owe',
    params: Params,
    reply: ShiftConsequence,
  },
  'POST /api/shifts/:id/cancel': {
    summary: 'Cancel a shift; everyone concerned gets the reason',
    params: Params,
    /** `owes`: the cents that the page showed; the call is refused if it is another amount. */
    body: Reason.extend({ ...leaving, owes: Cents.nullish() }),
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/undo-cancel': {
    summary: 'Undo one’s own cancellation within ten minutes',
    params: Params,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/start': { summary: 'Work begins', params: Params, reply: ShiftDetail },
  'POST /api/shifts/:id/no-show': {
    summary: 'The groomer did not show up; from an hour after the start until 72 hours after the end',
    params: Params,
    body: z.strictObject({ note: text(maxReason).optional() }).nullish(),
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/complete': {
    summary: 'Record dogs, hours and revenue (cents); the pay follows',
    params: Params,
    body: z.strictObject({
      dogsGroomed: DogsGroomed,
      /** Of a shift with an hourly rate; those agreed if left out. */
      hours: HoursWorked.nullish(),
      /** Needed unless the hours alone are paid. */
      revenue: Cents.nullish(),
      /** Paid on top of the percentage, cents; 0 if it was not earned. */
      bonus: Cents.optional(),
      /** Needed where no dog was groomed. */
      note: text(maxReason).nullish(),
    }),
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/end-early': {
    summary: 'One side says that the day ended early; once both did, the pay can be recorded',
    params: Params,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/claim-pay': {
    summary: 'The groomer sends the figures of a day that the owner has not recorded',
    params: Params,
    body: z.strictObject({
      dogsGroomed: DogsGroomed,
      hours: HoursWorked,
      /** Cents, if it is known. */
      revenue: Cents.nullish(),
      bonus: Cents.optional(),
    }),
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/accept-claim': {
    summary: "The owner agrees with the groomer's figures, which closes the day",
    params: Params,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/contest-no-show': {
    summary:
      'The groomer says that they were there; it counts for neither until both agree or an admin decides',
    params: Params,
    body: Reason,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/accept-no-show': {
    summary: 'The groomer agrees that they were not there',
    params: Params,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/withdraw-no-show': {
    summary: 'The owner takes a no-show back: within ten minutes, or while it is contested',
    params: Params,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/confirm-pay': {
    summary: 'The groomer agrees with the pay',
    params: Params,
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/dispute-pay': {
    summary: 'The groomer disagrees, with a reason',
    params: Params,
    body: Reason,
    reply: ShiftDetail,
  },
} as const satisfies EndpointTable;
