import { createContext } from 'react-router';

/** What the server gives to a page's loader: the script nonce, its public address, and the API as a stranger sees it. */
export type ServerContext = {
  nonce: string;
  siteUrl: string;
  supportEmail: string;
  get(path: string): Promise<unknown>;
};

export const serverContext = createContext<ServerContext>();
