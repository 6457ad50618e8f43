import { DateTime } from 'luxon';
import { dogsPossible } from '#contract/shifts/take-home.ts';
import { usualWork, workOf } from '#contract/shifts/work-kinds.ts';
import { businesses } from './stories/businesses.ts';
import { groomers } from './stories/groomers.ts';
import type { Random } from './random.ts';
import {
  applicantWords,
  bonuses,
  businessOpinions,
  cancelReasons,
  groomerOpinions,
  requirements,
  salonTitles,
  vanTitles,
} from './stories/usual-words.ts';
import { townZone } from './story.ts';
import type { ShiftStory } from './story.ts';

/** Which groomer works on which day, so that none is booked twice. */
export type Diary = Set<string>;
const entry = (groomer: number, day: number) => `${groomer} on ${day}`;

export function diaryOf(stories: ShiftStory[]): Diary {
  return new Set(
    stories.flatMap(({ ending, day }) => ('groomer' in ending ? [entry(ending.groomer, day)] : [])),
  );
}

const make = (count: number, story: () => ShiftStory) => Array.from({ length: count }, story);

/** Builds the town's everyday shifts: open, booked, completed and failed ones. */
export function usualShifts(now: Date, random: Random, diary: Diary): ShiftStory[] {
  const { whole } = random;
  return [
    ...make(24, () => shift(random, whole(2, 14), { kind: 'open' })),
    ...make(5, () => filled(random, diary, whole(3, 9))),
    ...make(2, () => underWay(now, random, diary)),
    ...make(11, () => worked(random, diary, -whole(2, 20))),
    ...make(1, () => shift(random, 5, { kind: 'cancelled', reason: random.pick(cancelReasons) })),
    ...make(1, () => shift(random, -4, { kind: 'expired' })),
    ...make(2, () => missed(random, diary, -whole(5, 15))),
    // The season before, which gives each person a history.
    ...make(36, () => worked(random, diary, -whole(21, 60))),
  ];
}

function shift({ whole, pick, next }: Random, day: number, ending: ShiftStory['ending']): ShiftStory {
  // The demo owner's own shifts are in featured-shifts; some past ones are added here.
  const business = whole(day < 0 ? 0 : 1, businesses.length - 1);
  const mobile = businesses[business]?.businessType === 'mobile';
  const [startTime, endTime, hours] = pick([
    ['08:00', '16:00', 8],
    ['08:30', '16:30', 8],
    ['09:00', '15:00', 6],
    ['07:30', '13:30', 6],
    ['10:00', '17:00', 7],
  ] as const);
  const asked = mobile ? whole(4, 6) : Math.round(hours * (0.7 + next() * 0.6));
  const payPercentage = pick([38, 40, 42, 45, 45, 48, 50, 50, 52, 55]);
  /** From a usual low price to a usual high one. */
  const level = (whole(62, 92) - 62) / 30;
  const bonus = next() < 0.3 ? pick(bonuses) : undefined;
  const crowd = new Set(
    Array.from({ length: whole(0, day < 0 ? 2 : 4) }, () => whole(1, groomers.length - 1)),
  );
  const title = pick(mobile ? vanTitles : salonTitles);
  // The town keeps the rule by which shifts are worked out: no more dogs than the hours allow, at usual prices.
  const dogCount = Math.max(1, Math.min(asked, dogsPossible({ title, hours })));
  const { min, max } = usualWork[workOf(title)];
  const share = (price: number) => Math.round((dogCount * price * payPercentage) / 100);
  const low = share(min + level * (max - min));
  return {
    business,
    title,
    day,
    startTime,
    endTime,
    dogCount,
    payPercentage,
    // Some owners leave the estimate out.
    ...(next() < 0.85
      ? { estimatedPayMin: low, estimatedPayMax: Math.min(Math.round(low * 1.22), Math.max(low, share(max))) }
      : {}),
    requirements: [...new Set(Array.from({ length: whole(0, 5) }, () => pick(requirements)))],
    ...(bonus ? { bonus } : {}),
    postedBefore: Math.max(day, 1) + whole(1, 8),
    applicants: [...crowd].map((groomer) => ({
      groomer,
      ...(next() < 0.7 ? { message: pick(applicantWords) } : {}),
    })),
    ending,
  };
}

function freeGroomer({ whole }: Random, diary: Diary, day: number): number {
  for (;;) {
    const groomer = whole(1, groomers.length - 1);
    if (diary.has(entry(groomer, day))) continue;
    diary.add(entry(groomer, day));
    return groomer;
  }
}

function filled(random: Random, diary: Diary, day: number): ShiftStory {
  return withItsGroomer(shift(random, day, { kind: 'filled', groomer: freeGroomer(random, diary, day) }));
}

function missed(random: Random, diary: Diary, day: number): ShiftStory {
  return withItsGroomer(shift(random, day, { kind: 'no_show', groomer: freeGroomer(random, diary, day) }));
}

function worked(random: Random, diary: Diary, day: number): ShiftStory {
  const { next, pick, whole } = random;
  const story = shift(random, day, { kind: 'open' });
  const dogs = Math.max(3, story.dogCount + whole(-1, 1));
  return withItsGroomer({
    ...story,
    ending: {
      kind: 'completed',
      groomer: freeGroomer(random, diary, day),
      dogs,
      revenue: dogs * whole(6200, 9400),
      ...(story.bonus && next() < 0.7 ? { bonus: story.bonus.amount } : {}),
      pay: 'confirmed',
      ...(next() < 0.9 ? { ofGroomer: pick(groomerOpinions) } : {}),
      ...(next() < 0.85 ? { ofBusiness: pick(businessOpinions) } : {}),
    },
  });
}

/**
 * Builds a shift that began two hours ago; at night, one of the last day that its owner has not completed
 * yet.
 */
function underWay(now: Date, random: Random, diary: Diary): ShiftStory {
  const there = DateTime.fromJSDate(now, { zone: townZone });
  const day = there.hour < 9 ? -1 : 0;
  const start = there.hour < 9 || there.hour > 15 ? there.set({ hour: 11 }) : there.minus({ hours: 2 });
  return {
    ...filled(random, diary, day),
    startTime: start.toFormat('HH:00'),
    endTime: start.plus({ hours: 7 }).toFormat('HH:00'),
  };
}

/** Adds the accepted groomer to the applicants. */
function withItsGroomer(story: ShiftStory): ShiftStory {
  if (!('groomer' in story.ending)) return story;
  const { groomer } = story.ending;
  return {
    ...story,
    applicants: [{ groomer }, ...story.applicants.filter((applicant) => applicant.groomer !== groomer)],
  };
}
