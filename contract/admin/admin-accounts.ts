import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Role } from '../identity/roles.ts';
import { Id, Instant, PageLimit, Params, line, searchText } from '../values.ts';
import { maxReason } from '../text/limits.ts';

/** Why an admin acts. The audit log keeps it, and the person concerned reads it. */
export const Reason = line(maxReason);

/** An account as admins see it. */
export const AdminAccount = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  roles: z.array(Role),
  isAdmin: z.boolean(),
  hasMembership: z.boolean(),
  createdAt: Instant,
  /** The number of sessions in which it is signed in. */
  sessions: z.int(),
  /** Reports about the account or something of it. */
  reports: z.int(),
  openReports: z.int(),
  suspension: z.object({ since: Instant, until: Instant.nullable(), reason: z.string() }).nullable(),
});
export type AdminAccount = z.output<typeof AdminAccount>;

const Because = z.strictObject({ reason: Reason });

/** These endpoints respond to everyone but admins as an unknown path does. */
export const adminAccountsApi = {
  'GET /api/admin/accounts': {
    summary: 'Search accounts by name, email or id, the newest first',
    query: z.strictObject({
      q: searchText(200).optional(),
      show: z.enum(['all', 'suspended', 'admins']).default('all'),
      cursor: Id.optional(),
      limit: PageLimit,
    }),
    reply: z.array(AdminAccount),
  },
  /** Ends its sessions, refuses its sign-ins and hides it from all lists until it is restored. */
  'POST /api/admin/accounts/:id/suspend': {
    summary: 'Suspend an account, until an instant or until it is restored',
    params: Params,
    body: z.strictObject({ reason: Reason, until: Instant.nullable().default(null) }),
    reply: AdminAccount,
  },
  'POST /api/admin/accounts/:id/restore': {
    summary: 'End the suspension of an account',
    params: Params,
    body: Because,
    reply: AdminAccount,
  },
  'POST /api/admin/accounts/:id/end-sessions': {
    summary: 'Sign an account out everywhere',
    params: Params,
    body: Because,
    reply: AdminAccount,
  },
} as const satisfies EndpointTable;

export type AdminAccountEvents = {
  'account.suspended': { accountId: string };
  'account.restored': { accountId: string };
};
