import { serviceCodes } from '#contract/pet-codes.ts';
import type { CoatCode, ServiceCode, Size, Species } from '#contract/pet-codes.ts';
import type { AddOn, MainService, PriceAndTime } from './grooming-prices.ts';
import {
  addOnFactor,
  addOnPrices,
  atHomeFactor,
  catPrices,
  coatFactors,
  dematQuarters,
  dogPrices,
} from './grooming-prices.ts';
import { services } from './services.ts';
import { speciesNames } from './species.ts';

export interface PetToGroom {
  services: readonly ServiceCode[];
  /** Medium when left out, and said so. */
  size?: Size;
  /** Short double when left out, and said so. */
  coat?: CoatCode;
  species: Species;
  /** The groomer comes to the door. */
  atHome?: boolean;
}

export interface GroomingEstimate {
  /** Cents. */
  priceLow: number;
  priceHigh: number;
  minutesLow: number;
  minutesHigh: number;
  /** What was taken for granted, in sentences for the pet parent. */
  assumptions: string[];
}

type Measures = [dollarsLow: number, dollarsHigh: number, minutesLow: number, minutesHigh: number];

/**
 * What the chosen services usually cost and take for one pet in the US, before tip and tax. No services cost
 * nothing. Never a quote: providers set their own prices.
 */
export function estimateGrooming(pet: PetToGroom): GroomingEstimate {
  const size = pet.size ?? 'medium';
  const coat = pet.coat ?? 'short_double';
  const chosen = serviceCodes.filter((code) => pet.services.includes(code));
  const charged = chosen.filter((code) => !chosen.some((other) => services[other].includes.includes(code)));
  const mains = charged.filter(isMain);
  const assumptions = assumptionsFor(pet, chosen, charged);

  const total: Measures = [0, 0, 0, 0];
  mains.forEach((code, index) => {
    const whole = mainMeasures(code, pet.species, size, coat);
    addTo(total, index === 0 ? whole : beyondTheBath(whole, pet.species, size, coat));
  });
  if (mains.length === 0 && charged.some(needsBath)) {
    addTo(total, mainMeasures('bath_brush', pet.species, size, coat));
  }
  for (const code of charged) if (!isMain(code)) addTo(total, addOnMeasures(code, size));
  return rounded(total, pet.atHome ?? false, assumptions);
}

function isMain(code: ServiceCode): code is MainService {
  return services[code].kind === 'main';
}

function needsBath(code: ServiceCode): boolean {
  return code === 'flea_bath' || code === 'medicated_bath';
}

function mainMeasures(code: MainService, species: Species, size: Size, coat: CoatCode): Measures {
  const factor = coatFactors[code][coat] ?? 1;
  return times(pricedAs(species) === 'cat' ? catPrices[code] : dogPrices[code][size], factor, factor);
}

/** A second main service shares the bath of the first. */
function beyondTheBath(whole: Measures, species: Species, size: Size, coat: CoatCode): Measures {
  const bath = mainMeasures('bath_brush', species, size, coat);
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

/** Few salons list prices for the rest: the little ones are asked for like cats, the big ones like dogs. */
function pricedAs(species: Species): 'dog' | 'cat' {
  return species === 'cat' || species === 'rabbit' || species === 'guinea_pig' || species === 'ferret'
    ? 'cat'
    : 'dog';
}

function assumptionsFor(
  pet: PetToGroom,
  chosen: readonly ServiceCode[],
  charged: readonly ServiceCode[],
): string[] {
  const included = chosen.filter((code) => !charged.includes(code)).map((code) => services[code].label);
  const alike = pricedAs(pet.species);
  return [
    !pet.size && alike === 'dog' && 'Size unknown: counted as medium.',
    !pet.coat && 'Coat unknown: counted as short and easy to dry.',
    alike !== pet.species &&
      `Few groomers list prices for ${speciesNames[pet.species].many.toLowerCase()}: counted like ${speciesNames[alike].many.toLowerCase()}.`,
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

function rounded(total: Measures, atHome: boolean, assumptions: string[]): GroomingEstimate {
  const [low, high, minutesLow, minutesHigh] = total;
  const [travelLow, travelHigh] = atHome ? atHomeFactor : [1, 1];
  return {
    priceLow: toFive(low * travelLow) * 100,
    priceHigh: toFive(high * travelHigh) * 100,
    minutesLow: toFive(minutesLow),
    minutesHigh: toFive(minutesHigh),
    assumptions,
  };
}

function toFive(amount: number): number {
  return Math.round(amount / 5) * 5;
}
