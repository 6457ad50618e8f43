import { useRouteLoaderData } from 'react-router';
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
};

const unknown: Site = {
  siteUrl: '',
  supportEmail: '',
  processor: 'none',
  sendsTexts: false,
  signedOut: false,
};

export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? unknown;
