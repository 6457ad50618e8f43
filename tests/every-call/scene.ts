import type { LightMyRequestResponse } from 'fastify';
import type { ProblemBody } from '#contract/problems.ts';
import { roles } from '#contract/roles.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { TestApp } from '../test-app.ts';
import type { Call } from './calls.ts';

/** What a call is sent. `body` becomes JSON; `payload` goes as it stands. */
export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string> | [string, string][];
  body?: unknown;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

/** `me` is an account that every door lets in: of all roles, with their profiles, an admin. */
export type Stage = { app: TestApp; me: string };

/** How one call succeeds: what has to be there, and what is sent. */
export type Door = {
  /** Strangers are let in, too. */
  open?: true;
  /** `me` has not joined. */
  joined?: boolean;
  /** What the good call answers where that is no success. */
  answers?: number;
  set?: (stage: Stage) => Input | Promise<Input>;
};
export type Doors<Table> = Record<keyof Table, Door>;

/** A door whose records are made in one transaction. */
export const making =
  (make: (t: Transaction, me: string) => Promise<Input>): Door['set'] =>
  ({ app, me }) =>
    app.transact((t) => make(t, me));

/** Everything a call needs, ready to be sent by somebody who may. */
export type Scene = { good: Input; cookie: string; me: string };

/** A fresh scene, now: nothing of an earlier one is in its way. */
export async function setScene(app: TestApp, { joined = true, set }: Door): Promise<Scene> {
  app.clock.moveTo(new Date());
  const me = await app.transact(async (t) => {
    const { id } = await makeAccount(t, { roles: [...roles], isAdmin: true });
    await makeGroomer(t, { accountId: id });
    await makeBusiness(t, { accountId: id });
    await makePetOwner(t, { accountId: id });
    if (joined) await makeFreeMembership(t, { accountId: id });
    return id;
  });
  const good = (await set?.({ app, me })) ?? {};
  return { good, me, cookie: (await app.as(me)).cookie };
}

export type Answer = { status: number; type: string; text: string; response: LightMyRequestResponse };

let sent = 0;

/** Sends one request past every limit of how often: the strictest lets five through. */
export async function send(
  app: TestApp,
  { method, path }: Pick<Call, 'method' | 'path'>,
  { params = {}, query = {}, body, payload, headers = {} }: Input,
  cookie = '',
): Promise<Answer> {
  if (sent++ % 4 === 0) await app.app.platform.sql`delete from rate_limits`;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
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
  });
  const type = String(response.headers['content-type']);
  return { status: response.statusCode, type, text: response.body, response };
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
