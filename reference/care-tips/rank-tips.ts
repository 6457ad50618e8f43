import type { TipCategory, TipDifficulty } from '#contract/care-tips/care-tip-codes.ts';
import { addDays } from '#reference/calendar-days.ts';
import type { State } from '#reference/places/states.ts';
import type { CareTip } from './care-tip.ts';
import { knownPet, traitsThatFit } from './fit.ts';
import type { KnownPet, TipPet, Trait } from './fit.ts';
import { reasonFor } from './reason.ts';
import { weatherAt } from './season.ts';
import type { Weather } from './season.ts';

export type TipHousehold = {
  /** One or all pets of the household. */
  pets: readonly TipPet[];
  /** Their state; null if unknown. */
  state: State | null;
  /** 'YYYY-MM-DD': determines season, recently seen tips, and the order of equal tips. */
  day: string;
  category?: TipCategory;
  /** The household's ratings, 1 to 5, by tip id. */
  ratings?: ReadonlyMap<string, number>;
  /** When each tip was last shown to the household: days or instants that sort as text. */
  seen?: ReadonlyMap<string, string>;
  /** The day each tip was last the household’s tip of the day. */
  daily?: ReadonlyMap<string, string>;
};

export type RankedTip = {
  tip: CareTip;
  /** Names of the matching pets, the one in the reason first. */
  pets: string[];
  /** One line: 'Because Bella is a senior with a double coat.' */
  because: string;
};

type Candidate = RankedTip & { score: number; seenAt: string };

/** Weights of matching properties: rarer ones weigh more. */
const weights: Record<Trait['kind'], number> = {
  condition: 7,
  breed: 6,
  flat_face: 5,
  stage: 5,
  season: 3,
  undercoat: 2,
  grows_on: 2,
  coat: 3,
  size: 2,
  months: 2,
  freezes: 0,
};
const safetyBonus = 1;
/** Tips that need no vet or groomer rank higher. */
const byDifficulty: Record<TipDifficulty, number> = { easy: 0.5, moderate: 0, advanced: -1.5 };
/** Days before a tip may be the tip of the day again. */
export const restDays = 60;
const lowestLiked = 3;
const penalties = { category: 2.5, drawing: 3, pet: 2, reason: 2 };

/**
 * Ranks the tips for a household: those never shown first, then the longest unseen; among equals by fit, season,
 * ratings and variety. Deterministic. Leaves out activities that are wrong for a pet and tips rated below three stars.
 */
export function rankTips(
  tips: readonly CareTip[],
  household: TipHousehold,
  { limit = 10 }: { limit?: number } = {},
): RankedTip[] {
  const weather = weatherAt(household.day, household.state);
  const pets = household.pets.map(knownPet);
  const taste = tasteOf(tips, household.ratings);
  const left = tips.flatMap((tip) => {
    if (household.category && tip.category !== household.category) return [];
    if ((household.ratings?.get(tip.id) ?? lowestLiked) < lowestLiked) return [];
    const bonus = taste(tip) + chance(tip.id, household.day);
    return candidateFor(tip, pets, weather, bonus).map((candidate) => ({
      ...candidate,
      seenAt: household.seen?.get(tip.id) ?? '',
    }));
  });
  return mostVaried(left, limit);
}

/** The tips that may be the tip of the day: what was one within 60 days rests. */
export function restedTips(
  tips: readonly CareTip[],
  { daily, day }: Pick<TipHousehold, 'daily' | 'day'>,
): CareTip[] {
  return tips.filter(({ id }) => {
    const last = daily?.get(id);
    return last === undefined || addDays(last, restDays) <= day;
  });
}

/** The next day on which a rested tip fits, after the household's; null if none comes within the days of rest. */
export function nextDailyDay(tips: readonly CareTip[], household: TipHousehold): string | null {
  for (let ahead = 1; ahead <= restDays; ahead++) {
    const then = { ...household, day: addDays(household.day, ahead) };
    if (rankTips(restedTips(tips, then), then, { limit: 1 }).length > 0) return then.day;
  }
  return null;
}

