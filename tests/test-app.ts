import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import type { Api } from '#contract/api/api.ts';
import type { ProblemBody } from '#contract/problems.ts';
import { createApp } from '#server/app.ts';
import type { App, AppOptions } from '#server/app.ts';
import { makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import type { MadeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { movableClock } from '#server/platform/clock.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Transact } from '#server/platform/transaction.ts';
import { createTestDatabase } from './database.ts';
import { vapid } from './standins/push-service.ts';

type Key = keyof Api;
type Reply<K extends Key> = Api[K]['reply'] extends z.ZodType ? z.output<Api[K]['reply']> : undefined;
type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A reply as a browser would see it. `body` is typed for success, `problem` for refusals. */
export type Answer<K extends Key> = {
  status: number;
  body: Reply<K>;
  problem: ProblemBody;
  headers: LightMyRequestResponse['headers'];
};

/** A caller of the API: a signed-in account, or one without a cookie. */
export type Caller = {
  id: string;
  cookie: string;
  call<K extends Key>(key: K, input?: Input): Promise<Answer<K>>;
};

export type TestApp = {
  app: App;
  clock: MovableClock;
  databaseUrl: string;
  transact: Transact;
  /** A signed-out caller. */
  stranger: Caller;
  /** Signs in a new account, by default with that role and a membership. */
  signIn(
    given?: Partial<MadeAccount> & { isAdmin?: boolean; membership?: boolean },
  ): Promise<Caller & { account: MadeAccount }>;
  as(accountId: string): Promise<Caller>;
  /**
   * Starts another process on the same database. @returns a function that gives the same caller in that
   * process
   */
  secondProcess(): Promise<(caller: Caller) => Caller>;
  /** Runs every due job. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

const begun = Date.now();
/** The current time unless a test moves the clock: always the same day, so that tests pass on any day. */
export const testNow = () => new Date(Date.parse('2026-11-20T18:00:00Z') + Date.now() - begun);

/** Opens the whole program on a new database, called as over HTTP, on a clock that tests move. */
export async function openTestApp(
  env: Record<string, string> = {},
  clock = movableClock(testNow()),
  /** Returns another address for the same database. */
  reach: (databaseUrl: string) => Promise<string> | string = (url) => url,
  options: AppOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const databaseUrl = await reach(database.url);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    WEB: 'none',
    CHECK_REPLIES: '1',
    DATA_DIR: '.cache/test-data',
    DATABASE_POOL: '20',
    ...vapid,
    // A site with https starts only with a mail server, and with Stripe or without payments.
    ...(env['PUBLIC_URL']?.startsWith('https')
      ? {
          PAYMENTS: '0',
          SMTP_URL: 'smtp://127.0.0.1:9',
          POSTAL_ADDRESS: 'Wagwell, 12 Main St, Austin, TX 78701',
        }
      : {}),
    ...env,
  });
  const app = await createApp(config, databaseUrl, clock, options);
  await app.server.ready();
  const { transact } = app.platform;
  const others: App[] = [];

  const caller = (id: string, cookie: string, { server } = app): Caller => ({
    id,
    cookie,
    async call(key, { params = {}, query, body, headers = {} } = {}) {
      const [method = '', path = ''] = key.split(' ');
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const response = await server.inject({
        method: method as 'GET',
        url,
        ...(query ? { query: stringified(query) } : {}),
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      });
      const parsed =
        response.body && /json/.test(String(response.headers['content-type'])) ? response.json() : undefined;
      return { status: response.statusCode, body: parsed, problem: parsed, headers: response.headers };
    },
  });

  const as = async (accountId: string) => caller(accountId, await transact((t) => makeSession(t, accountId)));

  return {
    app,
    clock,
    databaseUrl,
    transact,
    stranger: caller('', ''),
    as,
    async signIn({ membership = true, ...given } = {}) {
      const account = await transact(async (t) => {
        const made = await makeAccount(t, given);
        if (membership) await makeFreeMembership(t, { accountId: made.id });
        return made;
      });
      return { ...(await as(account.id)), account };
    },
    async secondProcess() {
      const other = await createApp(config, databaseUrl, clock);
      await other.server.ready();
      others.push(other);
      return ({ id, cookie }) => caller(id, cookie, other);
    },
    settle: () => app.jobs.runDue(),
    async close() {
      await Promise.all([app, ...others].map((one) => one.close()));
      await database.drop();
    },
  };
}

const stringified = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
