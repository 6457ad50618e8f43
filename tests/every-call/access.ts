import { roles } from '#contract/identity/roles.ts';
import type { Role } from '#contract/identity/roles.ts';

/** The expected access rules of a call, written independently of the program. */
export type Access = {
  /** Also signed-out callers. */
  everyone: boolean;
  /** The caller needs one of these roles. */
  roles: readonly Role[];
  /** The caller needs a membership. */
  member: boolean;
  /** Only admins; others get the reply of an unknown path. */
  admin: boolean;
  /**
   * The result when another caller, with every role and a membership, sends the same request: success (`in`),
   * success with only their own data (`own`), or a refusal.
   */
  others: 'in' | 'own' | 403 | 404 | 422;
};

export const everyone: Access = { everyone: true, roles, member: false, admin: false, others: 'in' };
export const anyone: Access = { ...everyone, everyone: false };
export const admins: Access = { ...anyone, admin: true, others: 404 };
export const withRole = (...some: Role[]): Access => ({ ...anyone, roles: some });
export const members = (...some: Role[]): Access => ({
  ...anyone,
  roles: some.length > 0 ? some : roles,
  member: true,
});
/** Only the people involved. */
export const own = (accessMatrix: Access, others: Access['others'] = 404): Access => ({
  ...accessMatrix,
  others,
});
