export {
  admin,
  anyone,
  member,
  mustBeSelf,
  pastOrPresentMember,
  routes,
  signedIn,
  withRole,
} from './guards.ts';
export type { Actor } from './guards.ts';
export { makeAdmin } from './grant-admin.ts';
export { findContact as contactOf } from './identity.queries.ts';
export { identityJobs } from './identity.jobs.ts';
export { identityRoutes } from './identity.routes.ts';
export { saveUser } from './save-user.ts';
