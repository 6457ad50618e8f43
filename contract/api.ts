import type { identityApi } from './identity.ts';

/** Every call there is, for the web's typed client. Types only: importing this costs the browser nothing. */
export type Api = typeof identityApi;
