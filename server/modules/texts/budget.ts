import { hours } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';

/** What one provider may send of them. */
export const textsOfProvider = 300;

const ofProvider: Limit = { name: 'texts-of-provider', max: textsOfProvider, per: hours(24), by: 'account' };
const ofAll = (max: number): Limit => ({ name: 'texts-of-day', max, per: hours(24), by: 'account' });

/** Anyone has codes sent, so they can use up neither what a provider may send nor what the installation may. */
const codesOfProvider: Limit = { name: 'text-codes-of-provider', max: 100, per: hours(24), by: 'account' };
const codesOfAll = (max: number): Limit => ({
  name: 'text-codes-of-day',
  max: Math.ceil(max / 2),
  per: hours(24),
  by: 'account',
});

/** Counts a text against the day of its provider and of the installation. @returns false where one of them is used up */
export const mayText = (platform: Platform, accountId: string): Promise<boolean> =>
  countAll(platform, [
    [ofProvider, accountId],
    [ofAll(platform.config.TEXTS_PER_DAY), 'all'],
  ]);

/** Counts a code against the day. @returns false where it is used up */
export const mayTextCode = (platform: Platform, accountId: string): Promise<boolean> =>
  countAll(platform, [
    [codesOfProvider, accountId],
    [codesOfAll(platform.config.TEXTS_PER_DAY), 'all'],
    [ofAll(platform.config.TEXTS_PER_DAY), 'all'],
  ]);

/** Counts against all limits or, once one of them is full, against none. */
async function countAll(platform: Platform, limits: [Limit, string][]): Promise<boolean> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const [limit, of] of limits) undo.push(await countAgainst(platform, limit, of));
    return true;
  } catch (error) {
    for (const each of undo) await each();
    if (error instanceof Problem) return false;
    throw error;
  }
}
