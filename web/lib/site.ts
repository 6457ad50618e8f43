import { useRouteLoaderData } from 'react-router';

/** What every page knows of the site it belongs to; read once, on the server. */
export type Site = {
  /** The public address, without a slash at its end. */
  siteUrl: string;
  supportEmail: string;
  /** True when the browser sent no session, so that nobody needs to ask who is there. */
  signedOut: boolean;
};

const unknown: Site = { siteUrl: '', supportEmail: '', signedOut: false };

export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? unknown;
