import { factKinds, figureNames, reliabilityRules } from '#contract/reliability.ts';
import type {
  Consequence,
  CountsAs,
  FactKind,
  Figure,
  FigureName,
  Harmless,
  Reliability,
} from '#contract/reliability.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';

const { countsForDays, fewest, lateHours, secondThoughtsMinutes } = reliabilityRules;
const period = days(countsForDays);

/** One side's leaving of a shift or visit. `bookedAt` is null without a booking. */
export type Leaving = {
  act: 'withdraw' | 'cancel';
  of: 'shift' | 'visit';
  startsAt: string;
  bookedAt: string | null;
  weather?: boolean | undefined;
};

/** Returns what leaving now counts as, and until when. */
export function consequenceOf(leaving: Leaving, now: Date): Consequence {
  const because = whyHarmless(leaving, now);
  return because
    ? { countsAs: 'nothing', until: null, because }
    : { countsAs: countsAs(leaving), until: countsUntil(now).toISOString(), because: null };
}

const countsAs = ({ act }: Leaving): CountsAs => (act === 'withdraw' ? 'withdrawn_late' : 'cancelled_late');

function whyHarmless({ of, startsAt, bookedAt, weather }: Leaving, now: Date): Harmless | undefined {
  if (bookedAt === null) return 'not_booked';
  if (Date.parse(startsAt) - now.getTime() >= hours(lateHours[of])) return 'in_time';
  if (now.getTime() - Date.parse(bookedAt) < minutes(secondThoughtsMinutes)) return 'just_booked';
  return weather ? 'weather' : undefined;
}

/** Returns when a fact stops counting. */
export const countsUntil = (countedFrom: string | Date) => after(new Date(countedFrom), period);

/** Returns how much a fact counts: from 1 at the start evenly down to 0. */
export const weightAt = (countedFrom: string | Date, now: Date) =>
  Math.min(1, Math.max(0, (countsUntil(countedFrom).getTime() - now.getTime()) / period));

/** The facts of one kind that count: how many, and the sum of the seconds since 1970 at which they began. */
export type Counted = { kind: FactKind; count: number; seconds: number };

/** Returns the figures that rest on the counting facts of one account. */
export function figuresOf(counted: readonly Counted[], now: Date): Omit<Reliability, 'isNew'> {
  const figures: Record<FigureName, Figure | null> = { bookings: null, pay: null, answers: null };
  for (const name of figureNames)
    figures[name] = figureOf(
      counted.filter(({ kind }) => factKinds[kind].figure === name),
      now,
    );
  return figures;
}

function figureOf(counted: Counted[], now: Date): Figure | null {
  const good = counted.filter(({ kind }) => factKinds[kind].good);
  const [kept, of] = [total(good), total(counted)];
  if (of < fewest) return null;
  const percent = (100 * weightOf(good, now)) / weightOf(counted, now);
  // Rounding never hides a fact that still counts.
  return { kept, of, percent: Math.floor(percent + 1e-6) };
}

const total = (counted: Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);

/** The sum of `weightAt` over all facts, which follows from their number because the weight falls evenly. */
const weightOf = (counted: Counted[], now: Date) =>
  counted.reduce(
    (sum, { count, seconds }) => sum + count - (count * now.getTime() - seconds * 1000) / period,
    0,
  );
