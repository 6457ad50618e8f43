import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Role } from './roles.ts';
import { AccessPlan } from '../memberships/plans.ts';
import { plainEmail, plainPassword } from '../text/typed-text.ts';
import { Id, Instant, Phone, text, name } from '../values.ts';

/** The session cookie; without it a browser is signed out. Over TLS its name begins with `__Host-`. */
export const sessionCookie = 'wagwell_session';
/** Identifies a browser in which an account has signed in before; it is kept after signing out. */
export const browserCookie = 'wagwell_browser';
/** The cookie of a sign-in that waits for its code. */
export const signInCookie = 'wagwell_sign_in';

/** The characters of RFC 5321 without quotes: couples share `pat&sam@…`, and top levels may be `xn--…`. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

export const Email = z
  .string()
  .overwrite(plainEmail)
  .max(254, 'At most 254 characters')
  .pipe(z.email({ pattern: emailPattern, error: 'Please enter a valid email' }));
export const shortestPassword = 8;
/** The server also refuses common passwords, and those made of the user's name or words like Wagwell. */
export const NewPassword = z
  .string()
  .overwrite(plainPassword)
  .min(shortestPassword, `Password must be at least ${shortestPassword} characters`)
  .max(200, 'At most 200 characters');

export const Registration = z
  .strictObject({
    firstName: name(60),
    lastName: name(60),
    email: Email,
    password: NewPassword,
    userType: Role,
    phone: Phone.optional(),
    location: text(120).optional(),
    /** Pet parents may leave it out: what they keep of their own pets and visits is free. */
    plan: AccessPlan.optional(),
    agreeToTerms: z.literal(true, 'You must agree to the Terms of Service'),
    agreeToPrivacy: z.literal(true, 'You must agree to the Privacy Policy'),
  })
  .refine(({ userType, plan }) => plan !== undefined || userType === 'pet_owner', {
    path: ['plan'],
    message: 'Choose a plan',
  });

/** An account as its owner sees it. */
export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** An address that replaces `email` once the link in its mailbox is opened. */
  newEmail: z.string().nullable(),
  /** The password would be refused today, so its owner is asked to change it. */
  passwordIsWeak: z.boolean(),
  /** Signing in takes a code of an authenticator app. */
  hasTwoFactor: z.boolean(),
  /** The legal texts that changed since the account agreed; it is asked to agree anew. */
  toAgree: z.array(z.enum(['terms', 'privacy'])),
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
});

/** A device that was paired as a business's front desk, which can do what the day needs alone. */
const FrontDesk = z.object({
  deviceName: z.string(),
  businessName: z.string(),
  /** Who is at the desk; null once they have to say so again. */
  person: z.object({ id: Id, name: z.string(), until: Instant }).nullable(),
  people: z.array(z.object({ id: Id, name: z.string() })),
});
export type FrontDesk = z.output<typeof FrontDesk>;

export const Session = z.object({
  id: Id,
  hasMembership: z.boolean(),
  membership: SessionMembership.nullable(),
  user: User,
  /** The time zone of the account's place; UTC if unknown. */
  timeZone: z.string(),
  /** Whether the account has clients or visits as a provider, who work by the day. */
  hasDay: z.boolean(),
  /** What is private to the account is left out then. */
  frontDesk: FrontDesk.nullable(),
});
export type Session = z.output<typeof Session>;

/** The password is right, and `POST /auth/second-factor` takes the code. */
const SecondFactorAsked = z.object({ status: z.literal('second_factor') });
export type SecondFactorAsked = z.output<typeof SecondFactorAsked>;

const Credentials = z.strictObject({ email: z.string().max(254), password: z.string().max(200) });
const Token = z.string().min(20).max(100);

/** What opens an account besides its password. */
const Openers = z.object({
  passkeys: z.array(z.object({ name: z.string(), createdAt: Instant })),
  hasTwoFactor: z.boolean(),
});

export const identityApi = {
  'POST /auth/register': {
    summary: 'Create an account and sign in',
    body: Registration,
    reply: Session,
    status: 201,
  },
  'POST /auth/login': {
    summary: 'Sign in; accounts with two-factor are asked for a code next',
    idempotent: true,
    body: Credentials,
    reply: z.union([Session, SecondFactorAsked]),
  },
  'GET /api/login': {
    summary: 'Leads a browser to the sign-in page and afterwards to `next`, a path of this site',
    query: z.strictObject({ next: z.string().max(2000).optional() }),
    reply: null,
    status: 302,
  },
  'POST /auth/logout': { summary: 'Sign out', idempotent: true, reply: null },
  'GET /auth/me': { summary: 'The signed-in account', reply: Session },
  'POST /auth/verify-email': {
    summary: 'Confirm an email address, a changed one too',
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
    summary: 'Choose a new password; ends all sessions, and answers what else opens the account',
    body: z.strictObject({ token: Token, password: NewPassword }),
    reply: Openers,
  },
  /** The versions are those that the page showed; others than those in force are refused. */
  'POST /api/account/agreements': {
    summary: 'Agree to the terms and the privacy policy in force',
    body: z.strictObject({ terms: z.iso.date(), privacy: z.iso.date() }),
    reply: Session,
  },
  /** The link comes with the mail about a change of the account's protection. */
  'POST /auth/not-me': {
    summary: 'Undo a change that another person made; answers with a link for a new password',
    body: z.strictObject({ token: Token }),
    reply: z.object({ token: Token }),
  },
  'POST /api/roles': {
    summary: 'Add a role to the account',
    body: z.strictObject({ role: Role }),
    reply: Session,
  },
} as const satisfies EndpointTable;

export type IdentityEvents = {
  'account.registered': { accountId: string; plan?: AccessPlan };
  'role.added': { accountId: string };
  'verification.asked': { accountId: string };
  'password.forgotten': { accountId: string };
  'password.changed': { accountId: string };
  'email_change.asked': { accountId: string };
  'security.changed': { accountId: string; changeId: string };
  'account.secured': { accountId: string };
};