function candidateFor(
  tip: CareTip,
  pets: readonly KnownPet[],
  weather: Weather,
  bonus: number,
): Omit<Candidate, 'seenAt'>[] {
  const fitting = pets
    .flatMap((pet) => {
      const traits = traitsThatFit(tip, pet, weather);
      return traits ? [{ pet, traits, worth: worthOf(tip, traits) }] : [];
    })
    .toSorted((one, other) => other.worth - one.worth);
  const [best] = fitting;
  if (!best) return [];
  return [
    {
      tip,
      pets: fitting.map(({ pet }) => pet.name),
      because: reasonFor(best.pet, best.traits, weather),
      score: best.worth + bonus,
    },
  ];
}

/**
 * The weight of the matching traits; a trait is worth less if the tip lists many alternatives ("any of five
 * coats").
 */
function worthOf(tip: CareTip, traits: readonly Trait[]): number {
  const sum = traits.reduce((total, { kind }) => total + weights[kind] / Math.sqrt(choicesOf(tip, kind)), 0);
  return sum + byDifficulty[tip.difficulty] + (tip.category === 'safety' ? safetyBonus : 0);
}

const choicesOf = ({ fits }: CareTip, kind: Trait['kind']): number =>
  (kind === 'coat' ? fits.coats : kind === 'stage' ? fits.stages : undefined)?.length ?? 1;

/** The household's ratings by category, from -2 to 2, and half as much by drawing. */
function tasteOf(tips: readonly CareTip[], ratings: ReadonlyMap<string, number> = new Map()) {
  const rated = tips.flatMap((tip) => {
    const stars = ratings.get(tip.id);
    return stars === undefined ? [] : [{ tip, stars }];
  });
  const meanBy = (keyOf: (tip: CareTip) => string) => {
    const alike = Map.groupBy(rated, ({ tip }) => keyOf(tip));
    const means = new Map(
      [...alike].map(([key, rows]) => [
        key,
        rows.reduce((sum, { stars }) => sum + stars - lowestLiked, 0) / rows.length,
      ]),
    );
    return (tip: CareTip) => means.get(keyOf(tip)) ?? 0;
  };
  const byCategory = meanBy(({ category }) => category);
  const byDrawing = meanBy(({ drawing }) => drawing);
  return (tip: CareTip): number => byCategory(tip) + byDrawing(tip) / 2;
}

/** Picks the best of the longest unseen repeatedly, lowering the score of tips similar to those already picked. */
function mostVaried(candidates: readonly Candidate[], limit: number): RankedTip[] {
  const left = candidates.toSorted(byTurn);
  const taken: Candidate[] = [];
  while (taken.length < limit && left.length > 0) {
    const oldest = left.filter(({ seenAt }) => seenAt === left[0]?.seenAt);
    const worths = oldest.map((candidate) => candidate.score - likenessTo(taken, candidate));
    const place = worths.indexOf(Math.max(...worths));
    taken.push(...left.splice(place, 1));
  }
  return taken.map(({ tip, pets, because }) => ({ tip, pets, because }));
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byTurn = (one: Candidate, other: Candidate): number =>
  byText(one.seenAt, other.seenAt) || other.score - one.score || byText(one.tip.id, other.tip.id);

function likenessTo(taken: readonly Candidate[], { tip, pets, because }: Candidate): number {
  return taken.reduce(
    (sum, other) =>
      sum +
      (other.tip.category === tip.category ? penalties.category : 0) +
      (other.tip.drawing === tip.drawing ? penalties.drawing : 0) +
      (other.because === because ? penalties.reason : 0) +
      (other.pets[0] === pets[0] ? 0 : -penalties.pet / 2),
    0,
  );
}

/** A pseudo-random number from 0 to 1 by tip and day, to order equal tips. */
function chance(id: string, day: string): number {
  let hash = 2_166_136_261;
  for (const letter of `${day} ${id}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return (hash >>> 0) / 2 ** 32;
}
