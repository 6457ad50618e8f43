import type { FastifyRequest } from 'fastify';
import type { Role } from '#contract/identity/roles.ts';
import type { LegalText } from '#contract/identity/legal.ts';
import { defineRoutes } from '#server/platform/http/routes.ts';
import type { Caller, Guard } from '#server/platform/http/routes.ts';
import { routeNotFound } from '#server/platform/http/errors.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { reachesOutside } from '#server/platform/config.ts';
import { rowsOf } from '#server/platform/change-feed/change-feed.ts';
import type { Platform } from '#server/platform/platform.ts';
import { membershipNeeded } from '#server/platform/policy.ts';
import { problem } from '#server/platform/problem.ts';
import { refuseUnconfirmed } from './confirmed-address.policy.ts';
import { frontDeskOf, requireFrontDeskCall } from './front-desk-calls.ts';
import { findActor, hasOwnVisit, markSeen, isTwoFactorOn } from './identity.queries.ts';
import { idleLifetime, sessionHash } from './sessions.ts';

/** The account that is calling. */
export type Actor = Caller & {
  roles: Role[];
  isAdmin: boolean;
  hasMembership: boolean;
  /** Has or had a membership. */
  wasMember: boolean;
  /** Until when the last entry of the password counts, in milliseconds since 1970. */
  confirmedUntil: number;
  /** Signed in with a code or a passkey. */
  hasSecondFactor: boolean;
  /** The device of a front desk, and until when who is at the desk is known, in milliseconds since 1970. */
  frontDesk?: { deviceName: string; staffId: string | undefined; until: number } | undefined;
};
/** `toAgree`: the legal texts that changed since the account agreed. `isConfirmed`: so is its address. */
type FoundCaller = Actor & { toAgree: LegalText[]; isConfirmed: boolean };

const signedOut: Actor = {
  id: '',
  validUntil: Number.POSITIVE_INFINITY,
  roles: [],
  isAdmin: false,
  hasMembership: false,
  wasMember: false,
  confirmedUntil: 0,
  hasSecondFactor: false,
};

/** An account on whose word a job goes on; the caller has looked at its membership. */
export const onBehalfOf = ({ id, roles }: Pick<Actor, 'id' | 'roles'>): Actor => ({
  ...signedOut,
  id,
  roles,
  hasMembership: true,
  wasMember: true,
});

/** How long entering the password counts as a confirmation. */
const confirmedFor = minutes(10);
/** How exactly a session knows when it was last used; each time is a write. */
const seenEvery = hours(1);

/** Defines a module's endpoints with the allowed callers of each. */
export const routes = defineRoutes<Actor>(signedOut);

/**
 * Allows signed-in callers, also before they agree to changed legal texts: to read, protect, export and close one's own
 * account, and to end its membership.
 */
export const signedInBeforeAgreeing = async (
  request: FastifyRequest,
  platform: Platform,
): Promise<FoundCaller> => {
  const caller = await findCaller(request, platform);
  if (!caller) throw problem('signed_out', 'Sign in to go on.');
  const refusal = refuseUnconfirmed(`${request.method} ${request.routeOptions.url}`, caller);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return caller;
};

/** Allows signed-in callers. Those who have not agreed to changed legal texts may only read. */
export const signedIn: Guard<Actor> = async (request, platform) => {
  const caller = await signedInBeforeAgreeing(request, platform);
  requireAgreement(request, caller);
  return caller;
};

/** @throws Problem `agreement_needed` on a change by a person who has not agreed to the legal texts in force */
function requireAgreement({ method }: FastifyRequest, { toAgree }: FoundCaller): void {
  if (toAgree.length > 0 && method !== 'GET' && method !== 'HEAD')
    throw problem('agreement_needed', 'Our texts have changed. Please agree to them to go on.');
}

/** Allows everyone; the actor is the caller if signed in. */
export const anyone: Guard<Actor> = async (request, platform) =>
  (await findCaller(request, platform)) ?? signedOut;

/**
 * Finds the caller, cached until their session, account or membership changes. Expiry times are compared with
 * the current time on each call.
 */
