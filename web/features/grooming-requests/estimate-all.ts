import { isServiceCode } from '#contract/pets/pet-codes.ts';
import type { AnyService, CoatCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { leastAtHome } from '#reference/prices/grooming-prices.ts';
import { estimateGrooming } from '#reference/prices/estimate-grooming.ts';
import type { GroomingEstimate } from '#reference/prices/estimate-grooming.ts';

type PetToEstimate = {
  name: string;
  species: Species;
  size: Size;
  coat: CoatCode | null;
  breed: string | null;
  recognizedBreed?: string | null;
};

export type EstimateOfAll = {
  /** Estimate for the pets with list prices; null if there are none. */
  usual: GroomingEstimate | null;
  /** Names of the pets for which salons list no prices. */
  ask: string[];
};

/**
 * Estimates usual cost and time of the services for all pets, with each assumption listed once. Several pets
 * stay at least as long as the longest of them, and at most as long as one after another.
 */
export function estimateAll(
  pets: readonly PetToEstimate[],
  asked: readonly AnyService[],
  atHome: boolean,
): EstimateOfAll {
  const services = asked.filter(isServiceCode);
  // No one else knows what a service of a provider's own name costs.
  if (services.length < asked.length) return { usual: null, ask: pets.map(({ name }) => name) };
  const each = pets.map(({ species, size, coat, breed, recognizedBreed }) =>
    estimateGrooming({
      services,
      species,
      size,
      breed: recognizedBreed ?? breed,
      atHome,
      ...(coat ? { coat } : {}),
    }),
  );
  const known = each.filter((estimate) => estimate !== null);
  return {
    usual: known.length > 0 ? atLeast(together(known), atHome) : null,
    ask: pets.filter((_, index) => each[index] === null).map(({ name }) => name),
  };
}

const centsInADollar = 100;

/** A groomer who comes has a minimum charge for the visit, whatever is asked for. */
function atLeast(estimate: GroomingEstimate, atHome: boolean): GroomingEstimate {
  const [low, high] = leastAtHome.map((dollars) => dollars * centsInADollar);
  if (!atHome || low === undefined || high === undefined || estimate.priceHigh >= high) return estimate;
  return {
    ...estimate,
    priceLow: Math.max(estimate.priceLow, low),
    priceHigh: high,
    assumptions: [...estimate.assumptions, 'Groomers who come to you have a minimum charge for a visit.'],
  };
}

function together(each: readonly GroomingEstimate[]): GroomingEstimate {
  const sum = (figure: (estimate: GroomingEstimate) => number) =>
    each.reduce((total, estimate) => total + figure(estimate), 0);
  const minutesLow = sum((estimate) => estimate.minutesLow);
  const minutesHigh = sum((estimate) => estimate.minutesHigh);
  const longestWait = Math.max(...each.map(({ stayHigh, minutesHigh: work }) => stayHigh - work));
  return {
    priceLow: sum(({ priceLow }) => priceLow),
    priceHigh: sum(({ priceHigh }) => priceHigh),
    minutesLow,
    minutesHigh,
    stayLow: Math.max(...each.map(({ stayLow }) => stayLow)),
    stayHigh: minutesHigh + longestWait,
    assumptions: [...new Set(each.flatMap(({ assumptions }) => assumptions))],
  };
}
