import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { ApplicationAction, ApplicationStatus, ShiftAction, ShiftStatus } from './shift-lifecycle.ts';
import { ShownCertification } from '../profiles/certifications.ts';
import { leaving, Reliability, ShiftConsequence } from '../reliability.ts';
import { WorkStatements, ShiftCard, ShiftPay } from './shifts.ts';
import { TightTrip } from '../calendar/calendar.ts';
import { Cents, Id, Instant, PageLimit, Params, text, WallTime } from '../values.ts';
import { maxReason } from '../text/limits.ts';

export const ApplicationDraft = z.strictObject({
  shiftId: Id,
  groomerId: z.string().max(100).nullish(),
  message: text(1000).nullish(),
  /**
   * `termsVersion` of the shift as the groomer saw it. Without it, as in the first version, the current terms
   * are meant.
   */
  termsVersion: z.int().min(1).nullish(),
});

/**
 * `overlap`: withdrawn because the groomer was accepted for another shift at that time. `excluded`: released for good,
 * so that they cannot apply again.
 */
const ApplicationEnding = z.enum(['overlap', 'excluded']);
export type ApplicationEnding = z.output<typeof ApplicationEnding>;

const application = {
  id: Id,
  shiftId: Id,
  groomerId: Id,
  message: z.string().nullable(),
  status: ApplicationStatus,
  createdAt: Instant,
  endedBecause: ApplicationEnding.nullable(),
  /** When the groomer withdrew or was released after being accepted. */
  leftAt: Instant.nullable(),
  /** Place on the waiting list of a filled shift, from 1; null otherwise. */
  waitingPosition: z.int().nullable(),
  actions: z.array(ApplicationAction),
};

export const Application = z.object(application);

/** A groomer's own application with its shift and allowed actions. */
export const OwnApplication = z.object({
  ...application,
  shift: ShiftCard,
  /**
   * The owner's changes since a pending application was sent, oldest first: 'Pay: 60% → 50%', one per line.
   */
  changes: z.array(z.object({ at: Instant, note: z.string() })),
  ...WorkStatements.shape,
  pay: ShiftPay.nullable(),
  shiftActions: z.array(ShiftAction),
});
export type OwnApplication = z.output<typeof OwnApplication>;

/** An applicant as the owner compares them. */
export const Applicant = z.object({
  ...application,
  /** Whether the owner has not seen it before. */
  isNew: z.boolean(),
  /** The groomer's. */
  reliability: Reliability,
  groomer: z.object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
    title: z.string().nullable(),
    yearsExperience: z.int().nullable(),
    certifications: z.array(z.string()),
    checkedCertifications: z.array(z.string()),
    certificationRecords: z.array(ShownCertification),
    dogsPerDayLow: z.int().nullable(),
    dogsPerDayHigh: z.int().nullable(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
    /** Miles from the groomer's place to the shift's. */
    distanceMiles: z.number().nullable(),
    /** Shifts completed for this business. */
    workedHere: z.int(),
  }),
});
export type Applicant = z.output<typeof Applicant>;

/** An applicant together with the shift, for the owner's Apps tab. */
export const ReceivedApplication = Applicant.extend({
  shift: z.object({
    id: Id,
    title: z.string(),
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
  }),
});
export type ReceivedApplication = z.output<typeof ReceivedApplication>;

/** The groomer's own accepted work that overlaps a shift, shown before applying. */
export const Clash = z.object({
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
});

/** The conflicts shown to an owner before booking a groomer. Titles and notes of the groomer's calendar stay private. */
export const AcceptCheck = z.object({
  /** Other work of the groomer, because of which accepting is refused. */
  clashes: z.array(Clash.omit({ title: true })),
  /** The rest warns and forbids nothing. Work of the groomer from which, or to which, the way is too long. */
  travel: z.array(TightTrip.omit({ title: true })),
  timeOff: z.boolean(),
  /** Whether the calendar that the groomer keeps elsewhere has something then. */
  busyElsewhere: z.boolean(),
  /** Whether the shift is outside of the hours that the groomer, or the business, has said. */
  outsideHours: z.boolean(),
  outsideOpening: z.boolean(),
});

