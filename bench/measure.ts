import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf, cpuOfPostgres, onLoadCore } from './machine.ts';
import type { Load, Loaded } from './load.ts';
import type { SqlLoad } from './sql-load.ts';

/** Medians of the rounds. `node` and `postgres` are microseconds of processor time for each request. */
export type Measured = Omit<Loaded, 'statuses'> & { node: number | undefined; postgres: number | undefined };

export const connections = 32;
export const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const script = (name: string) => path.join(import.meta.dirname, name);

export type Contender = {
  name: string;
  /** The process that answers, if it is not PostgreSQL alone. */
  pid?: number;
  status?: number;
  load: () => Given | Promise<Given>;
};
type Given = Omit<Load, 'connections' | 'seconds'> | Pick<SqlLoad, 'url' | 'statements'>;

/** A server runs for days: what its first requests cost, while its code is still being compiled, is not measured. */
export const warmAfter = { requests: 15_000, seconds: 20 };
const answeredBy = new Map<number, number>();

/** Asks each server at least once, and on until it has answered enough of whatever it was asked before. */
export async function warmUp(contenders: Contender[], postmaster: number): Promise<void> {
  for (const contender of contenders) {
    const { pid } = contender;
    if (!pid) continue;
    for (let spent = 0; spent < warmAfter.seconds; spent += seconds) {
      const answered = (answeredBy.get(pid) ?? 0) + (await once(contender, postmaster)).rate * seconds;
      answeredBy.set(pid, answered);
      if (answered >= warmAfter.requests) break;
    }
  }
}

/** Measures all contenders in turn, as often as there are rounds, so that what disturbs one disturbs all. */
export async function measure(contenders: Contender[], postmaster: number): Promise<Map<string, Measured>> {
  const results = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const contender of contenders) {
      const measured = await once(contender, postmaster);
      // The first round warms everybody up.
      if (round > 0) results.get(contender.name)?.push(measured);
    }
  }
  return new Map([...results].map(([name, measured]) => [name, medianOf(measured)]));
}

/** Waits until PostgreSQL has given up what the load before left behind: nobody should pay for another's queries. */
async function quiet(postmaster: number): Promise<void> {
  const patience = 100;
  for (let tries = 0; tries < patience; tries++) {
    const before = cpuOfPostgres(postmaster) ?? 0;
    await wait(100);
    if ((cpuOfPostgres(postmaster) ?? 0) - before <= 10) return;
  }
}

/** Sends a contender its load a single time. */
export async function once(
  { name, pid, status = 200, load }: Contender,
  postmaster: number,
  lasting = seconds,
): Promise<Measured> {
  const given = await load();
  await quiet(postmaster);
  const before = [pid && cpuOf(pid), cpuOfPostgres(postmaster)];
  const loaded =
    'statements' in given
      ? await onLoadCore<Loaded>(script('sql-load.ts'), { ...given, connections: 10, seconds: lasting })
      : await onLoadCore<Loaded>(script('load.ts'), { ...given, connections, seconds: lasting });
  const after = [pid && cpuOf(pid), cpuOfPostgres(postmaster)];
  const { statuses, ...rest } = loaded;
  const wrong = Object.keys(statuses).filter((got) => Number(got) !== status);
  if (wrong.length > 0 || loaded.failures > 0)
    throw new Error(`${name} answered ${JSON.stringify(statuses)}, failed ${loaded.failures} times`);
  // Something is always answered late: then its cost is at least all that was spent.
  const sentFor = lasting + ('warmUpSeconds' in given ? (given.warmUpSeconds ?? 0) : 0);
  const requests = Math.max(1, loaded.rate * sentFor);
  const perRequest = [0, 1].map((index) => {
    const [from, to] = [before[index], after[index]];
    return from === undefined || to === undefined ? undefined : ((to - from) * 1000) / requests;
  });
  return { ...rest, node: perRequest[0], postgres: perRequest[1] };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function medianOf(rounds: Measured[]): Measured {
  const of = (field: keyof Measured, from = rounds) =>
    median(from.map((round) => round[field]).filter((value) => value !== undefined));
  const timed = rounds.filter(({ counted }) => counted > 0);
  const cost = (field: 'node' | 'postgres') =>
    rounds.every((round) => round[field] === undefined) ? undefined : of(field);
  return {
    rate: of('rate'),
    p50: of('p50', timed),
    p99: of('p99', timed),
    counted: of('counted'),
    failures: 0,
    node: cost('node'),
    postgres: cost('postgres'),
  };
}
