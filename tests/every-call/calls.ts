import type { Api } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { moduleRoutes } from '#server/modules.ts';

/** One endpoint of the contract. `key` is `'METHOD /path/:id'`. */
export type Call = { key: keyof Api; method: string; path: string; endpoint: Endpoint };

/** All calls of the program; a new one is included automatically. */
export const calls: Call[] = moduleRoutes.map(({ key, endpoint }) => {
  const [method = '', path = ''] = key.split(' ');
  return { key: key as keyof Api, method, path, endpoint };
});
