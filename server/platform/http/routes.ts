import type { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import type { Platform } from '../platform.ts';
import { takesKey } from './idempotency/idempotency.ts';
import type { FileReply } from './replies/file-reply.ts';
import type { ImageReply } from './replies/image-reply.ts';
import type { RawJson, Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '../transaction.ts';
import type { Limit } from './limits/rate-limits.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Replied<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.input<E['reply']> | RawJson
  : void | FileReply | ImageReply;
type Written<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> | RawJson : void;

/** A caller as the platform sees it. */
export type Caller = {
  /** The account's id; empty for a caller who is signed out. */
  id: string;
  /**
   * When the caller's rights change by time alone, because a session or membership ends. In milliseconds
   * since 1970.
   */
  validUntil: number;
  /** Who is at the desk, for a caller at a front desk. */
  deskStaffId?: string | undefined;
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

/** Returns the caller, or throws a Problem (401, 402, 403, 404). */
export type Guard<A> = (request: FastifyRequest, platform: Platform) => Promise<A>;

type Runs<K, E extends Endpoint, A> = K extends `GET ${string}`
  ? {
      run(call: Reading<E, A>): Promise<Replied<E>>;
      /**
       * The topics of the rows that concern the caller; the reply names them, so that the caller reads again when they change.
       * Without them, it is read again after each of the caller's own writes.
       */
      reads?: readonly string[];
      /** The topics of rows that it shows whoever they concern. */
      readsAll?: readonly string[];
      /** May be answered by a replica: `run` reads by its `sql` alone, caches nothing, and may run twice. */
      spread?: boolean;
      /** A list that a caller can make long: it is read one at a time for each account. */
      heavy?: boolean;
      /** Topics that it also reads, but need not show at once, such as names. */
      mayLag?: readonly string[];
    }
  : Writes<E, A>;

/**
 * `run` is wrapped in one transaction; `runOutsideTransaction` opens its own, for work that waits for another
 * service.
 */
type Writes<E extends Endpoint, A> =
  | { run(call: Writing<E, A>): Promise<Written<E>> }
  | { runOutsideTransaction(call: Input<E, A>): Promise<Written<E>> };

/** `opening` counts different lists and people per account and network, against copying them all. */
type CallLimit = Limit | 'opening';
type Handler<K, E extends Endpoint, Actor> = { who: 'everyone' | Guard<Actor>; limit?: CallLimit } & Runs<
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
  /** The status of a successful reply. */
  status: number;
  /** Takes an Idempotency-Key. */
  keyed: boolean;
  who: Guard<Caller>;
  /** Needs no session. */
  isPublic: boolean;
  limit: CallLimit | undefined;
  /** Where its reply can be read again. */
  record?: string | undefined;
  reads?: readonly string[] | undefined;
  readsAll?: readonly string[] | undefined;
  mayLag?: readonly string[] | undefined;
  heavy?: boolean | undefined;
  spread?: boolean | undefined;
  run: ((call: AnyInput) => Promise<unknown>) | undefined;
  runOutsideTransaction: ((call: AnyInput) => Promise<unknown>) | undefined;
};

/**
 * Binds every endpoint of a contract table to a guard and a use case; a missing or misspelled key does not
 * compile. On public endpoints the actor is `signedOut`.
 */
export function defineRoutes<Actor extends Caller>(signedOut: Actor) {
  return <Table extends EndpointTable>(
    table: Table,
    handlers: { [K in keyof Table]: Handler<K, Table[K], Actor> },
  ): Route[] =>
    Object.entries(table).map(([key, endpoint]) => {
      const { who, limit, reads, readsAll, mayLag, heavy, spread, run, runOutsideTransaction } = handlers[
        key
      ] as unknown as Partial<Route> & {
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
        who: who === 'everyone' ? () => Promise.resolve(signedOut) : who,
        isPublic: who === 'everyone',
        limit,
        reads,
        readsAll,
        mayLag,
        heavy,
        spread,
        run,
        runOutsideTransaction,
      };
    });
}
