import type { LiveTables } from './change-feed/event-stream.ts';
import type { Route } from './http/routes.ts';
import type { JobTable } from './jobs/jobs.ts';

/** What a domain adds to the program; `server/app.ts` lists every module once. */
export type Module = {
  routes?: readonly Route[];
  jobs?: JobTable;
  /** The lists that change with each of its tables. */
  live?: LiveTables;
};
