import type { CoatCode, ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { estimateGrooming } from '#reference/estimate-grooming.ts';
import type { GroomingEstimate } from '#reference/estimate-grooming.ts';

type PetToEstimate = {
  name: string;
  species: Species;
  size: Size;
  coat: CoatCode | null;
  breed: string | null;
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
  services: readonly ServiceCode[],
  atHome: boolean,
): EstimateOfAll {
  const each = pets.map(({ species, size, coat, breed }) =>
    estimateGrooming({ services, species, size, breed, atHome, ...(coat ? { coat } : {}) }),
  );
  const known = each.filter((estimate) => estimate !== null);
  return {
    usual: known.length > 0 ? together(known) : null,
    ask: pets.filter((_, index) => each[index] === null).map(({ name }) => name),
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
