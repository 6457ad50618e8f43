import { useRouteLoaderData } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import type { ProcessorName } from '#contract/memberships/plans.ts';

/** Facts about the site that every page has; loaded once, on the server. */
export type Site = {
  /** The public URL without a trailing slash. */
  siteUrl: string;
  supportEmail: string;
  /** The payment processor: real cards, test cards only, or none. */
  processor: ProcessorName;
  /** Whether Wagwell can text clients by itself. */
  sendsTexts: boolean;
  /** True if the browser sent no session cookie, so that the session need not be loaded. */
  signedOut: boolean;
  /** What the frame of a page shows of a member before their session is known. */
  member: { roles: readonly Role[]; hasDay: boolean } | null;
};

const unknown: Site = {
  siteUrl: '',
  supportEmail: '',
  processor: 'none',
  sendsTexts: false,
  signedOut: false,
  member: null,
};

export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? unknown;
