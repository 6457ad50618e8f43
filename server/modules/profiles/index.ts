import type { Module } from '#server/platform/module.ts';
import { profilesData } from './profiles.personal-data.ts';
import { profilesJobs } from './profiles.jobs.ts';
import { profilesRoutes } from './profiles.routes.ts';

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
export { saveStreet } from './save-street.ts';
export { resolveAddress } from './resolve-address.ts';
export type { Location } from './resolve-address.ts';
export { isProfilePhoto } from './photo-rules.queries.ts';
export { getFacts } from './facts/facts.queries.ts';
export { displayName, accountLatLon } from './people.queries.ts';
export { findPersonEvidence, removeLogo } from './evidence.queries.ts';
export { searchOrigin } from './search/search-origin.ts';
export { getOwnPublicPage, renewSlug, setHidden } from './public-page/own-public-page.ts';
export { findShownPage, isShown, pagesOf } from './public-page/public-page.queries.ts';
export { slugOf } from './public-page/slug.ts';

export const profiles: Module = {
  routes: profilesRoutes,
  jobs: profilesJobs,
  live: {
    groomer_profiles: 'groomers',
    business_profiles: 'businesses',
    pet_owner_profiles: 'profile',
    public_pages: 'profile',
  },
  personalData: profilesData,
};
