import type { Transaction } from '#server/platform/transaction.ts';
import type { TestApp } from '#tests/test-app.ts';

/** What a call is sent. `body` becomes JSON; `payload` goes as it stands. */
export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string> | [string, string][];
  body?: unknown;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

/** `me` is somebody with every role and its profile, unless told otherwise. */
export type Context = { app: TestApp; me: string };

/** How one call succeeds: what has to be there, and what is sent. */
export type ValidRequest = {
  /** `me` has not joined. */
  joined?: boolean;
  /** What the good call answers where that is no success. */
  answers?: number;
  set?: (stage: Context) => Input | Promise<Input>;
};
export type ValidRequests<Table> = Record<keyof Table, ValidRequest>;

/** A door whose records are made in one transaction. */
export const withRecords =
  (make: (t: Transaction, me: string) => Promise<Input>): ValidRequest['set'] =>
  ({ app, me }) =>
    app.transact((t) => make(t, me));
