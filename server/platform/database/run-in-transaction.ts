import type { ClientBase } from 'pg';
import { CommitUnknown, ConnectionLost, transient } from './errors.ts';
import { command, socketOf } from './send-statement.ts';
import { createSql } from './tagged-sql.ts';
import type { Rows, Sql, Statement } from './tagged-sql.ts';

type Options = {
  sendOn: (client: ClientBase, statement: Statement) => Promise<Rows<object[]>>;
  /** For the whole transaction, in milliseconds. */
  deadline: number;
  /** Whether each transaction sets its deadline, because the connection could not. */
  setsDeadline: boolean;
};

/** Runs `work` in a transaction. @throws CommitUnknown if the result of the commit is unknown */
export async function runInTransaction<T>(
  client: ClientBase,
  work: (tx: Sql) => Promise<T>,
  { sendOn, deadline, setsDeadline }: Options,
): Promise<T> {
  let open = true;
  let failure: unknown;
  const run = async (statement: Statement) => {
    if (!open) throw new Error('This transaction has ended');
    return sendOn(client, statement).catch((error: unknown) => {
      failure ??= error;
      throw error;
    });
  };
  const tooLong = setTimeout(() => socketOf(client).destroy(), deadline);
  try {
    // Sent without waiting: the reply arrives with that of the first statement.
    const begin = setsDeadline ? `begin; set local statement_timeout = ${deadline}` : 'begin';
    const begun = sendOn(client, command(begin)).catch((error: unknown) => void (failure ??= error));
    const done = await work(createSql(run));
    open = false;
    await begun;
    // PostgreSQL rolls back a transaction with a failed statement, even if `work` caught the error.
    if (failure !== undefined) throw failure;
    await sendOn(client, command('commit')).catch((error: unknown) => {
      throw transient(error) === 'lost' ? new CommitUnknown(error) : error;
    });
    return done;
  } catch (error) {
    open = false;
    if (!(error instanceof ConnectionLost))
      await sendOn(client, command('rollback')).catch(() => socketOf(client).destroy());
    throw error;
  } finally {
    clearTimeout(tooLong);
  }
}
