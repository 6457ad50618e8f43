import { every, onEvent } from '#server/platform/jobs/jobs.ts';
import { matchChangedPeople } from './match-changed-people.ts';
import { matchPosted } from './match-posted.ts';
import { sumUpSearches } from './sum-up-matches.ts';

export const savedSearchesJobs = {
  'match-posted-shift': onEvent('shift.posted', (platform, { shiftId }) =>
    matchPosted(platform, 'shifts', shiftId),
  ),
  'match-opened-shift': onEvent('shift.opened', (platform, { shiftId }) =>
    matchPosted(platform, 'shifts', shiftId),
  ),
  'match-posted-request': onEvent('request.posted', (platform, { requestId }) =>
    matchPosted(platform, 'requests', requestId),
  ),
  'match-changed-people': every('minute', (platform) => matchChangedPeople(platform, platform.clock.now())),
  'sum-up-searches': every('hour', sumUpSearches),
};
