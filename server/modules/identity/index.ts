import type { Module } from '#server/platform/module.ts';
import { accountRoutes } from './account/account.routes.ts';
import { adminAccountsRoutes } from './admin/admin-accounts.routes.ts';
import { identityLeaving } from './identity.leaving.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { twoFactorRoutes } from './second-factor/two-factor.routes.ts';
import { identityTables } from './identity.tables.ts';

export { createAccountLink } from './account-links.ts';
export { requireOwnPassword } from './passwords/own-password.ts';
export { isOnlyAdmin, lockOpenAccount } from './personal-data.queries.ts';
export { createNotMeLink } from './security-changes/record-security-change.ts';
export { findSecurityChange } from './security-changes/security-changes.queries.ts';
export {
  admin,
  anyone,
  confirmed,
  confirmedByCode,
  member,
  onBehalfOf,
  requireSelf,
  pastOrPresentMember,
  routes,
  signedIn,
  signedInBeforeAgreeing,
  withRole,
} from './guards.ts';
export type { Actor } from './guards.ts';
export { frontDeskCalls, frontDeskTopics } from './front-desk-calls.ts';
export { countFrontDesks, isFrontDesk, writePerson } from './front-desk.queries.ts';
export { adminAct } from './admin/admin-act.ts';
export { findAdmins, lockAdmins } from './admin/admins.queries.ts';
export { grantAdmin, revokeAdmin } from './admin/grant-admin.ts';
export { restoreByCommand } from './admin/restore-by-command.ts';
export { suspendAccount } from './suspension.ts';
export { findSuspension } from './suspensions.queries.ts';
export {
  findContact as contactOf,
  findNewEmail,
  removeProfileImage,
  updateProfileImage,
} from './identity.queries.ts';
export { resetTwoFactor } from './second-factor/reset-two-factor.ts';
export { wayIn } from './ways-in.ts';
export { saveUser } from './account/save-user.ts';
export { clearSessionCookie, openSession, ownSession, sessionHash } from './sessions.ts';

export const identity: Module = {
  name: 'identity',
  tables: identityTables,
  archive: 'account',
  routes: [
    ...identityRoutes,
    ...accountRoutes,
    ...twoFactorRoutes,
    ...passkeysRoutes,
    ...adminAccountsRoutes,
  ],
  jobs: identityJobs,
  leaving: identityLeaving,
};