const paging = { cursor: z.string().max(300).optional(), limit: PageLimit };
const apply = {
  summary: 'Apply for a shift',
  body: ApplicationDraft,
  reply: Application,
  status: 201,
} as const;

export const shiftApplicationsApi = {
  'POST /api/shift-applications': apply,
  'POST /api/applications/shift': apply,
  'GET /api/groomers/current-user/applications': {
    summary: "The groomer's applications, newest first",
    query: z.strictObject(paging),
    reply: z.array(OwnApplication),
  },
  'GET /api/shifts/:id/clashes': {
    summary: 'Own work at the time of this shift',
    params: Params,
    reply: z.array(Clash),
  },
  'GET /api/shifts/:id/applications': {
    summary: 'Applicants of one of one’s shifts',
    params: Params,
    reply: z.array(Applicant),
  },
  'GET /api/owners/current-user/applications': {
    summary: 'Applications to upcoming shifts of the owner, by shift date',
    query: z.strictObject(paging),
    reply: z.array(ReceivedApplication),
  },
  'GET /api/owners/current-user/figures': {
    summary: 'Figures above the owner’s applications',
    reply: z.object({
      waiting: z.int(),
      oldestWaitingSince: Instant.nullable(),
      monthFilled: z.int(),
      monthEnded: z.int().describe('shifts of this month that were filled or expired'),
      monthPaid: z.int().describe('cents that groomers confirmed, and dues; as in the books'),
      monthUnconfirmed: z.int().describe('cents that wait for the groomers’ yes'),
      monthDues: z.int().describe('the part of what was paid for shifts that were called off late'),
      monthDogs: z.int(),
      /**
       * Median hours from posting to acceptance per week, oldest first; null for a week without acceptances.
       */
      hoursToFill: z.array(z.object({ weekOf: z.iso.date(), hours: z.number().nullable() })),
    }),
  },
  'GET /api/shift-applications/:id/accept-check': {
    summary: 'Before accepting: what speaks against the day in the groomer’s calendar and one’s own hours',
    params: Params,
    reply: AcceptCheck,
  },
  'POST /api/shift-applications/:id/accept': {
    summary: 'Accept; fills the shift',
    params: Params,
    reply: Application,
  },
  'POST /api/shift-applications/:id/decline': {
    summary: 'Decline kindly',
    params: Params,
    reply: Application,
  },
  'GET /api/shift-applications/:id/leaving-check': {
    summary: 'Before withdrawing (the groomer) or releasing (the owner): what it would count as',
    params: Params,
    reply: ShiftConsequence,
  },
  'POST /api/shift-applications/:id/withdraw': {
    summary: 'Withdraw one’s application; `expected` is the status that the page shows',
    params: Params,
    body: z.strictObject({ expected: z.enum(['pending', 'accepted']).nullish(), ...leaving }).nullish(),
    reply: Application,
  },
  'POST /api/shift-applications/:id/undo': {
    summary: 'Undo one’s own withdrawal or release within ten minutes, while the shift is open',
    params: Params,
    reply: Application,
  },
  'POST /api/shift-applications/:id/release': {
    summary: 'Let the accepted groomer go; the waiting list is asked again',
    params: Params,
    /** They may apply again, unless `exclude` is true. `owes`: the cents that the page showed. */
    body: z
      .strictObject({
        reason: text(maxReason).nullish(),
        exclude: z.boolean().optional(),
        ...leaving,
        owes: Cents.nullish(),
      })
      .nullish(),
    reply: Application,
  },
} as const satisfies EndpointTable;

export type ShiftApplicationEvents = {
  'application.sent': { applicationId: string; shiftId: string };
  'application.accepted': { applicationId: string; shiftId: string };
  'application.declined': { applicationId: string; shiftId: string };
  /** `because: 'overlap'`: the groomer was accepted for another shift at that time. */
  'application.withdrawn': {
    applicationId: string;
    shiftId: string;
    wasAccepted: boolean;
    because?: 'overlap';
  };
  /** Leaving after acceptance was undone by the side that left. */
  'application.restored': { applicationId: string; shiftId: string; by: 'owner' | 'groomer' };
  'application.released': { applicationId: string; shiftId: string };
};
