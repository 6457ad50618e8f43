import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { after, days } from '#server/platform/clock.ts';
import { at, townZone } from './story.ts';
import { buildScenario } from './build-scenario.ts';

const aFriday = new Date('2026-11-20T20:30:00Z');
const weekdays = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend/g;

test.each(Array.from({ length: 7 }, (_, day) => after(aFriday, days(day))))(
  'stories mention only the weekday of their shift or request, when built on %s',
  (now) => {
    const weekdayOf = (day: number) =>
      DateTime.fromJSDate(at(now, day, '12:00'), { zone: townZone }).weekdayLong;
    const { shifts, grooming } = buildScenario(now);
    const told = [
      ...shifts.map(({ title, description = '', bonus, day }) => ({
        words: `${title}. ${description} ${bonus?.info}`,
        day,
      })),
      ...grooming.map(({ title, day }) => ({ words: title, day })),
    ];
    const wrong = told.filter(({ words, day }) =>
      words.match(weekdays)?.some((named) => day === undefined || named !== weekdayOf(day)),
    );
    expect(wrong).toEqual([]);
  },
);
