import type { ExtraPrices } from '#contract/profiles/facts.ts';

type ExtraCode = keyof ExtraPrices;

/** Names on bills of the extras that can be added at check-out. */
export const extraNames: Record<ExtraCode, string> = {
  matsPerQuarterHour: 'Mats, per 15 min',
  severeMats: 'Severe mats (shave-down)',
  handling: 'Extra handling',
  fleaCleanup: 'Flea clean-up',
  latePickupPerQuarterHour: 'Late pick-up, per 15 min',
  travel: 'Travel',
  leastAtHome: 'Minimum charge for a visit at home',
};

export const extraCodes = Object.keys(extraNames) as ExtraCode[];

/** Charged by the quarter of an hour. */
export const isByQuarterHour = (code: ExtraCode): boolean => code.endsWith('PerQuarterHour');

/** 'Mats, 45 min': the name with the time that it took. */
export const nameForQuarters = (code: ExtraCode, quarters: number): string =>
  extraNames[code].replace('per 15 min', `${quarters * 15} min`);

/** The extras that a provider charges, with their prices in cents. */
export const pricedExtras = (
  extras: ExtraPrices | null,
): { code: ExtraCode; name: string; cents: number }[] =>
  extraCodes.flatMap((code) => {
    const cents = extras?.[code] ?? null;
    return cents === null ? [] : [{ code, name: extraNames[code], cents }];
  });
