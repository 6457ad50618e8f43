import type { Transaction } from '#server/platform/transaction.ts';
import type { TestApp } from '#tests/test-app.ts';

/** The input of a call. `body` is sent as JSON; `payload` is sent unchanged. */
export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string> | [string, string][];
  body?: unknown;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

/** `me` is a member with every role and profile by default. */
export type Context = { app: TestApp; me: string };

/** A successful request of a call: the records it needs and its input. */
export type ValidRequest = {
  /** False if `me` must not be a member. */
  joined?: boolean;
  /** The status of the valid call if it is not a success. */
  answers?: number;
  set?: (stage: Context) => Input | Promise<Input>;
};

/** For calls whose records are created in one transaction. */
export const withRecords =
  (make: (t: Transaction, me: string) => Promise<Input>): ValidRequest['set'] =>
  ({ app, me }) =>
    app.transact((t) => make(t, me));
