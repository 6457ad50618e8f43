import { z } from 'zod';
import { consentKinds } from './consent-kinds.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Cents, Day, Id, Instant, Params, name } from '../values.ts';

const ConsentKind = z.enum(consentKinds);

const signed = {
  kind: ConsentKind,
  petIds: z.array(Id).min(1, 'Choose a pet').max(12, 'At most 12 pets'),
  /** The version of the text that was read; another one is not signed. */
  textVersion: z.int(),
  signedName: name(60),
  /** Cents; only for a vet release. */
  limitAmount: Cents.min(100, 'At least $1').optional(),
};
type Limited = { kind: string; limitAmount?: number | undefined };
const hasLimit = ({ kind, limitAmount }: Limited) => (kind === 'vet_release') === (limitAmount !== undefined);
const limitIssue = {
  path: ['limitAmount'],
  message: 'Name the most that a vet may cost, for a vet release only',
};
const ConsentDraft = z
  .strictObject({ ...signed, photoIds: z.array(Id).max(6, 'At most 6 photos').optional() })
  .refine(hasLimit, limitIssue);
/** A client with a link signs without photos. */
const LinkConsentDraft = z.strictObject(signed).refine(hasLimit, limitIssue);
export type ConsentDraft = z.output<typeof ConsentDraft>;

export const Consent = z.object({
  id: Id,
  kind: ConsentKind,
  pet: z.object({ id: Id, name: z.string() }),
  textVersion: z.int(),
  limitAmount: z.int().nullable(),
  signedName: z.string(),
  signedAt: Instant,
  /** On the provider's device, in the owner's account, or with the client's link. */
  how: z.enum(['device', 'account', 'link']),
  photos: z.array(z.string()),
  expiresOn: Day,
  withdrawnAt: Instant.nullable(),
  /** Whether it counts now: of the present text, not over and not withdrawn. */
  isValid: z.boolean(),
});
export type Consent = z.output<typeof Consent>;

/** A consent that a visit asks for and no one has given. */
export const MissingConsent = z.object({
  petId: Id,
  petName: z.string(),
  kind: ConsentKind,
  /** Whether checking in without it takes a reason. */
  isNeeded: z.boolean(),
  /** A shave-down is signed once the coat has its photo. */
  needsPhoto: z.boolean(),
});
export type MissingConsent = z.output<typeof MissingConsent>;

const VisitConsents = z.object({
  pets: z.array(z.object({ id: Id, name: z.string() })),
  missing: z.array(MissingConsent),
  given: z.array(Consent),
});
export type VisitConsents = z.output<typeof VisitConsents>;

const secret = z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a visit');

export const consentsApi = {
  'GET /api/visits/:id/consents': {
    summary: 'The consents for the animals of a visit: those that are missing, and those that were signed',
    params: Params,
    reply: VisitConsents,
  },
  'POST /api/visits/:id/consents': {
    summary: 'The client signs on the provider’s device, or in their account',
    params: Params,
    body: ConsentDraft,
    reply: VisitConsents,
    status: 201,
  },
  'GET /api/clients/:id/consents': {
    summary: 'What a client of one’s own has signed, the newest first',
    params: Params,
    reply: z.array(Consent),
  },
  'POST /api/consents/:id/withdraw': {
    summary: 'Take a consent back, or note that the client did',
    params: Params,
    reply: Consent,
  },
  'GET /api/client-links/:secret/consents': {
    summary: "The consents for the visit of a client's link",
    params: z.strictObject({ secret }),
    reply: VisitConsents,
  },
  'POST /api/client-links/:secret/consents': {
    summary: 'The client signs with their link',
    params: z.strictObject({ secret }),
    body: LinkConsentDraft,
    reply: VisitConsents,
    status: 201,
  },
  'POST /api/client-links/:secret/consents/:id/withdraw': {
    summary: 'The client takes a consent back with their link',
    params: z.strictObject({ secret, id: Id }),
    reply: VisitConsents,
  },
} as const satisfies EndpointTable;

export type Consents = { api: typeof consentsApi; events: object };
