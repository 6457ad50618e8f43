import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { captureMessages, captureSearch } from './capture.ts';
import type { Statement } from './capture.ts';
import type { Server } from './machine.ts';
import { requestsOf } from './requests.ts';
import { openShifts } from './stage.ts';
import type { Stage } from './stage.ts';
import type { Workload } from './workloads.ts';

/** Who is measured on one database. */
export type Field = {
  databaseUrl: string;
  servers: { ours: Server; fastify: Server; http: Server; busy: Server };
  statements: Map<string, Statement>;
  /** What ours answers to each workload. */
  replies: Record<string, string>;
  /** Shifts that are open. */
  shiftIds: string[];
};

/** Starts them all, and lets ours answer each workload once. */
export async function openField(stage: Stage, ours: Server, workloads: Workload[]): Promise<Field> {
  const { databaseUrl, folder } = stage;
  const shiftIds = await openShifts(stage);
  const statements = new Map([['messages', await captureMessages(databaseUrl)]]);
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
    fastify: await stage.other('bare-fastify.ts', [files.statements]),
    http: await stage.other('bare-http.ts', [files.replies]),
    busy: await stage.other('busy-http.ts'),
  };
  return { databaseUrl, servers, statements, replies, shiftIds };
}
