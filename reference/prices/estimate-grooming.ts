import { serviceCodes } from '#contract/pets/pet-codes.ts';
import type { CoatCode, ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { breedParts } from '../breeds/breed-names.ts';
import { priceClass } from '../breeds/price-classes.ts';
import { coatTraits } from '../breeds/traits.ts';
import type { AddOn, MainService, PriceAndTime } from './grooming-prices.ts';
import {
  addOnFactor,
  addOnPrices,
  atHomeFactor,
  catPrices,
  coatFactors,
  dematQuarters,
  dogPrices,
  hasListPrice,
  longestCoats,
  longOverUndercoatFactor,
  waitingMinutes,
} from './grooming-prices.ts';
import { services } from '../services.ts';
import { sizes } from '../sizes.ts';

export interface PetToGroom {
  services: readonly ServiceCode[];
  /** Defaults to medium, listed as an assumption. */
  size?: Size;
  /** Defaults to short double, listed as an assumption. */
  coat?: CoatCode;
  species: Species;
  /** A name of the breed list; other text has no effect. */
  breed?: string | null;
  /** At the pet parent's home. */
  atHome?: boolean;
}

export interface GroomingEstimate {
  /** Cents. */
  priceLow: number;
  priceHigh: number;
  /** Hands-on work. */
  minutesLow: number;
  minutesHigh: number;
  /** Minutes from drop-off to pick-up: the work, plus drying and waiting for pick-up. */
  stayLow: number;
  stayHigh: number;
  /** The assumptions, as sentences for the pet parent. */
  assumptions: string[];
}

type Measures = [dollarsLow: number, dollarsHigh: number, minutesLow: number, minutesHigh: number];
type Animal = { species: Species; size: Size; coat: CoatCode; undercoat: boolean; isHardest: boolean };

/**
 * Estimates the usual US price and time of services for one pet, before tip and tax, never as a quote. No
 * services cost nothing; null if salons list no price for a service, as for a horse.
 */
export function estimateGrooming(pet: PetToGroom): GroomingEstimate | null {
  const chosen = serviceCodes.filter((code) => pet.services.includes(code));
  const charged = chosen.filter((code) => !chosen.some((other) => services[other].includes.includes(code)));
  if (!charged.every((code) => hasListPrice(pet.species, code))) return null;
  const animal = animalOf(pet);
  const mains = charged.filter(isMain);

  const total: Measures = [0, 0, 0, 0];
  mains.forEach((code, index) => {
    const whole = mainMeasures(code, animal);
    addTo(total, index === 0 ? whole : beyondTheBath(whole, animal));
  });
  if (charged.some(needsBath)) raiseTo(total, mainMeasures('bath_brush', animal));
  for (const code of charged) if (!isMain(code)) addTo(total, addOnMeasures(code, animal.size));
  const waiting = pet.atHome || charged.length === 0 ? 'none' : waitingFor(charged, animal);
  return rounded(total, pet.atHome ?? false, waitingMinutes[waiting], assumptionsFor(pet, chosen, charged));
}

function animalOf(pet: PetToGroom): Animal {
  const { species, coat = 'short_double' } = pet;
  const [name = '', ...parents] = breedParts(pet.breed);
  const { undercoat } = coatTraits(coat, species, { name, parents });
  const rough = coat === 'long' || coat === 'wire';
  const isHardest =
    species === 'dog' &&
    ((rough && undercoat) || [name, ...parents].some((one) => longestCoats.includes(one)));
  return { species, coat, undercoat, isHardest, size: priceClass(pet) ?? 'medium' };
}

function isMain(code: ServiceCode): code is MainService {
  return services[code].kind === 'main';
}

function needsBath(code: ServiceCode): boolean {
  return code === 'flea_bath' || code === 'medicated_bath';
}

function waitingFor(
  charged: readonly ServiceCode[],
  { undercoat, coat }: Animal,
): keyof typeof waitingMinutes {
  if (!charged.some((code) => isMain(code) || needsBath(code))) return 'dry';
  return undercoat || coat === 'corded' ? 'slow_drying' : 'bathed';
}

function mainMeasures(code: MainService, { species, size, coat, isHardest }: Animal): Measures {
  const usual = coatFactors[code][coat] ?? 1;
  const factor = isHardest ? Math.max(usual, longOverUndercoatFactor) : usual;
  return times(species === 'cat' ? catPrices[code] : dogPrices[code][size], factor, factor);
}

/** The extra work of a second main service, which shares the first one's bath. */
function beyondTheBath(whole: Measures, animal: Animal): Measures {
  const bath = mainMeasures('bath_brush', animal);
  const [low, high, minutesLow, minutesHigh] = whole;
  return [
    Math.max(10, low - bath[0]),
    Math.max(20, high - bath[1]),
    Math.max(10, minutesLow - bath[2]),
    Math.max(20, minutesHigh - bath[3]),
  ];
}

function addOnMeasures(code: AddOn, size: Size): Measures {
  const quarters = code === 'demat' ? dematQuarters[size] : ([1, 1] as const);
  const factor = code === 'demat' ? 1 : addOnFactor[size];
  const [low, high, minutesLow, minutesHigh] = addOnPrices[code];
  return [
    low * factor * quarters[0],
    high * factor * quarters[1],
    minutesLow * quarters[0],
    minutesHigh * quarters[1],
  ];
}

function assumptionsFor(
  pet: PetToGroom,
  chosen: readonly ServiceCode[],
  charged: readonly ServiceCode[],
): string[] {
  const included = chosen.filter((code) => !charged.includes(code)).map((code) => services[code].label);
  const chargedAs = priceClass(pet);
  const bigger = pet.size && chargedAs && chargedAs !== pet.size && sizes[chargedAs].label.toLowerCase();
  return [
    !chargedAs && pet.species === 'dog' && 'Size unknown: counted as medium.',
    bigger && `Usually charged as ${bigger}: the coat is more work than the weight.`,
    !pet.coat && 'Coat unknown: counted as short and easy to dry.',
    included.length > 0 && `Usually included without extra charge: ${included.join(', ')}.`,
    charged.some(needsBath) && !charged.some(isMain) && 'Includes the bath itself.',
    charged.includes('demat') && 'Dematting is charged per 15 minutes; the groomer sees how long on the day.',
    charged.some(isMain) && !charged.includes('demat') && 'Assumes no matting.',
    pet.atHome && 'Includes what mobile groomers usually add for coming to you.',
  ].filter((sentence) => typeof sentence === 'string');
}

function times([low, high, minutesLow, minutesHigh]: PriceAndTime, price: number, time: number): Measures {
  return [low * price, high * price, minutesLow * time, minutesHigh * time];
}

function addTo(total: Measures, more: Measures): void {
  more.forEach((amount, index) => {
    total[index] = (total[index] ?? 0) + amount;
  });
}

/** A package with a bath costs and takes no less than the bath of this coat. */
function raiseTo(total: Measures, least: Measures): void {
  least.forEach((amount, index) => {
    total[index] = Math.max(total[index] ?? 0, amount);
  });
}

function rounded(
  total: Measures,
  atHome: boolean,
  [waitLow, waitHigh]: readonly [low: number, high: number],
  assumptions: string[],
): GroomingEstimate {
  const [low, high, minutesLow, minutesHigh] = total;
  const [travelLow, travelHigh] = atHome ? atHomeFactor : [1, 1];
  return {
    priceLow: toNearest(5, low * travelLow) * 100,
    priceHigh: toNearest(5, high * travelHigh) * 100,
    minutesLow: toNearest(5, minutesLow),
    minutesHigh: toNearest(5, minutesHigh),
    stayLow: stayOf(toNearest(5, minutesLow), waitLow),
    stayHigh: stayOf(toNearest(5, minutesHigh), waitHigh),
    assumptions,
  };
}

/** The stay: the work itself without waiting, otherwise rounded to quarter hours. */
const stayOf = (minutes: number, wait: number): number =>
  wait === 0 ? minutes : Math.max(minutes, toNearest(15, minutes + wait));

function toNearest(step: number, amount: number): number {
  return Math.round(amount / step) * step;
}
