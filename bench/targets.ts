import { setTimeout as wait } from 'node:timers/promises';
import type { Fixture } from './fixture.ts';
import type { Load, Loaded } from './load.ts';
import { cpuOf, cpuOfPostgres, runLoad } from './machine.ts';
import type { Started } from './machine.ts';

/** The servers that are measured on one database, and ids of open shifts. */
export type Targets = { ours: Started; bare: Started; shiftIds: string[] };

export async function openTargets({ sql, ours, bare }: Fixture): Promise<Targets> {
  const open = await sql<
    { id: string }[]
  >`select id from shifts where status = 'posted' order by id limit 20000`;
  return { ours: await ours(), bare: await bare(), shiftIds: open.map(({ id }) => id) };
}

/** `node` and `postgres` are milliseconds of processor time for the whole load. */
export type Measured = Loaded & { node: number; postgres: number };

/** Sends a load to a server and measures it. @throws Error on a status that is not expected */
export async function sendLoad(
  { postmaster }: Fixture,
  server: Started,
  load: Omit<Load, 'url'>,
  expected: number[],
): Promise<Measured> {
  await untilQuiet(postmaster);
  const before = { node: cpuOf(server.pid), postgres: cpuOfPostgres(postmaster) };
  const given: Load = { ...load, url: server.url };
  const loaded = await runLoad<Loaded>('load.ts', given);
  const node = cpuOf(server.pid) - before.node;
  const postgres = cpuOfPostgres(postmaster) - before.postgres;
  const wrong = loaded.statuses.filter((status) => !expected.includes(Number(status)));
  if (wrong.length > 0) throw new Error(`${load.requests[0]?.path} was answered ${wrong.join(', ')}`);
  return { ...loaded, node, postgres };
}

/** Waits until PostgreSQL has stopped working for the load before. */
async function untilQuiet(postmaster: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const before = cpuOfPostgres(postmaster);
    await wait(100);
    if (cpuOfPostgres(postmaster) - before <= 10) return;
  }
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
