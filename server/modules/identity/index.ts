import type { Module } from '#server/platform/module.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';

export { createAccountLink } from './account-links.ts';
export type { LinkPurpose } from './account-links.ts';
export {
  admin,
  anyone,
  member,
  requireSelf,
  pastOrPresentMember,
  routes,
  signedIn,
  withRole,
} from './guards.ts';
export type { Actor } from './guards.ts';
export { grantAdmin } from './grant-admin.ts';
export { findContact as contactOf } from './identity.queries.ts';
export { saveUser } from './save-user.ts';
export { sessionHash } from './sessions.ts';

export const identity: Module = {
  routes: identityRoutes,
  jobs: identityJobs,
  live: { accounts: 'account' },
};
