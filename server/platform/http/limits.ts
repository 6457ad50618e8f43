import { after } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { problem } from '../problem.ts';
import type { Problem } from '../problem.ts';

/**
 * At most `max` calls per window and key. Kept in PostgreSQL, so every process counts together; or `here`, each process
 * for itself, for what is done so often that counting it would cost more than doing it.
 */
export type Limit = { name: string; max: number; per: number; by: 'address' | 'account'; kept?: 'here' };

/** Counts one call. @throws Problem `too_often` once the window is full */
export type Count = (key: string) => void | Promise<void>;

export const counterOf = (platform: Platform, limit: Limit): Count =>
  limit.kept === 'here' ? countHere(platform.clock, limit) : (key) => countAgainst(platform, limit, key);

function countHere(clock: Clock, limit: Limit): Count {
  let counted = new Map<string, number>();
  let windowStart = 0;
  return (key) => {
    const now = clock.now();
    const window = windowOf(now, limit);
    if (window.getTime() !== windowStart) counted = new Map();
    windowStart = window.getTime();
    const count = (counted.get(key) ?? 0) + 1;
    counted.set(key, count);
    if (count > limit.max) throw tooOften(now, limit);
  };
}

/** @throws Problem `too_often` once the window is full */
export async function countAgainst(platform: Platform, limit: Limit, key: string): Promise<void> {
  const now = platform.clock.now();
  const windowStart = windowOf(now, limit);
  const [row] = await platform.sql<{ count: number }[]>`
    insert into rate_limits as counted (key, window_start, count) values (${`${limit.name}:${key}`}, ${windowStart}, 1)
    on conflict (key, window_start) do update set count = counted.count + 1 returning count`;
  if (row && row.count > limit.max) throw tooOften(now, limit);
}

const windowOf = (now: Date, { per }: Limit) => new Date(Math.floor(now.getTime() / per) * per);

function tooOften(now: Date, limit: Limit): Problem {
  const end = after(windowOf(now, limit), limit.per);
  const wait = Math.ceil((end.getTime() - now.getTime()) / 60_000);
  return problem(
    'too_often',
    `Too many attempts. Try again in ${wait === 1 ? 'a minute' : `${wait} minutes`}.`,
  );
}

/** Forgets windows that ended a day ago. */
export const forgetOldLimits = (platform: Platform) =>
  platform.sql`delete from rate_limits where window_start < ${after(platform.clock.now(), -86_400_000)}`;
