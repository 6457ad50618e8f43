import { createContext } from 'react-router';
import type { Session } from '#contract/identity.ts';
import type { ProcessorName } from '#contract/plans.ts';

/** What the server gives to a page's loader. */
export type ServerContext = {
  /** Allows the inline scripts of this one page. */
  nonce: string;
  siteUrl: string;
  supportEmail: string;
  processor: ProcessorName;
  /** The API as a stranger sees it. */
  get(path: string): Promise<unknown>;
  /** Who asks for the page; null for somebody signed out. */
  session(): Promise<Session | null>;
};

export const serverContext = createContext<ServerContext>();
