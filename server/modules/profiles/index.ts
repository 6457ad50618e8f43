import { personName } from '#server/modules/blocks/index.ts';
import { photoRule } from '#server/modules/media/index.ts';
import { isProfilePhoto } from './photo-rules.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { displayName } from './people.queries.ts';
import { countProfiles, eraseBusiness } from './personal-data.queries.ts';
import { profilesJobs } from './profiles.jobs.ts';
import { profilesRoutes } from './profiles.routes.ts';
import { profilesTables } from './profiles.tables.ts';

export { createProfileFromLocation } from './create-profile-from-location.ts';
export {
  countGroomers,
  countOwners,
  findNewGroomers,
  findNewOwners,
  searchGroomers,
  searchOwners,
} from './search/search-people.ts';
export { findUnnoticedChanges, noticeChanges } from './search/new-people.queries.ts';
export { requireVisiblePerson } from './get-person.ts';
export { tradeOfRoles } from './trade.ts';
export { saveStreet } from './save-street.ts';
export { resolveAddress } from './resolve-address.ts';
export type { Location } from './resolve-address.ts';
export { getFacts, getFactsOf, getShownFacts, getShownFactsOf } from './facts/facts.queries.ts';
export { accountLatLon, displayName } from './people.queries.ts';
export { findPersonEvidence, removeLogo } from './evidence.queries.ts';
export { searchOrigin } from './search/search-origin.ts';
export { getOwnPublicPage, renewSlug, setHidden } from './public-page/own-public-page.ts';
export { findShownPage, isShown, pagesOf } from './public-page/public-page.queries.ts';
export { slugOf } from './public-page/slug.ts';

export const profiles: Module = {
  name: 'profiles',
  tables: profilesTables,
  routes: profilesRoutes,
  jobs: profilesJobs,
  provides: [personName(displayName), photoRule({ everyone: isProfilePhoto })],
  leaving: {
    facts: async (sql, accountId) => ({ lost: { profiles: await countProfiles(sql, accountId) } }),
    erase: ({ sql }, accountId) => eraseBusiness(sql, accountId),
  },
};
