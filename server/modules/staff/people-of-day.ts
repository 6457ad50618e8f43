import { dayIn } from '#server/platform/wall-clock.ts';
import type { Worker } from './rooms.queries.ts';

/** Who of the people of a business may be booked on a day. */
export const peopleOfDay = <Person extends Pick<Worker, 'fromDay' | 'toDay'>>(
  people: readonly Person[],
  day: string,
): Person[] => people.filter(({ fromDay, toDay }) => fromDay <= day && (toDay ?? day) >= day);

/** Of the times of a business, those on days without any of its people, when it is booked as a whole. */
export const timesWithoutPeople = <Time extends { startsAt: string }>(
  times: readonly Time[],
  people: readonly Pick<Worker, 'fromDay' | 'toDay'>[],
  timeZone: string,
): Time[] => times.filter(({ startsAt }) => peopleOfDay(people, dayIn(startsAt, timeZone)).length === 0);
