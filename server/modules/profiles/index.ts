export { browseGroomers, browseOwners } from './browse-people.ts';
export { keepStreet } from './keep-street.ts';
export { placeOf } from './place-of.ts';
export type { Location } from './place-of.ts';
export { isProfilePhoto } from './photo-rules.queries.ts';
export { profilesJobs } from './profiles.jobs.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { nameTold, spotOf } from './people.queries.ts';
export { spotMeant } from './spot-meant.ts';
