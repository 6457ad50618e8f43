import { onTestFinished, vi } from 'vitest';

type Answer = (call: { body: unknown; query: URLSearchParams }) => Response | Promise<Response>;

/**
 * Stubs the server until the test ends: answers by method and path, whatever the query, and fails unlisted
 * calls.
 * @returns the calls so far, oldest first
 */
export function serve(answers: Record<string, Answer>) {
  const calls: { key: string; query: URLSearchParams; body: unknown; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body: text, headers }: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(url, 'http://here');
    const key = `${method} ${pathname}`;
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    calls.push({ key, query, body, headers: new Headers(headers) });
    const answer = answers[key];
    return answer
      ? Promise.resolve(answer({ body, query }))
      : Promise.reject(new Error(`Unexpected ${method} ${url}`));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

/** A reply to a write whose record can be read again at `path`, and that changed nothing else. */
export const written = (path: string, body: unknown) =>
  Response.json(body, { headers: { changed: '', 'content-location': path } });
