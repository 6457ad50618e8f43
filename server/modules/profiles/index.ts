export { browseGroomers, browseOwners } from './browse-people.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { spotOf } from './people.queries.ts';
