import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { captureMessages, captureSearch } from './capture.ts';
import type { Statement } from './capture.ts';
import { contendersOf, requestsOf } from './contenders.ts';
import type { Field } from './contenders.ts';
import { memoryOf } from './machine.ts';
import { atEase, measure, warmUp } from './measure.ts';
import type { Measured } from './measure.ts';
import { openShifts } from './stage.ts';
import type { Stage } from './stage.ts';
import { measured } from './workloads.ts';

export type WorkloadResult = {
  name: string;
  title: string;
  /** Of the reply. */
  bytes: number;
  by: Map<string, Measured>;
  /** Under 70 % of the load that each can bear. */
  atEase: Map<string, Pick<Measured, 'p50' | 'p99'>>;
};
/** Memory of our server in MB. */
export type SizeResult = {
  size: number;
  workloads: WorkloadResult[];
  memory: { idle: number; loaded: number };
};

/** Measures every workload on the database of one size. */
export async function benchSize(stage: Stage, say: (line: string) => void): Promise<SizeResult> {
  const { size, databaseUrl, postmaster, folder } = stage;
  const ours = await stage.ours();
  const idle = memoryOf(ours.pid);
  const shiftIds = await openShifts(stage);
  const statements = new Map<string, Statement>();
  statements.set('messages', await captureMessages(databaseUrl));
  const replies: Record<string, string> = {};
  for (const workload of measured) {
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
    fastify: await stage.other('bare-fastify.ts', [files.statements]),
    http: await stage.other('bare-http.ts', [files.replies]),
  };
  const field: Field = { databaseUrl, servers, statements, shiftIds };

  const results: WorkloadResult[] = [];
  for (const workload of measured) {
    const contenders = contendersOf(workload, field);
    await warmUp(contenders, postmaster);
    const by = await measure(contenders, postmaster);
    const eased = await atEase(contenders, by, postmaster);
    const bytes = Buffer.byteLength(replies[workload.name] ?? '');
    results.push({ name: workload.name, title: workload.title, bytes, by, atEase: eased });
    const rates = [...by].map(([name, { rate }]) => `${name} ${Math.round(rate)}/s`).join(', ');
    say(`${size.toLocaleString('en-US')} · ${workload.title}: ${rates}`);
  }
  return { size, workloads: results, memory: { idle, loaded: memoryOf(ours.pid) } };
}
