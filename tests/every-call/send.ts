import { text as readAll } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import type { ProblemBody } from '#contract/problems.ts';
import type { TestApp } from '../test-app.ts';
import type { Call } from './calls.ts';
import type { Input } from './valid-request.ts';

export type Answer = { status: number; type: string; text: string; response: LightMyRequestResponse };

/** Fills in the parameters of a call's path. */
export const addressOf = ({ path }: Pick<Call, 'path'>, { params = {} }: Input): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

let sent = 0;

/** Sends one request without being limited: the strictest rate limit allows five. */
export async function send(
  app: TestApp,
  { method, path }: Pick<Call, 'method' | 'path'>,
  { params = {}, query = {}, body, payload, headers = {} }: Input,
  cookie = '',
): Promise<Answer> {
  if (sent++ % 4 === 0) await app.app.platform.sql`delete from rate_limits`;
  const address = addressOf({ path }, { params });
  const search = new URLSearchParams(query).toString();
  const response = await app.app.server.inject({
    method: method as 'GET',
    url: search ? `${address}?${search}` : address,
    ...(payload === undefined ? {} : { payload }),
    ...(body === undefined ? {} : { payload: asJson(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    payloadAsStream: true,
  });
  const type = String(response.headers['content-type']);
  // An event stream has no end, so its start counts as the reply.
  const text = type.startsWith('text/event-stream') ? '' : await readAll(response.stream());
  return { status: response.statusCode, type, text, response };
}

/** Placeholder for 1e309 in a body: valid JSON that JavaScript parses as Infinity. */
export const tooBigForJson = '__1e309__';
const asJson = (body: unknown) => JSON.stringify(body).replaceAll(`"${tooBigForJson}"`, '1e309');

/** Describes how a refusal differs from the contract; empty if it does not. */
export function faultsOf(
  { status, type, text }: Answer,
  wanted: { status: number[]; path?: string },
): string {
  const told = `${status} ${text.slice(0, 300)}`;
  if (!wanted.status.includes(status)) return `should be ${wanted.status.join(' or ')}, is ${told}`;
  if (!type.startsWith('application/problem+json')) return `is told as ${type}: ${told}`;
  const problem = JSON.parse(text) as Partial<ProblemBody>;
  if (problem.status !== status || !problem.code || !problem.title || !problem.detail || !problem.type)
    return `is not a whole problem: ${told}`;
  const { path } = wanted;
  if (path === undefined || status !== 422) return '';
  const named = problem.errors?.some((error) => error.path === path || error.path.startsWith(`${path}.`));
  return named ? '' : `does not name ${path}: ${told}`;
}
