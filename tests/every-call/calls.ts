import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';

/** One promise of the contract. `key` is `'METHOD /path/:id'`. */
export type Call = { key: keyof Api; method: string; path: string; endpoint: Endpoint };

const contract = path.join(import.meta.dirname, '../../contract');

/** Every call of every `…Api` table there is: a new one is swept without being named anywhere. */
export async function readCalls(): Promise<Call[]> {
  const files = (await readdir(contract)).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name) => import(path.join(contract, name)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap(Object.entries).flatMap(([name, table]) =>
    name.endsWith('Api')
      ? Object.entries(table as EndpointTable).map(([key, endpoint]) => {
          const [method = '', address = ''] = key.split(' ');
          return { key: key as keyof Api, method, path: address, endpoint };
        })
      : [],
  );
}
