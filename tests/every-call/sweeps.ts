import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from '#contract/api/api.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Row } from './notices.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import type { Access } from './access.ts';
import type { Call } from './calls.ts';
import type { ValidRequest } from './valid-request.ts';

/** Who may make a call, and a request of it that succeeds; written independently of the program. */
export type SweptCall = ValidRequest & { access: Access };

type Mark = (words: string) => string;
export type Person = Caller & { email: string };
export type Sharing = { app: TestApp; me: Person; other: Person; mark: Mark };

/** What the sweeps need of a domain. It stands beside the domain, in `<domain>.sweep.ts`. */
export type Sweep<Table = Record<string, unknown>> = {
  calls: Record<keyof Table, SweptCall>;
  /** Who is notified of what. */
  notices?: Record<string, Row>;
  /** Makes rows by the calls of `me` and `other`, some of which both see; runs before every `fill`. */
  share?: (sharing: Sharing) => PromiseLike<unknown>;
  /** Makes rows of `me` in each of the domain's tables, with `mark` in every text of them. */
  fill?: (t: Transaction, me: string, mark: Mark) => PromiseLike<unknown>;
};

const root = path.join(import.meta.dirname, '../..');

export const sweeps: Sweep[] = [];
for await (const file of glob('server/modules/**/*.sweep.ts', { cwd: root })) {
  const { sweep } = (await import(path.join(root, file))) as { sweep: Sweep };
  sweeps.push(sweep);
}

/** Who may make each call, and its valid request; a test names the calls that have none. */
export const sweptCalls = Object.assign({}, ...sweeps.map(({ calls }) => calls)) as Record<
  keyof Api,
  SweptCall
>;

/** Returns the status of a call that succeeds. */
export const expectedStatus = ({ key, endpoint }: Call): number =>
  sweptCalls[key].answers ?? endpoint.status ?? (endpoint.reply ? 200 : 204);
