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

/** A server runs for days: what its first seconds cost, while its code is still being compiled, is not measured. */
const warmUpSeconds = 5;

export async function warmUp(contenders: Contender[], postmaster: number): Promise<void> {
  for (const contender of contenders) if (contender.pid) await once(contender, postmaster, warmUpSeconds);
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

/**
 * Ours and the bare server again by their names, under 70 % of the load that each bore. Where that was more than could be
 * sent, or answered in time, their times tell of the queue alone, and where the machine's host held up most, of the host:
 * then it is tried again, and at last there are none.
 */
export async function atEase(contenders: Contender[], by: Map<string, Measured>, postmaster: number) {
  const eased = new Map<string, Measured>();
  for (const contender of contenders.filter(({ name }) => name === 'ours' || name === 'rows')) {
    const rate = Math.floor((by.get(contender.name)?.rate ?? 0) * 0.7);
    if (rate < 1) continue;
    const load = async () => ({ ...(await contender.load()), rate, warmUpSeconds: 1 });
    for (let tries = 0; tries < 3 && !eased.has(contender.name); tries++) {
      const measured = await once({ ...contender, load }, postmaster, 3 * seconds);
      const all = rate * 3 * seconds;
      if (measured.rate > 0.9 * rate && measured.counted > 0.2 * all) eased.set(contender.name, measured);
    }
  }
  return eased;
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

async function once(
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
  const requests = Math.max(1, loaded.rate * lasting);
  const perRequest = [0, 1].map((index) => {
    const [from, to] = [before[index], after[index]];
    return from === undefined || to === undefined ? undefined : ((to - from) * 1000) / requests;
  });
  return { ...rest, node: perRequest[0], postgres: perRequest[1] };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function medianOf(rounds: Measured[]): Measured {
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
