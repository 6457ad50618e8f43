import type { Api } from '#contract/api/api.ts';
import { visitsRequests } from './valid-requests/grooming.ts';
import type { Call } from './calls.ts';
import { rowsOfSweeps } from './sweeps.ts';
import type { ValidRequests } from './valid-request.ts';

/** A valid request for every call; a test names those that have none. */
export const validRequests = {
  ...visitsRequests,
  ...rowsOfSweeps((row) => row),
} as ValidRequests<Api>;

/** Returns the status of a call that succeeds. */
export const expectedStatus = ({ key, endpoint }: Call): number =>
  validRequests[key].answers ?? endpoint.status ?? (endpoint.reply ? 200 : 204);
