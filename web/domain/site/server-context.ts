import { createContext } from 'react-router';
import type { Session } from '#contract/identity/identity.ts';
import type { ProcessorName } from '#contract/memberships/plans.ts';

/** A reply of the API, with what its headers say. */
export type Answer = {
  status: number;
  body: unknown;
  link: string | null;
  reads: string | null;
  validFor: number | undefined;
  position: string | null;
};

/** What the server passes to page loaders. */
export type ServerContext = {
  /** Allows the inline scripts of this one page. */
  nonce: string;
  /** Stands in the reply, the log and on an error page. */
  requestId: string;
  /** Writes to the log why the page could not be rendered. */
  failed(error: unknown): void;
  /** The time at which the page was asked for. */
  now: Date;
  siteUrl: string;
  supportEmail: string;
  processor: ProcessorName;
  sendsTexts: boolean;
  /** Calls the API as a signed-out visitor; null where it finds nothing. */
  get(path: string): Promise<unknown>;
  /** Calls the API as the visitor. */
  read(path: string): Promise<Answer>;
  /** The visitor's session; null if signed out. */
  session(): Promise<Session | null>;
};

export const serverContext = createContext<ServerContext>();
