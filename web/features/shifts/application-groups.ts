import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { ApplicationStatus } from '#contract/shifts/shift-lifecycle.ts';
import { toRecordBadge } from '#web/domain/calendar/day-to-record.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { disputedBadge } from './shift-status.tsx';
import { isBooked } from './week.ts';

/** The groomer's applications by what they need next, most urgent group first. */
export type ApplicationGroups = {
  /** Needs an action from the groomer, such as a start, a pay confirmation or a review. */
  now: OwnApplication[];
  upcoming: OwnApplication[];
  waiting: OwnApplication[];
  past: OwnApplication[];
};

/**
 * True while the groomer can confirm the pay. The owner's figures count as confirmed if the groomer does not
 * dispute them in time.
 */
export const payNeedsConfirmation = ({ shiftActions, pay }: OwnApplication): boolean =>
  shiftActions.includes('confirm_pay') && pay?.state === 'waiting';

/** True if the groomer has disputed the pay and the owner has yet to respond. */
const isDisputed = ({ pay }: OwnApplication): boolean => pay?.state === 'disputed';

/** True while the two sides do not agree on a no-show. */
const isContested = ({ shift }: OwnApplication): boolean => shift.status === 'contested';

/** Actions that an application may need from the groomer, most urgent first. */
const needs: readonly [string, (application: OwnApplication) => boolean][] = [
  ['Starts now', ({ shiftActions }) => shiftActions.includes('start')],
  ['Confirm your pay', payNeedsConfirmation],
  ['Were you there?', ({ shiftActions }) => shiftActions.includes('contest_no_show')],
  ['Send your figures', ({ shiftActions, claim }) => shiftActions.includes('claim_pay') && !claim],
  [
    'Write a review',
    (application) => application.shiftActions.includes('review') && !isDisputed(application),
  ],
];
const needIndex = (application: OwnApplication): number => needs.findIndex(([, waits]) => waits(application));

/** Label of the action that the groomer has to take; undefined if there is none. */
export const neededActionOf = (application: OwnApplication): string | undefined =>
  needs[needIndex(application)]?.[0];

/** True if the booked shift has ended and the owner has not recorded the day yet. */
const isWorked = (application: OwnApplication, at: Date): boolean =>
  isBooked(application) && Date.parse(application.shift.endsAt) <= at.getTime();

const groupOf = (application: OwnApplication, at: Date): keyof ApplicationGroups => {
  if (neededActionOf(application)) return 'now';
  if (isDisputed(application) || isContested(application) || isWorked(application, at)) return 'waiting';
  if (isBooked(application)) return 'upcoming';
  return application.status === 'pending' ? 'waiting' : 'past';
};

/** Groups the applications: upcoming ones soonest first, past ones latest first. */
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

/** Counts the applications that are not past. */
export const countOpenApplications = ({ now, upcoming, waiting }: ApplicationGroups): number =>
  now.length + upcoming.length + waiting.length;

type BadgeContent = { words: string; tone: BadgeTone };

const badges: Record<ApplicationStatus, BadgeContent> = {
  pending: { words: 'Waiting for an answer', tone: 'line' },
  accepted: { words: 'Booked', tone: 'good' },
  declined: { words: 'Declined', tone: 'tag' },
  withdrawn: { words: 'Withdrawn', tone: 'tag' },
  released: { words: 'Released by the owner', tone: 'tag' },
  completed: { words: 'Done', tone: 'good' },
  no_show: { words: 'No-show', tone: 'danger' },
  closed: { words: 'Ended without a decision', tone: 'tag' },
};

/** Label on an open shift that replaces the Apply button once the groomer has applied. */
export const appliedWords = (status: ApplicationStatus): string =>
  status === 'pending' || status === 'accepted' ? 'Application Submitted' : badges[status].words;

/** Status of an application in the groomer's words. */
export function badgeOf(application: OwnApplication, at: Date): BadgeContent {
  const { status, shift, waitingPosition, endedBecause } = application;
  if (shift.status === 'cancelled') return { words: 'Cancelled by the owner', tone: 'danger' };
  if (waitingPosition !== null) return { words: `Waiting list, ${ordinal(waitingPosition)}`, tone: 'line' };
  if (endedBecause === 'overlap') return { words: 'Withdrawn: you’re booked then', tone: 'tag' };
  if (isDisputed(application)) return disputedBadge;
  if (shift.status === 'contested') return { words: 'Contested', tone: 'line' };
  if (application.claim) return { words: 'Waiting for the owner', tone: 'line' };
  if (isWorked(application, at)) return toRecordBadge;
  if (status === 'accepted' && shift.status === 'in_progress') return { words: 'At work', tone: 'good' };
  return badges[status];
}

const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** 2 → '2nd' */
const ordinal = (place: number): string => `${place}${endings.get(ordinalRules.select(place)) ?? 'th'}`;
