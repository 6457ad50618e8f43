import type { z } from 'zod';
import type { Api } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { CallError } from './call-error.ts';
import { send, sendChange } from './send-request.ts';
import { noteReads } from './topics.ts';

type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<Name extends string, S> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { [N in Name]?: Given<S> }
    : { [N in Name]: Given<S> }
  : { [N in Name]?: undefined };
type EndpointOf<K extends keyof Api> = Api[K] & Endpoint;

export type Input<K extends keyof Api> = Field<'params', EndpointOf<K>['params']> &
  Field<'query', EndpointOf<K>['query']> &
  Field<'body', EndpointOf<K>['body']>;
export type Reply<K extends keyof Api> = Api[K]['reply'] extends z.ZodType
  ? z.output<Api[K]['reply']>
  : undefined;

/** A page of a list; `next` is the cursor of the page after it. */
export type Page<Item> = { body: Item[]; next: string | undefined };

/**
 * A reply: when it was asked for, the cursor of the next page, for how many seconds it is valid, what it changed, and where its
 * record can be read.
 */
export type Answered<Body> = {
  body: Body;
  sentAt: number;
  next: string | undefined;
  validFor: number | undefined;
  changed: string | null;
  location: string | null;
};

/**
 * Calls the API by its contract key, with cookies: `call('POST /api/shift-applications', { body })`.
 * @throws CallError on any answer that is not ok
 */
export async function call<K extends keyof Api>(
  key: K,
  input?: Input<K>,
  headers?: Record<string, string>,
): Promise<Reply<K>> {
  return (await callPage(key, input, headers)).body;
}

/** Like `call`, and also returns what the headers of the reply say. */
export async function callPage<K extends keyof Api>(
  key: K,
  input?: Input<K>,
  headers: Record<string, string> = {},
): Promise<Answered<Reply<K>>> {
  const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
  const [method = 'GET', path = ''] = key.split(' ');
  const url = urlOf(path, params ?? {}, query ?? {});
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const { ok, status, text, statusText, link, reads, ...said } = await (method === 'GET' ? send : sendChange)(
    url,
    request,
  );
  if (!ok) throw new CallError(status, text || statusText);
  if (method === 'GET') noteReads(url, reads);
  return { body: (text ? JSON.parse(text) : undefined) as Reply<K>, next: nextPage(link), ...said };
}

export function urlOf(path: string, params: object, query: object): string {
  const given = new Map(Object.entries(params));
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${url}?${search}` : url;
}

/** The cursor in `Link: <…?cursor=…>; rel="next"`. */
export function nextPage(link: string | null): string | undefined {
  const target = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return target ? (new URL(target, 'http://here').searchParams.get('cursor') ?? undefined) : undefined;
}
