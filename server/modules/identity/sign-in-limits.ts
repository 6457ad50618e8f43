import { hours, minutes } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Limits all attempts because each derives a key. Failed attempts have far lower limits. */
const perOrigin = { name: 'sign-in-any', max: 600, per: minutes(15), by: 'address' } as const;
const failedPerOrigin = { name: 'sign-in', max: 60, per: minutes(15), by: 'address' } as const;
const failedPerAccountAndOrigin = {
  name: 'sign-in-account',
  max: 10,
  per: minutes(15),
  by: 'account',
} as const;
/**
 * This limit is so high that only guessing from many addresses reaches it. Known browsers and reset links are
 * exempt.
 */
const failedPerAccount = {
  name: 'sign-in-anywhere',
  max: 100,
  per: hours(1),
  by: 'account',
  advice:
    'To sign in now, choose a new password with the link under this form, or use a browser in which you have signed in before.',
} as const;

const failedCodes = { name: 'second-factor-code', max: 10, per: minutes(15), by: 'account' } as const;
/** Three codes of a million are right at a time, so 30 tries an hour find one in a year at the earliest. */
const failedCodesAnywhere = {
  name: 'second-factor-anywhere',
  max: 30,
  per: hours(1),
  by: 'account',
} as const;

/** Counts a code entered after the right password. @returns a function that takes a right one back */
export async function countCodeAttempt(
  platform: Platform,
  accountId: string,
  known: string | undefined,
  network: string,
): Promise<() => Promise<void>> {
  const counted = [await countAgainst(platform, failedCodes, `${accountId} ${known ?? network}`)];
  if (!known) counted.push(await countAgainst(platform, failedCodesAnywhere, accountId));
  return async () => {
    for (const takeBack of counted) await takeBack();
  };
}

/**
 * Counts an attempt to sign in per known browser of the account, or else per network. Attempts are counted
 * before the comparison, so that concurrent ones cannot exceed a limit.
 * @returns a function that takes a successful attempt back @throws Problem `too_often`
 */
export async function countAttempt(
  platform: Platform,
  address: string,
  known: string | undefined,
  network: string,
): Promise<() => Promise<void>> {
  const origin = known ?? network;
  await countAgainst(platform, perOrigin, origin);
  const counted = [
    await countAgainst(platform, failedPerOrigin, origin),
    await countAgainst(platform, failedPerAccountAndOrigin, `${address} ${origin}`),
  ];
  if (!known) counted.push(await countAgainst(platform, failedPerAccount, address));
  return async () => {
    for (const takeBack of counted) await takeBack();
  };
}
