import { text as readAll } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import type { ProblemBody } from '#contract/problems.ts';
import type { TestApp } from '../test-app.ts';
import type { Call } from './calls.ts';
import type { Input } from './valid-request.ts';

export type Answer = { status: number; type: string; text: string; response: LightMyRequestResponse };

/** The path of a call with its parameters filled in. */
export const addressOf = ({ path }: Pick<Call, 'path'>, { params = {} }: Input): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

let sent = 0;

/** Sends one request past every limit of how often: the strictest lets five through. */
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
  // Events have no end: that they begin is the answer.
  const text = type.startsWith('text/event-stream') ? '' : await readAll(response.stream());
  return { status: response.statusCode, type, text, response };
}

/** Stands for 1e309 in a body: JSON can say it, JavaScript reads infinity. */
export const tooBigForJson = '__1e309__';
const asJson = (body: unknown) => JSON.stringify(body).replaceAll(`"${tooBigForJson}"`, '1e309');

/** What is wrong with a refusal, if it is not as the contract promises; empty if all is well. */
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

/** Tables that remember callers, not what they did. */
const passing = new Set(['rate_limits', 'sessions']);

/** A fingerprint of every table, by name. */
export async function readDatabase(app: TestApp): Promise<Record<string, string>> {
  const { sql } = app.app.platform;
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  const prints = tables
    .filter(({ name }) => !passing.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from "${name}" t`,
    );
  const rows = await sql.unsafe<{ name: string; print: string }[]>(prints.join(' union all '));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
