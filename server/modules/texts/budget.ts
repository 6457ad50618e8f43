import { hours } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';

/** What one provider may send of them. */
export const textsOfProvider = 300;

const ofProvider: Limit = { name: 'texts-of-provider', max: textsOfProvider, per: hours(24), by: 'account' };
const ofAll = (max: number): Limit => ({ name: 'texts-of-day', max, per: hours(24), by: 'account' });

/** Counts a text against the day of its provider and of the installation. @returns false where one of them is used up */
export async function mayText(platform: Platform, accountId: string): Promise<boolean> {
  try {
    const undo = await countAgainst(platform, ofProvider, accountId);
    await countAgainst(platform, ofAll(platform.config.TEXTS_PER_DAY), 'all').catch(
      async (error: unknown) => {
        await undo();
        throw error;
      },
    );
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
