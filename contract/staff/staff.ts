import { z } from 'zod';
import { TimeOff, TimeOffDraft, WorkingHoursDraft, WorkingSpan } from '../calendar/calendar.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Day, Id, Instant, Params, name } from '../values.ts';

/** Those who work today or later. */
export const mostStaff = 40;
/** Bathers need no table. No one is booked with the front desk. */
export const StaffRole = z.enum(['groomer', 'bather', 'front_desk']);
export type StaffRole = z.output<typeof StaffRole>;
export const StaffColor = z.enum(['green', 'blue', 'plum', 'coral', 'amber', 'teal', 'pink', 'slate']);
export type StaffColor = z.output<typeof StaffColor>;

/** A person who works in a business, without an account of their own. */
export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  role: StaffRole,
  color: StaffColor,
  /** How many visits they work on at the same time. */
  atOnce: z.int(),
  /** Their share of what they take in. */
  payPercent: z.int().nullable(),
  fromDay: Day,
  /** Their last day. */
  toDay: Day.nullable(),
  /** Their own; without any they work when the business does. */
  hours: z.array(WorkingSpan),
  /** What is not over. */
  timeOff: z.array(TimeOff),
  /** The shift that a relief groomer works; their day, hours and share come with it. */
  shiftId: Id.nullable(),
});
export type StaffMember = z.output<typeof StaffMember>;

const fields = {
  name: name(60),
  role: StaffRole,
  color: StaffColor,
  atOnce: z.int('Use a whole number').min(1, 'At least 1').max(6, 'At most 6'),
  payPercent: z.int('Use a whole number').min(0, 'At least 0%').max(100, 'At most 100%').nullable(),
  fromDay: Day,
  toDay: Day.nullable(),
};

/** Without a color they get one that few others have; without a first day, today. */
export const StaffDraft = z.strictObject({
  name: fields.name,
  role: fields.role,
  color: fields.color.optional(),
  atOnce: fields.atOnce.optional(),
  payPercent: fields.payPercent.optional(),
  fromDay: fields.fromDay.optional(),
  toDay: fields.toDay.optional(),
});
export type StaffDraft = z.output<typeof StaffDraft>;
export const StaffChange = z.strictObject(fields).partial();
export type StaffChange = z.output<typeof StaffChange>;

export const Staff = z.object({
  people: z.array(StaffMember),
  /** Of the business; null before it is set up. */
  tables: z.int().nullable(),
  /** The most animals in the house at once, and whether that is four for each table or the salon's own word. */
  petsInHouse: z.int().nullable(),
  petsInHouseIsOwn: z.boolean(),
});
export type Staff = z.output<typeof Staff>;

/** Of one's own visits: drop-off, pick-up, person and table. Left out, they move with the work or stay. */
export const placeOfWork = {
  arrivesAt: Instant.nullish(),
  readyAt: Instant.nullish(),
  staffId: Id.nullish(),
  /** A preference shown on the board, not a reservation. */
  tableNo: z.int('Use a whole number').min(1, 'At least 1').max(60, 'At most 60').nullish(),
};

export const staffApi = {
  'GET /api/staff': {
    summary:
      'The people of one’s own business, with hours and time off; relief groomers until their day is over',
    reply: Staff,
  },
  'POST /api/staff': {
    summary: 'Add a person, without an account',
    body: StaffDraft,
    reply: StaffMember,
    status: 201,
  },
  'PATCH /api/staff/:id': {
    summary: 'Change a person; 409 `work_open` lists visits after their last day',
    params: Params,
    body: StaffChange,
    reply: StaffMember,
  },
  'PUT /api/staff/:id/hours': {
    summary: 'When a person works; none: when the business does',
    params: Params,
    body: WorkingHoursDraft,
    reply: StaffMember,
  },
  'POST /api/staff/:id/time-off': {
    summary: 'A person is off; what is booked stays booked',
    params: Params,
    body: TimeOffDraft,
    reply: StaffMember,
    status: 201,
  },
  'DELETE /api/staff/:id/time-off/:timeOffId': {
    summary: 'A person is not off after all',
    params: z.strictObject({ id: Id, timeOffId: Id }),
    reply: StaffMember,
    status: 200,
  },
  'PUT /api/staff/house': {
    summary: 'The most animals in the house at once; null: four for each table',
    body: z.strictObject({
      petsInHouse: z.int('Use a whole number').min(1, 'At least 1').max(240, 'At most 240').nullable(),
    }),
    reply: Staff,
  },
} as const satisfies EndpointTable;

export type StaffDomain = { api: typeof staffApi; events: object };
