import type { OwnApplication } from '#contract/shift-applications.ts';
import type { ApplicationStatus } from '#contract/shift-lifecycle.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { isBooked } from './week.ts';

/** Where the groomer's applications stand, in the order in which they matter. */
export type ApplicationGroups = {
  /** Something waits for the groomer: a start, a pay, a review. */
  now: OwnApplication[];
  upcoming: OwnApplication[];
  waiting: OwnApplication[];
  past: OwnApplication[];
};

/** The owner's figures count as confirmed unless the groomer says otherwise in time. */
export const payWaits = ({ shiftActions, pay }: OwnApplication): boolean =>
  shiftActions.includes('confirm_pay') && pay?.state === 'waiting';

/** The groomer has said that the pay is not right: now it is for the owner to answer. */
const isDisputed = ({ pay }: OwnApplication): boolean => pay?.state === 'disputed';

/** What can wait for the groomer, the most pressing first. */
const needs: readonly [string, (application: OwnApplication) => boolean][] = [
  ['Starts now', ({ shiftActions }) => shiftActions.includes('start')],
  ['Confirm your pay', payWaits],
  ['Were you there?', ({ shiftActions }) => shiftActions.includes('contest_no_show')],
  ['Send your figures', ({ shiftActions, claim }) => shiftActions.includes('claim_pay') && !claim],
  [
    'Write a review',
    (application) => application.shiftActions.includes('review') && !isDisputed(application),
  ],
];
const needIndex = (application: OwnApplication): number => needs.findIndex(([, waits]) => waits(application));

/** What waits for the groomer, in words; undefined where nothing does. */
export const needOf = (application: OwnApplication): string | undefined => needs[needIndex(application)]?.[0];

/** The day is over, and the owner has not said yet what it brought. */
const isWorked = (application: OwnApplication, at: Date): boolean =>
  isBooked(application) && Date.parse(application.shift.endsAt) <= at.getTime();

const groupOf = (application: OwnApplication, at: Date): keyof ApplicationGroups => {
  if (needOf(application)) return 'now';
  if (isDisputed(application) || isWorked(application, at)) return 'waiting';
  if (isBooked(application)) return 'upcoming';
  return application.status === 'pending' ? 'waiting' : 'past';
};

/** What comes is soonest first, what was is latest first. */
export function groupApplications(applications: readonly OwnApplication[], at: Date): ApplicationGroups {
  const soonest = applications.toSorted((a, b) => startOf(a) - startOf(b));
  const group = (name: keyof ApplicationGroups) => soonest.filter((each) => groupOf(each, at) === name);
  return {
    now: group('now').toSorted((a, b) => needIndex(a) - needIndex(b)),
    upcoming: group('upcoming'),
    waiting: group('waiting'),
    past: group('past').toReversed(),
  };
}

const startOf = ({ shift }: OwnApplication): number => Date.parse(shift.shiftDate);

/** How many are not over yet. */
export const openApplications = ({ now, upcoming, waiting }: ApplicationGroups): number =>
  now.length + upcoming.length + waiting.length;

type Standing = { words: string; tone: BadgeTone };

const standings: Record<ApplicationStatus, Standing> = {
  pending: { words: 'Waiting for an answer', tone: 'line' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'tag' },
  withdrawn: { words: 'Withdrawn', tone: 'tag' },
  released: { words: 'Released by the owner', tone: 'tag' },
  completed: { words: 'Completed', tone: 'good' },
  no_show: { words: 'No-show', tone: 'danger' },
  closed: { words: 'Ended without a decision', tone: 'tag' },
};

/** What stands on an open shift in place of applying for it. */
export const appliedWords = (status: ApplicationStatus): string =>
  status === 'pending' || status === 'accepted' ? 'Application Submitted' : standings[status].words;

/** Where one application stands, as the groomer reads it. */
export function standingOf(application: OwnApplication, at: Date): Standing {
  const { status, shift, waitingPosition, endedBecause } = application;
  if (shift.status === 'cancelled') return { words: 'Cancelled by the owner', tone: 'danger' };
  if (waitingPosition !== null) return { words: `Waiting list, ${ordinal(waitingPosition)}`, tone: 'line' };
  if (endedBecause === 'overlap') return { words: 'Withdrawn: you’re booked then', tone: 'tag' };
  if (isDisputed(application)) return { words: 'Waiting for the owner', tone: 'line' };
  if (application.claim) return { words: 'Waiting for the owner', tone: 'line' };
  if (isWorked(application, at)) return { words: 'Waiting for the day’s figures', tone: 'line' };
  if (status === 'accepted' && shift.status === 'in_progress') return { words: 'At work', tone: 'good' };
  return standings[status];
}

const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** 2 → '2nd' */
const ordinal = (place: number): string => `${place}${endings.get(ordinalRules.select(place)) ?? 'th'}`;
