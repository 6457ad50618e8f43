import type { Route } from './http/routes.ts';
import type { JobTable } from './jobs/jobs.ts';

/** What a domain adds to the program; `server/app.ts` lists every module once. */
export type Module = {
  routes?: readonly Route[];
  jobs?: JobTable;
};
