import type { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import type { Platform } from '../platform.ts';
import { takesKey } from './idempotency/idempotency.ts';
import type { FileReply } from './replies/file-reply.ts';
import type { ImageReply } from './replies/image-reply.ts';
import type { JsonText, Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '../transaction.ts';
import type { Limit } from './limits/rate-limits.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Replied<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.input<E['reply']> | JsonText
  : void | FileReply | ImageReply;
type Written<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> | JsonText : void;

/** What the platform knows of a caller. */
export type Caller = {
  /** The account's; empty for nobody. */
  id: string;
  /** When time alone makes them somebody else: a session or a membership ends. In milliseconds since 1970. */
  until: number;
};

type Input<E extends Endpoint, A> = {
  actor: A;
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  platform: Platform;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Reading<E extends Endpoint, A> = Input<E, A> & { sql: Sql };
type Writing<E extends Endpoint, A> = Input<E, A> & { t: Transaction };

/** Lets somebody in and names them, or throws a Problem (401, 402, 403, 404). */
export type Guard<A> = (request: FastifyRequest, platform: Platform) => Promise<A>;

type Runs<K, E extends Endpoint, A> = K extends `GET ${string}`
  ? {
      /**
       * For lists that are polled: the tables they are read from, besides the viewer's own rows. While none of these
       * changed, the caller's `If-None-Match` is answered with 304 before anything is read. Where time alone makes it
       * another answer, and no job tells of it, `run` says when: `standsUntil`.
       */
      poll?: readonly string[];
      run(call: Reading<E, A>): Promise<Replied<E>>;
    }
  : Writes<E, A> & {
      /** The tables in which the caller's own rows change, where these are few; without it, any may. */
      changes?: readonly string[];
    };

/** `run` is wrapped in one transaction; `runAlone` opens its own, for work that must not hold one while it waits. */
type Writes<E extends Endpoint, A> =
  | { run(call: Writing<E, A>): Promise<Written<E>> }
  | { runAlone(call: Input<E, A>): Promise<Written<E>> };

type Handler<K, E extends Endpoint, Actor> = { who: 'everyone' | Guard<Actor>; limit?: Limit } & Runs<
  K,
  E,
  Actor
>;

export type AnyInput = Reading<Endpoint, unknown> & Writing<Endpoint, unknown>;
export type Route = {
  key: string;
  method: string;
  url: string;
  endpoint: Endpoint;
  /** Of the good answer. */
  status: number;
  /** Takes an Idempotency-Key. */
  keyed: boolean;
  who: Guard<Caller>;
  /** Answers everyone alike. */
  open: boolean;
  limit: Limit | undefined;
  poll: readonly string[] | undefined;
  changes: readonly string[] | undefined;
  run: ((call: AnyInput) => Promise<unknown>) | undefined;
  runAlone: ((call: AnyInput) => Promise<unknown>) | undefined;
};

/**
 * Binds every endpoint of a contract table to who may call it and the use case behind it; a missing or misspelt key
 * does not compile. Where everyone may call, the actor is `nobody`.
 */
export function defineRoutes<Actor extends Caller>(nobody: Actor) {
  return <Table extends EndpointTable>(
    table: Table,
    handlers: { [K in keyof Table]: Handler<K, Table[K], Actor> },
  ): Route[] =>
    Object.entries(table).map(([key, endpoint]) => {
      const { who, limit, poll, changes, run, runAlone } = handlers[key] as unknown as Partial<Route> & {
        who: 'everyone' | Guard<Actor>;
      };
      const [method = '', url = ''] = key.split(' ');
      return {
        key,
        method,
        url,
        endpoint,
        status: endpoint.status ?? (endpoint.reply ? 200 : 204),
        keyed: takesKey(method, endpoint),
        who: who === 'everyone' ? () => Promise.resolve(nobody) : who,
        open: who === 'everyone',
        limit,
        poll,
        changes,
        run,
        runAlone,
      };
    });
}
