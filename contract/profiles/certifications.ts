import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Reason } from '../admin/admin-accounts.ts';
import { FileType } from '../media.ts';
import { Day, Id, Instant, line, PageLimit, Params, text } from '../values.ts';

/** How many records one profile can have. */
export const maxCertifications = 60;

/** A certification is an exam passed and renewed; a certificate says that a course was completed. */
export const CertificationKind = z.enum(['certification', 'certificate']);
export type CertificationKind = z.output<typeof CertificationKind>;

/** The profile that a record belongs to. */
export const CertifiedAs = z.enum(['groomer', 'business']);
export type CertifiedAs = z.output<typeof CertifiedAs>;

export const CertificationStatus = z.enum(['declared', 'checked', 'refused']);
export type CertificationStatus = z.output<typeof CertificationStatus>;

/** A person's certifications as others see them. Expired and refused records are not shown to others. */
export const ShownCertification = z.object({
  id: Id,
  title: z.string(),
  /** Who gave it: a name of the reference list or the holder's own words; null if unknown, as is the kind. */
  issuer: z.string().nullable(),
  kind: CertificationKind.nullable(),
  expiresOn: Day.nullable(),
  /** Whether an admin has compared it with its proof; otherwise it is self-declared. */
  checked: z.boolean(),
});
export type ShownCertification = z.output<typeof ShownCertification>;

/** A record as its holder sees it. */
export const Certification = ShownCertification.omit({ checked: true }).extend({
  as: CertifiedAs,
  number: z.string().nullable(),
  issuedOn: Day.nullable(),
  status: CertificationStatus,
  /** Whether its last day is over. */
  expired: z.boolean(),
  /** Only the holder and admins open it. */
  proofUrl: z.string().nullable(),
  proofType: FileType.nullable(),
  checkedAt: Instant.nullable(),
  /** Why an admin refused it. */
  refusal: z.string().nullable(),
  updatedAt: Instant,
});
export type Certification = z.output<typeof Certification>;

const fields = {
  title: line(60),
  issuer: line(60),
  kind: CertificationKind,
  number: text(60).nullish(),
  issuedOn: Day.nullish(),
  expiresOn: Day.nullish(),
  /** A photo or a PDF from POST /api/uploads. */
  proofId: Id.nullish(),
};

export const CertificationDraft = z.strictObject({
  /** The groomer profile if left out, or the business's of an account without one. */
  as: CertifiedAs.optional(),
  ...fields,
});
export type CertificationDraft = z.output<typeof CertificationDraft>;

/** What is left out stays; null removes. */
export const CertificationChange = z.strictObject(fields).partial();
export type CertificationChange = z.output<typeof CertificationChange>;

/** A record as admins compare it with its proof. */
export const AdminCertification = Certification.extend({
  holder: z.object({ id: Id, name: z.string() }),
  /** The admin who checked or refused it; null where it came checked from the profile's former list. */
  decision: z.object({ by: z.string().nullable(), at: Instant, reason: z.string().nullable() }).nullable(),
});
export type AdminCertification = z.output<typeof AdminCertification>;

export const certificationsApi = {
  'GET /api/certifications': {
    summary: "One's own certifications, the oldest first",
    reply: z.array(Certification),
  },
  'POST /api/certifications': {
    summary: 'Add a certification; an admin checks it once it has a proof',
    body: CertificationDraft,
    reply: Certification,
    status: 201,
  },
  'PATCH /api/certifications/:id': {
    summary: 'Change a certification; one that was checked or refused waits for a check again',
    params: Params,
    body: CertificationChange,
    reply: Certification,
  },
  'DELETE /api/certifications/:id': {
    summary: 'Remove a certification with its proof',
    params: Params,
    reply: null,
  },
  'GET /api/admin/certifications': {
    summary: 'Certifications that wait for a check, the oldest first, or decided ones, the latest first',
    query: z.strictObject({
      show: z.enum(['waiting', 'decided']).default('waiting'),
      cursor: Id.optional(),
      limit: PageLimit,
    }),
    reply: z.array(AdminCertification),
  },
  /** `seen` is `updatedAt` of the record that was compared; 409 if its holder has changed it since. */
  'POST /api/admin/certifications/:id/decide': {
    summary: 'Check a certification, or refuse it with a reason that its holder reads',
    params: Params,
    body: z.strictObject({ decision: z.enum(['check', 'refuse']), reason: Reason, seen: Instant }),
    reply: AdminCertification,
  },
} as const satisfies EndpointTable;

export type CertificationEvents = {
  'certification.checked': { certificationId: string };
  'certification.refused': { certificationId: string };
  'certification.expiring': { certificationId: string };
};
