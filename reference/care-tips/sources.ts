import { clinics } from './sources/clinics.ts';
import { guidelines } from './sources/guidelines.ts';
import { regulators } from './sources/regulators.ts';
import { tradeTexts } from './sources/trade.ts';

/** The sources of the tips, each defined once, so that a new edition is compared and dated once. */
export const sources = { ...guidelines, ...regulators, ...clinics, ...tradeTexts };
