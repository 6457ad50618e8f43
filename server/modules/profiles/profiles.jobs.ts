import { after, hours } from '#server/platform/clock.ts';
import { every, onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createProfileFromLocation } from './create-profile-from-location.ts';
import { forgetChangesBefore, restoreNameWords } from './search/new-people.queries.ts';

const begin = ({ transact, places }: Platform, { accountId }: { accountId: string }) =>
  transact((t) => createProfileFromLocation(t, places, accountId));

export const profilesJobs = {
  // At once, since the page of the first payment asks for a place if the profile has none.
  'begin-person-who-registered': onEvent('account.registered', begin),
  'begin-person-who-took-a-role': onEvent('role.added', begin),
  // Morning sums of saved searches read the changes of the last day.
  'forget-changes-of-people': every('day', async ({ sql, clock }) => {
    await forgetChangesBefore(sql, after(clock.now(), -hours(72)));
  }),
  'restore-name-words': every('day', async ({ sql }) => {
    await restoreNameWords(sql);
  }),
};
