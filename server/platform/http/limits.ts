import { after } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { problem } from '../problem.ts';

/** At most `max` calls per window and key. Kept in PostgreSQL, so every process counts together. */
export type Limit = { name: string; max: number; per: number; by: 'address' | 'account' };

/** Counts one call. @throws Problem `too_often` once the window is full */
export async function countAgainst(platform: Platform, limit: Limit, key: string): Promise<void> {
  const now = platform.clock.now();
  const windowStart = new Date(Math.floor(now.getTime() / limit.per) * limit.per);
  const [row] = await platform.sql<{ count: number }[]>`
    insert into rate_limits as counted (key, window_start, count) values (${`${limit.name}:${key}`}, ${windowStart}, 1)
    on conflict (key, window_start) do update set count = counted.count + 1 returning count`;
  if (row && row.count > limit.max) {
    const wait = Math.ceil((after(windowStart, limit.per).getTime() - now.getTime()) / 60_000);
    throw problem(
      'too_often',
      `Too many attempts. Try again in ${wait === 1 ? 'a minute' : `${wait} minutes`}.`,
    );
  }
}

/** Forgets windows that ended a day ago. */
export const forgetOldLimits = (platform: Platform) =>
  platform.sql`delete from rate_limits where window_start < ${after(platform.clock.now(), -86_400_000)}`;
