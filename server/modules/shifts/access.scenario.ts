import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { shiftApplicationsApi } from '#contract/shifts/shift-applications.ts';
import type { shiftsApi } from '#contract/shifts/shifts.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { draftIn } from './shifts.scenario.ts';

/** The callers of each route: those who are allowed, and those who are refused, with their status code. */
export type Who =
  | 'owner'
  | 'worker'
  | 'applicant'
  | 'otherOwner'
  | 'otherGroomer'
  | 'lapsedOwner'
  | 'lapsedGroomer'
  | 'petParent'
  | 'signedOut';
export type Key = keyof typeof shiftsApi | keyof typeof shiftApplicationsApi;
export type Scene = {
  app: TestApp;
  people: Record<Who, Caller>;
  /** A shift in the status that the call needs, and an application to it. */
  shift: string;
  application: string;
  start: Date;
};
export type Door = {
  shift: ShiftStatus;
  /** Moves the clock to the start of the shift first. */
  atStart?: true;
  /** Moves the clock to the end of the shift. */
  atEnd?: true;
  /** Whether the groomer has sent figures. */
  claimed?: boolean;
  /** Whether the owner has released the groomer. */
  released?: boolean;
  body?: (scene: Scene) => unknown;
  id?: 'shift' | 'application';
  in: Who[];
  out: Partial<Record<Who, number>>;
};

const reason = () => ({ reason: 'Because.' });
const everyoneElse = { otherOwner: 404, otherGroomer: 403, petParent: 403, signedOut: 401 };
const ownersOnly = { worker: 403, applicant: 403, ...everyoneElse };
const workersOnly = {
  owner: 403,
  otherOwner: 403,
  otherGroomer: 404,
  lapsedGroomer: 404,
  applicant: 404,
  petParent: 403,
  signedOut: 401,
};
const apply: Door = {
  shift: 'posted',
  body: ({ shift }) => ({ shiftId: shift, groomerId: 'current-user' }),
  in: ['otherGroomer'],
  out: { owner: 403, applicant: 409, lapsedGroomer: 402, petParent: 403, signedOut: 401 },
};
const ownList = (owner: Who, other: Who): Door => ({
  shift: 'posted',
  in: [owner],
  out: { [other]: 403, petParent: 403, signedOut: 401 },
});

