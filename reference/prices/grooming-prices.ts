import type { CoatCode, ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';

/** Dollars and minutes, low and high. */
export type PriceAndTime = readonly [
  dollarsLow: number,
  dollarsHigh: number,
  minutesLow: number,
  minutesHigh: number,
];

export type MainService =
  | 'full_groom'
  | 'bath_brush'
  | 'bath_tidy'
  | 'deshed'
  | 'hand_strip'
  | 'hand_scissor'
  | 'shave_down'
  | 'puppy_intro'
  | 'senior_package';
export type AddOn = Exclude<ServiceCode, MainService>;

/**
 * Typical US salon prices in 2026 for a dog with an average coat in good condition. Our own estimate, not a
 * survey: wide on purpose, big cities at the upper end.
 */
export const dogPrices: Record<MainService, Record<Size, PriceAndTime>> = {
  full_groom: {
    small: [65, 90, 75, 105],
    medium: [80, 110, 90, 120],
    large: [100, 150, 120, 165],
    extra_large: [130, 200, 150, 225],
  },
  bath_brush: {
    small: [40, 60, 40, 60],
    medium: [50, 75, 50, 75],
    large: [65, 95, 65, 100],
    extra_large: [85, 130, 90, 135],
  },
  bath_tidy: {
    small: [50, 70, 55, 75],
    medium: [65, 90, 65, 90],
    large: [80, 120, 85, 120],
    extra_large: [110, 165, 110, 160],
  },
  deshed: {
    small: [50, 75, 50, 75],
    medium: [65, 95, 65, 95],
    large: [85, 130, 90, 130],
    extra_large: [110, 170, 120, 180],
  },
  hand_strip: {
    small: [90, 140, 90, 150],
    medium: [110, 180, 120, 180],
    large: [150, 260, 150, 270],
    extra_large: [200, 340, 210, 330],
  },
  hand_scissor: {
    small: [80, 120, 100, 135],
    medium: [95, 145, 120, 160],
    large: [125, 200, 160, 220],
    extra_large: [165, 260, 195, 285],
  },
  shave_down: {
    small: [65, 95, 60, 100],
    medium: [80, 120, 75, 120],
    large: [105, 165, 105, 165],
    extra_large: [135, 215, 135, 225],
  },
  senior_package: {
    small: [50, 75, 45, 75],
    medium: [60, 90, 55, 85],
    large: [75, 120, 75, 115],
    extra_large: [95, 155, 95, 150],
  },
  puppy_intro: {
    small: [40, 60, 30, 50],
    medium: [45, 70, 35, 60],
    large: [55, 85, 45, 75],
    extra_large: [65, 100, 50, 85],
  },
};

/** Cats hardly differ by size and cost more: fewer groomers take them, and they need two people. */
export const catPrices: Record<MainService, PriceAndTime> = {
  full_groom: [90, 140, 60, 100],
  bath_brush: [70, 100, 45, 75],
  bath_tidy: [80, 115, 50, 85],
  deshed: [80, 120, 50, 85],
  hand_strip: [90, 140, 60, 100],
  hand_scissor: [100, 150, 75, 115],
  shave_down: [85, 140, 50, 90],
  senior_package: [80, 120, 45, 75],
  puppy_intro: [55, 80, 30, 50],
};

/** On top of a main service. Dematting is one charge for every 15 minutes, with a usual number of them. */
export const addOnPrices: Record<AddOn, PriceAndTime> = {
  nail_trim: [15, 20, 10, 15],
  nail_grind: [18, 25, 10, 20],
  walk_in_nails: [15, 25, 10, 15],
  ear_clean: [8, 15, 5, 10],
  teeth_brush: [10, 15, 5, 10],
  anal_glands: [12, 20, 5, 10],
  sanitary: [12, 20, 10, 15],
  paw_pad: [10, 18, 5, 10],
  flea_bath: [15, 25, 10, 20],
  medicated_bath: [15, 30, 15, 20],
  demat: [20, 35, 15, 15],
};

/** The usual number of quarter hours of dematting. */
export const dematQuarters: Record<Size, readonly [low: number, high: number]> = {
  small: [1, 2],
  medium: [1, 3],
  large: [2, 4],
  extra_large: [2, 5],
};

/** The price factor of add-ons by size. */
export const addOnFactor: Record<Size, number> = { small: 1, medium: 1, large: 1.15, extra_large: 1.3 };

/**
 * What a service usually costs by itself, for groomers who fill in a price book: an average coat at a salon. An
 * add-on is what it adds to a bath or groom.
 */
export function usualPrice(code: ServiceCode, column: Size | 'cat'): PriceAndTime {
  if (isMain(code)) return column === 'cat' ? catPrices[code] : dogPrices[code][column];
  const [low, high, ...minutes] = addOnPrices[code];
  const factor = column === 'cat' ? 1 : addOnFactor[column];
  return [Math.round(low * factor), Math.round(high * factor), ...minutes];
}

const isMain = (code: ServiceCode): code is MainService => code in dogPrices;

/** The price factor of mobile grooming. */
export const atHomeFactor: readonly [low: number, high: number] = [1.2, 1.4];

/** Salons list prices for dogs and cats, and for the nails of small animals. Everything else is asked: horses, goats, pigs, a bath. */
export function hasListPrice(species: Species, code: ServiceCode): boolean {
  if (species === 'dog' || species === 'cat') return true;
  const isSmall = species === 'rabbit' || species === 'guinea_pig' || species === 'ferret';
  return isSmall && (code === 'nail_trim' || code === 'nail_grind');
}

/**
 * Waiting minutes between the work and the pick-up, derived from salons' published drop-off times: 2 to 3
 * hours for a Husky's bath, 3 to 4 for a doodle's groom. Mobile grooming has no waiting.
 */
export const waitingMinutes = {
  none: [0, 0],
  dry: [0, 15],
  bathed: [30, 45],
  slow_drying: [60, 90],
} as const;

/** Long or rough hair over a dense undercoat (Old English Sheepdog, Bouvier) is the hardest to dry and to comb out. */
export const longOverUndercoatFactor = 1.25;
/** Coats that take as long without an undercoat: silk down to the floor. */
export const longestCoats: readonly string[] = ['Afghan Hound'];

/** Dollars that a visit at home costs at least: one mobile groomer's published least without the van, and with it. */
export const leastAtHome: readonly [low: number, high: number] = [25, 55];

/** The work factor of a coat, for services on the coat. */
export const coatFactors: Record<MainService, Partial<Record<CoatCode, number>>> = {
  full_groom: {
    smooth: 0.8,
    short_double: 0.85,
    double: 1.05,
    long: 1.05,
    curly: 1.2,
    corded: 1.6,
    rex: 0.9,
    hairless: 0.8,
  },
  bath_brush: {
    smooth: 0.85,
    hairless: 0.85,
    double: 1.2,
    long: 1.1,
    curly: 1.2,
    silky: 1.05,
    corded: 1.6,
    rex: 0.9,
  },
  bath_tidy: { smooth: 0.85, hairless: 0.85, double: 1.1, long: 1.1, curly: 1.2, corded: 1.5, rex: 0.9 },
  deshed: { smooth: 0.85, double: 1.15, long: 1.05 },
  hand_strip: {},
  hand_scissor: { smooth: 0.85, short_double: 0.9, double: 1.05, long: 1.05, curly: 1.2, corded: 1.6 },
  shave_down: { double: 1.1, long: 1.05, curly: 1.1, corded: 1.3 },
  senior_package: { smooth: 0.85, double: 1.15, long: 1.1, curly: 1.2, corded: 1.5 },
  puppy_intro: { smooth: 0.9, curly: 1.1, double: 1.05 },
};