async function findCaller(
  request: FastifyRequest,
  { config, sql, clock, cache }: Platform,
): Promise<FoundCaller | undefined> {
  const tokenHash = sessionHash(request, config);
  if (!tokenHash) return undefined;
  const found = await cache(
    `actor ${tokenHash.toString('base64')}`,
    () => findActor(sql, tokenHash),
    ({ id }) => rowsOf(id, ['accounts', 'sessions', 'memberships']),
  );
  if (!found) return undefined;
  const instant = clock.now();
  const now = instant.getTime();
  const seenAt = Date.parse(found.lastSeenAt);
  const signedInUntil = Math.min(Date.parse(found.expiresAt), seenAt + idleLifetime);
  if (signedInUntil <= now) return undefined;
  if (now - seenAt >= seenEvery) await markSeen(sql, tokenHash, instant, after(instant, -seenEvery));
  const { id, roles, isAdmin, accessUntil, confirmedAt, hasSecondFactor, toAgree, isConfirmed } = found;
  request.accountId = id;
  const frontDesk = frontDeskOf(found, now);
  if (frontDesk) requireFrontDeskCall(`${request.method} ${request.routeOptions.url}`, frontDesk);
  const memberUntil = accessUntil ? Date.parse(accessUntil) : now;
  const hasMembership = memberUntil > now;
  const validUntil = hasMembership ? Math.min(signedInUntil, memberUntil) : signedInUntil;
  return {
    id,
    validUntil,
    roles,
    isAdmin,
    hasMembership,
    wasMember: accessUntil !== null,
    confirmedUntil: confirmedAt ? Date.parse(confirmedAt) + confirmedFor : 0,
    hasSecondFactor,
    toAgree,
    isConfirmed,
    ...(frontDesk ? { frontDesk, deskStaffId: frontDesk.staffId } : {}),
  };
}

const roleNames: Record<Role, string> = {
  groomer: 'groomers',
  owner: 'salon and mobile business owners',
  pet_owner: 'pet parents',
};

/** Allows callers with one of the roles. No membership is needed, so people keep access to their data. */
export const withRole =
  (...roles: Role[]): Guard<Actor> =>
  async (request, platform) => {
    const actor = await signedIn(request, platform);
    if (roles.length > 0 && !roles.some((role) => actor.roles.includes(role))) {
      throw problem(
        'wrong_role',
        `Only ${roles.map((role) => roleNames[role]).join(' and ')} can do this. You can add the role in your profile menu.`,
      );
    }
    return actor;
  };

/** Allows callers with a paid membership and, if any are named, one of the roles. */
export const member = (...roles: Role[]): Guard<Actor> => {
  const signedIn = withRole(...roles);
  return async (request, platform) => {
    const actor = await signedIn(request, platform);
    if (!actor.hasMembership) throw problem(membershipNeeded.code, membershipNeeded.detail);
    return actor;
  };
};

/**
 * Allows past members, too, so that they can read their data after the membership ends, and parents who have or had a visit with a
 * provider.
 */
export const pastOrPresentMember: Guard<Actor> = async (request, platform) => {
  const actor = await signedIn(request, platform);
  if (!actor.wasMember && !(await hasOwnVisit(platform.sql, actor.id)))
    throw problem(membershipNeeded.code, membershipNeeded.detail);
  return actor;
};

/**
 * Allows admins; for everyone else the route is not found. Where money, mail or visitors are real, they need a second
 * factor.
 */
export const admin: Guard<Actor> = async (request, platform) => {
  const actor = await signedInBeforeAgreeing(request, platform).catch(() => undefined);
  if (!actor?.isAdmin) throw routeNotFound(request);
  requireAgreement(request, actor);
  if (reachesOutside(platform.config) && !actor.hasSecondFactor)
    throw problem(
      'second_factor_required',
      'Admins sign in with a code or a passkey here. Turn two-factor on in your settings, or add a passkey and sign in with it.',
    );
  return actor;
};

/**
 * Allows callers of another guard who entered their password within the last ten minutes, by signing in or by
 * confirming their identity.
 */
export const confirmed =
  (who: Guard<Actor>): Guard<Actor> =>
  async (request, platform) => {
    const actor = await who(request, platform);
    if (actor.confirmedUntil <= platform.clock.now().getTime())
      throw problem('confirm_identity', 'Enter your password to go on.');
    return actor;
  };

/**
 * As `confirmed` for accounts with two-factor: for calls that take the password in their body, which alone is not enough there.
 */
export const confirmedByCode =
  (who: Guard<Actor>): Guard<Actor> =>
  async (request, platform) => {
    const actor = await who(request, platform);
    return (await isTwoFactorOn(platform.sql, actor.id))
      ? confirmed(async () => actor)(request, platform)
      : actor;
  };

/** Checks that an id means the caller: `current-user`, their own id, or none. @throws Problem `forbidden` */
export function requireSelf(actor: Actor, id: string | undefined): void {
  if (id !== undefined && id !== 'current-user' && id !== actor.id) {
    throw problem('forbidden', 'You can only do this for your own account.');
  }
}
