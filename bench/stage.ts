import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { forgetApplications } from './applications.ts';
import { forgetMessages } from './fill-messages.ts';
import { startOurs, startServer } from './machine.ts';
import type { Started } from './machine.ts';

/** A filled database and what may be started on it. */
export type Stage = {
  size: number;
  databaseUrl: string;
  /** The process of PostgreSQL. */
  postmaster: number;
  sql: SqlPool;
  /** A folder of its own, for files that servers are given. */
  folder: string;
  ours(env?: Record<string, string>): Promise<Started>;
  /** Starts a server of this folder. */
  other(script: string, args?: string[]): Promise<Started>;
};

/**
 * Runs something on a database, then stops every server. The tables are made as they were filled at the beginning, not at
 * the end: a run that was killed leaves nothing behind for the next.
 */
export async function onStage<T>(
  given: Pick<Stage, 'size' | 'databaseUrl' | 'postmaster'>,
  run: (stage: Stage) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-bench-'));
  const sql = connect(given.databaseUrl, { max: 2 });
  const env = {
    DATABASE_URL: given.databaseUrl,
    DEMO: '0',
    WEB: 'none',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  };
  const started: Started[] = [];
  const keep = (server: Started) => {
    started.push(server);
    return server;
  };
  try {
    await forgetApplications(sql);
    await forgetMessages(sql, given.size);
    return await run({
      ...given,
      sql,
      folder,
      ours: async (more = {}) => keep(await startOurs({ ...env, ...more })),
      other: async (script, args = []) => keep(await startServer(script, args, env)),
    });
  } finally {
    for (const server of started) await server.stop();
    await sql.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Shifts that are open. */
export async function openShifts({ sql, size }: Stage): Promise<string[]> {
  const open = await sql<{ id: string }[]>`
    select id from shifts where status = 'posted' order by id limit ${Math.min(size, 20_000)}`;
  return open.map(({ id }) => id);
}
