import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Role } from './roles.ts';
import { AccessPlan } from './memberships/plans.ts';
import { Id, Instant, Phone, text, name } from './values.ts';

/** Versions of the texts that a new member agrees to; stored with the time of agreement. */
export const termsVersion = '2026-11-01';
export const privacyVersion = '2026-11-01';

/** The session cookie; without it a browser is signed out. Over TLS its name begins with `__Host-`. */
export const sessionCookie = 'wagwell_session';
/** Identifies a browser in which an account has signed in before; it is kept after signing out. */
export const browserCookie = 'wagwell_browser';

const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters')
  .pipe(z.email('Please enter a valid email'));
export const shortestPassword = 8;
/** The server also refuses common passwords, and those made of the user's name or words like Wagwell. */
const Password = z
  .string()
  .min(shortestPassword, `Password must be at least ${shortestPassword} characters`)
  .max(200, 'At most 200 characters');

export const Registration = z.strictObject({
  firstName: name(60),
  lastName: name(60),
  email: Email,
  password: Password,
  userType: Role,
  phone: Phone.optional(),
  location: text(120).optional(),
  plan: AccessPlan,
  agreeToTerms: z.literal(true, 'You must agree to the Terms of Service'),
  agreeToPrivacy: z.literal(true, 'You must agree to the Privacy Policy'),
});

/** An account as its owner sees it. */
export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  roles: z.array(Role),
  isAdmin: z.boolean(),
});
export type User = z.output<typeof User>;

/** The membership facts that the header and the route guard need; GET /api/membership returns the rest. */
export const SessionMembership = z.object({
  plan: AccessPlan,
  status: z.string(),
  accessUntil: Instant,
  /** The time zone for dates of payments: the member's own, or UTC if unknown. */
  timeZone: z.string(),
});

export const Session = z.object({
  id: Id,
  hasMembership: z.boolean(),
  membership: SessionMembership.nullable(),
  user: User,
});
export type Session = z.output<typeof Session>;

const Credentials = z.strictObject({ email: z.string().max(254), password: z.string().max(200) });
const Token = z.string().min(20).max(100);

export const identityApi = {
  'POST /auth/register': {
    summary: 'Create an account and sign in',
    body: Registration,
    reply: Session,
    status: 201,
  },
  'POST /auth/login': { summary: 'Sign in', idempotent: true, body: Credentials, reply: Session },
  'GET /api/login': {
    summary: 'Leads a browser to the sign-in page and afterwards to `next`, a path of this site',
    query: z.strictObject({ next: z.string().max(2000).optional() }),
    reply: null,
    status: 302,
  },
  'POST /auth/logout': { summary: 'Sign out', idempotent: true, reply: null },
  'GET /auth/me': { summary: 'The signed-in account', reply: Session },
  'POST /auth/verify-email': {
    summary: 'Confirm an email address',
    body: z.strictObject({ token: Token }),
    reply: null,
  },
  'POST /auth/send-verification': {
    summary: 'Mail a fresh link that confirms the address, unless it is confirmed',
    reply: null,
  },
  'POST /auth/forgot-password': {
    summary: 'Ask for a reset link',
    body: z.strictObject({ email: Email }),
    reply: null,
  },
  'POST /auth/reset-password': {
    summary: 'Choose a new password; ends all sessions',
    body: z.strictObject({ token: Token, password: Password }),
    reply: null,
  },
  'POST /api/roles': {
    summary: 'Add a role to the account',
    body: z.strictObject({ role: Role }),
    reply: Session,
  },
} as const satisfies EndpointTable;

export type IdentityEvents = {
  'account.registered': { accountId: string; plan: AccessPlan };
  'role.added': { accountId: string };
  'verification.asked': { accountId: string };
  'password.forgotten': { accountId: string };
  'password.changed': { accountId: string };
};
