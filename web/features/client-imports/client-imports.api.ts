import { useQuery } from '@tanstack/react-query';
import type { ClientImport } from '#contract/client-imports.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { query } from '#web/lib/api/query.ts';

/** How often a run is looked at, in ms. */
const lookEvery = 1000;

/** An import, read again while it is under way. */
export const useClientImport = (id: string) =>
  useQuery({
    ...query('GET /api/client-imports/:id', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'undoing' ? lookEvery : false,
  });

/** Sends a sheet (POST /api/client-imports). @throws CallError on a refusal, Error where no answer came */
export async function uploadSheet(sheet: Blob, name: string): Promise<ClientImport> {
  const body = new FormData();
  body.append('file', sheet, name);
  const response = await fetch('/api/client-imports', { method: 'POST', credentials: 'include', body });
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, text || response.statusText);
  return JSON.parse(text) as ClientImport;
}
