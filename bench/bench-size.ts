import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { forgetApplications } from './applications.ts';
import { captureSearch } from './capture.ts';
import type { Statement } from './capture.ts';
import { contendersOf, requestsOf } from './contenders.ts';
import type { Field } from './contenders.ts';
import { memoryOf, startOurs, startServer } from './machine.ts';
import type { Started } from './machine.ts';
import { atEase, measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { workloads } from './workloads.ts';

export type WorkloadResult = {
  name: string;
  title: string;
  /** Of the reply. */
  bytes: number;
  by: Map<string, Measured>;
  /** Ours under 70 % of the load that it can bear. */
  atEase: Pick<Measured, 'p50' | 'p99'>;
};
/** Memory of our server in MB. */
export type SizeResult = {
  size: number;
  workloads: WorkloadResult[];
  memory: { idle: number; loaded: number };
};

/** Measures every workload on the database of one size. */
export async function benchSize(
  size: number,
  databaseUrl: string,
  postmaster: number,
  say: (line: string) => void,
): Promise<SizeResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-bench-'));
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
  const started: Started[] = [];
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    WEB: 'none',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  };
  const keep = (server: Started) => {
    started.push(server);
    return server;
  };
  try {
    const ours = keep(await startOurs(env));
    const idle = memoryOf(ours.pid);
    const open = await sql<{ id: string }[]>`
      select id from shifts where status = 'posted' order by id limit ${Math.min(size, 20_000)}`;
    const shiftIds = open.map(({ id }) => id);
    const statements = new Map<string, Statement>();
    const replies: Record<string, string> = {};
    for (const workload of workloads) {
      if (workload.search) statements.set(workload.name, await captureSearch(databaseUrl, workload.search));
      const [request] = await requestsOf(workload, ours, shiftIds);
      const answer = await fetch(ours.url + request?.path, request);
      replies[workload.name] = await answer.text();
    }
    const files = {
      statements: path.join(folder, 'statements.json'),
      replies: path.join(folder, 'replies.json'),
    };
    await writeFile(files.statements, JSON.stringify(Object.fromEntries(statements)));
    await writeFile(files.replies, JSON.stringify(replies));
    const servers = {
      ours,
      fastify: keep(await startServer('bare-fastify.ts', [files.statements], env)),
      http: keep(await startServer('bare-http.ts', [files.replies], env)),
    };
    const field: Field = { databaseUrl, servers, statements, shiftIds };

    const results: WorkloadResult[] = [];
    for (const workload of workloads) {
      const contenders = contendersOf(workload, field);
      const by = await measure(contenders, postmaster);
      const eased = await atEase(contenders, by, postmaster);
      const bytes = Buffer.byteLength(replies[workload.name] ?? '');
      results.push({ name: workload.name, title: workload.title, bytes, by, atEase: eased });
      const rates = [...by].map(([name, { rate }]) => `${name} ${Math.round(rate)}/s`).join(', ');
      say(`${size.toLocaleString('en-US')} · ${workload.title}: ${rates}`);
    }
    const loaded = memoryOf(ours.pid);
    return { size, workloads: results, memory: { idle, loaded } };
  } finally {
    for (const server of started) await server.stop();
    await forgetApplications(sql);
    await sql.end();
    await rm(folder, { recursive: true, force: true });
  }
}
