import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionInForce } from '#contract/identity/legal.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { forgetMessages } from './fill-messages.ts';
import { forgetTips } from './fill-tips.ts';
import { startOurs, startServer } from './machine.ts';
import type { Started } from './machine.ts';

/** `postmaster` is the process of PostgreSQL. */
export type Database = { size: number; url: string; postmaster: number };

/** A filled database and the servers that run on it. */
export type Fixture = Database & {
  sql: SqlPool;
  /** Starts the product. */
  ours: (env?: Record<string, string>) => Promise<Started>;
  /** Starts the bare server. */
  bare: () => Promise<Started>;
  say(line: string): void;
};

/** Runs on a database, then stops every server. The tables are reset before, since a killed run leaves rows behind. */
export async function withFixture<T>(
  database: Database,
  say: (line: string) => void,
  run: (fixture: Fixture) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-bench-'));
  // A single connection has the deadline of long work: resetting a million rows takes minutes on a busy machine.
  const sql = connect(database.url, { max: 1 });
  const env = {
    DATABASE_URL: database.url,
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
    await forgetMessages(sql);
    await forgetTips(sql);
    await agreeToTexts(sql);
    return await run({
      ...database,
      sql,
      say,
      ours: async (more = {}) => keep(await startOurs({ ...env, ...more })),
      bare: async () => keep(await startServer('bare.ts', env)),
    });
  } finally {
    for (const server of started) await server.stop();
    await sql.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function forgetApplications(sql: SqlPool): Promise<void> {
  await sql`
    with gone as (delete from shift_applications returning shift_id)
    update shifts s set application_count = s.application_count - g.count
    from (select shift_id, count(*)::int as count from gone group by shift_id) g where s.id = g.shift_id`;
  await sql`truncate rate_limits, events, jobs, mails, changed`;
  await sql`vacuum analyze shifts, shift_applications`;
}

/** Who has not agreed to the texts in force, which may be newer than the tables, or not confirmed their address, writes nothing. */
const agreeToTexts = (sql: SqlPool) => sql`
  update accounts set terms_version = ${versionInForce('terms')}, privacy_version = ${versionInForce('privacy')},
    email_verified_at = coalesce(email_verified_at, now())
  where id in (select account_id from sessions)`;