export const doors: Record<Key, Door> = {
  'POST /api/shifts': {
    shift: 'posted',
    body: ({ app }) => ({ ...draftIn(app), ownerId: 'current-user' }),
    in: ['owner', 'otherOwner'],
    out: { lapsedOwner: 402, applicant: 403, petParent: 403, signedOut: 401 },
  },
  'GET /api/shifts/:id': {
    shift: 'completed',
    id: 'shift',
    in: ['owner', 'worker'],
    out: { otherOwner: 404, otherGroomer: 404, petParent: 404, lapsedGroomer: 402, signedOut: 401 },
  },
  'PATCH /api/shifts/:id': {
    shift: 'posted',
    id: 'shift',
    body: () => ({ dogCount: 7 }),
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 402 },
  },
  'GET /api/shifts/owner/current-user': ownList('lapsedOwner', 'applicant'),
  'GET /api/shifts/:id/cancel-check': {
    shift: 'filled',
    id: 'shift',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shifts/:id/cancel': {
    shift: 'filled',
    id: 'shift',
    body: reason,
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shifts/:id/undo-cancel': {
    shift: 'cancelled',
    id: 'shift',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shifts/:id/start': {
    shift: 'filled',
    atStart: true,
    id: 'shift',
    in: ['worker'],
    out: { applicant: 404, otherOwner: 404, otherGroomer: 404, petParent: 404, signedOut: 401 },
  },
  'POST /api/shifts/:id/no-show': {
    shift: 'in_progress',
    atStart: true,
    id: 'shift',
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/complete': {
    shift: 'in_progress',
    atEnd: true,
    id: 'shift',
    body: () => ({ dogsGroomed: 5, revenue: 10_000 }),
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/end-early': {
    shift: 'in_progress',
    atStart: true,
    id: 'shift',
    in: ['worker', 'owner'],
    out: { applicant: 404, otherOwner: 404, otherGroomer: 404, petParent: 404, signedOut: 401 },
  },
  'POST /api/shifts/:id/claim-pay': {
    shift: 'in_progress',
    atEnd: true,
    id: 'shift',
    body: () => ({ dogsGroomed: 5, hours: 8 }),
    in: ['worker'],
    out: workersOnly,
  },
  'POST /api/shifts/:id/accept-claim': {
    shift: 'in_progress',
    claimed: true,
    id: 'shift',
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/contest-no-show': {
    shift: 'no_show',
    id: 'shift',
    body: reason,
    in: ['worker'],
    out: workersOnly,
  },
  'POST /api/shifts/:id/accept-no-show': {
    shift: 'contested',
    id: 'shift',
    in: ['worker'],
    out: workersOnly,
  },
  'POST /api/shifts/:id/withdraw-no-show': {
    shift: 'contested',
    id: 'shift',
    in: ['owner'],
    out: ownersOnly,
  },
  'POST /api/shifts/:id/confirm-pay': {
    shift: 'completed',
    id: 'shift',
    in: ['worker'],
    out: {
      owner: 403,
      otherOwner: 403,
      otherGroomer: 404,
      lapsedGroomer: 404,
      petParent: 403,
      signedOut: 401,
    },
  },
  'POST /api/shifts/:id/dispute-pay': {
    shift: 'completed',
    id: 'shift',
    body: reason,
    in: ['worker'],
    out: {
      owner: 403,
      otherOwner: 403,
      otherGroomer: 404,
      lapsedGroomer: 404,
      petParent: 403,
      signedOut: 401,
    },
  },
  'POST /api/shift-applications': apply,
  'POST /api/applications/shift': apply,
  'GET /api/groomers/current-user/applications': ownList('lapsedGroomer', 'owner'),
  'GET /api/shifts/:id/clashes': {
    shift: 'posted',
    id: 'shift',
    in: ['otherGroomer', 'applicant'],
    out: { owner: 403, lapsedGroomer: 402, petParent: 403, signedOut: 401 },
  },
  'GET /api/shifts/:id/applications': {
    shift: 'posted',
    id: 'shift',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'GET /api/owners/current-user/applications': ownList('lapsedOwner', 'applicant'),
  'GET /api/owners/current-user/figures': ownList('lapsedOwner', 'applicant'),
  'GET /api/shift-applications/:id/accept-check': {
    shift: 'posted',
    id: 'application',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shift-applications/:id/accept': {
    shift: 'posted',
    id: 'application',
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
  'POST /api/shift-applications/:id/decline': {
    shift: 'posted',
    id: 'application',
    in: ['owner'],
    out: ownersOnly,
  },
  'GET /api/shift-applications/:id/leaving-check': {
    shift: 'filled',
    id: 'application',
    in: ['owner', 'worker'],
    out: { otherOwner: 404, otherGroomer: 404, lapsedGroomer: 404, petParent: 403, signedOut: 401 },
  },
  'POST /api/shift-applications/:id/withdraw': {
    shift: 'posted',
    id: 'application',
    in: ['applicant'],
    out: {
      owner: 403,
      otherOwner: 403,
      otherGroomer: 404,
      lapsedGroomer: 404,
      petParent: 403,
      signedOut: 401,
    },
  },
  'POST /api/shift-applications/:id/undo': {
    shift: 'filled',
    released: true,
    id: 'application',
    in: ['owner'],
    out: {
      worker: 404,
      otherOwner: 404,
      otherGroomer: 404,
      lapsedOwner: 404,
      petParent: 403,
      signedOut: 401,
    },
  },
  'POST /api/shift-applications/:id/release': {
    shift: 'filled',
    id: 'application',
    body: () => ({ reason: null }),
    in: ['owner'],
    out: { ...ownersOnly, lapsedOwner: 404 },
  },
};
