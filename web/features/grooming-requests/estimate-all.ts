import type { CoatCode, ServiceCode, Size, Species } from '#contract/pet-codes.ts';
import { estimateGrooming } from '#reference/estimate-grooming.ts';
import type { GroomingEstimate } from '#reference/estimate-grooming.ts';

type PetToEstimate = { species: Species; size: Size; coat: CoatCode | null };

/** What the services usually cost and take for all of the pets together; what was taken for granted once each. */
export function estimateAll(
  pets: readonly PetToEstimate[],
  services: readonly ServiceCode[],
  atHome: boolean,
): GroomingEstimate {
  const each = pets.map(({ species, size, coat }) =>
    estimateGrooming({ services, species, size, atHome, ...(coat ? { coat } : {}) }),
  );
  const sum = (figure: (estimate: GroomingEstimate) => number) =>
    each.reduce((total, estimate) => total + figure(estimate), 0);
  return {
    priceLow: sum(({ priceLow }) => priceLow),
    priceHigh: sum(({ priceHigh }) => priceHigh),
    minutesLow: sum(({ minutesLow }) => minutesLow),
    minutesHigh: sum(({ minutesHigh }) => minutesHigh),
    assumptions: [...new Set(each.flatMap(({ assumptions }) => assumptions))],
  };
}
