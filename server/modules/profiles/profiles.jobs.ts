import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createProfileFromLocation } from './create-profile-from-location.ts';

const begin = ({ transact, places }: Platform, { accountId }: { accountId: string }) =>
  transact((t) => createProfileFromLocation(t, places, accountId));

export const profilesJobs = {
  'begin-groomer-who-joined': onEvent('membership.started', begin),
  'begin-groomer-who-was-added': onEvent('role.added', begin),
};
