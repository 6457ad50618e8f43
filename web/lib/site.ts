import { useRouteLoaderData } from 'react-router';
import type { ProcessorName } from '#contract/plans.ts';

/** What every page knows of the site it belongs to; read once, on the server. */
export type Site = {
  /** The public address, without a slash at its end. */
  siteUrl: string;
  supportEmail: string;
  /** Who takes payments: real cards, test cards only, or nobody. */
  processor: ProcessorName;
  /** True when the browser sent no session, so that nobody needs to ask who is there. */
  signedOut: boolean;
};

const unknown: Site = { siteUrl: '', supportEmail: '', processor: 'none', signedOut: false };

export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? unknown;
