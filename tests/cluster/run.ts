import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#server/platform/database/sql.ts';
import { seconds } from '#server/platform/clock.ts';
import { spawnProgram } from '../faults/program.ts';
import { judge } from './judge.ts';
import { startLoad } from './load.ts';
import { makeNetwork, prefix } from './network.ts';
import { whyNotHere } from './packages.ts';
import { addresses, killPostgres, makeParts, passwords, switchOver, waitUntilWhole } from './parts.ts';
import type { Part } from './parts.ts';

/**
 * `npm run test:cluster`: three PostgreSQL under Patroni, etcd, HAProxy and PgBouncer from the files of `ops/deploy`, two
 * processes and a load of members; then every part dies in turn. `-- --kills 1` kills the primary less often.
 */
const longestGap = 25;
const whole = seconds(90);
const { values } = parseArgs({ options: { kills: { type: 'string', default: '5' } } });
const kills = Number(values.kills);
const writers = 4;
const metricsToken = 'a token for the figures';

const reason = await whyNotHere();
if (reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}

const cleanups: (() => unknown)[] = [];
const begun = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-cluster-'));
cleanups.push(() => rm(folder, { recursive: true, force: true }));
const faults: string[] = [];

const stopped = new AbortController();
const interrupted = new Promise<never>((_, reject) =>
  stopped.signal.addEventListener('abort', () => reject(new Error('interrupted'))),
);
interrupted.catch(() => {});

async function start(part: Part): Promise<void> {
  await part.start();
  cleanups.push(async () => {
    part.signal('SIGCONT');
    part.signal('SIGTERM');
    await Promise.race([part.gone(), sleep(seconds(15), undefined, { ref: false })]);
    part.signal('SIGKILL');
  });
}

async function restart(part: Part): Promise<void> {
  part.signal('SIGTERM');
  await part.gone();
  await part.start();
}

function runProgram(address: string) {
  const program = spawnProgram({
    HOST: address,
    PORT: '3000',
    DATABASE_URL: addresses.pooled,
    DATABASE_DIRECT_URL: addresses.primary,
    DATABASE_READ_URL: addresses.replicas,
    DATABASE_PREPARE: '0',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: folder,
    PROXY_HOPS: '1',
    METRICS_TOKEN: metricsToken,
  });
  const state = { program, isMeantToEnd: false };
  void (async () => {
    const code = await program.exitCode;
    if (!state.isMeantToEnd) faults.push(`a process ended with ${code}: ${program.said().slice(-500)}`);
  })();
  return state;
}
const endProgram = async (state: ReturnType<typeof runProgram>) => {
  state.isMeantToEnd = true;
  state.program.signal('SIGTERM');
  await state.program.exitCode;
};

async function play(): Promise<void> {
  const network = await makeNetwork();
  cleanups.push(() => network.remove());
  const { etcds, nodes, databaseProxy, pooler, siteProxy } = await makeParts(folder);
  for (const part of [...etcds, databaseProxy, pooler, siteProxy, ...nodes]) await start(part);
  say(`the first primary is ${await waitUntilWhole(seconds(150))}`);
  const superuser = connect(addresses.superuser, { max: 1 }).patient;
  await superuser.unsafe(`create role wagwell login password '${passwords.wagwell}'`);
  await superuser`create database wagwell owner wagwell`;
  await superuser.end();

  const processes = [runProgram(`${prefix}.11`)];
  cleanups.push(() => Promise.all(processes.map(endProgram)));
  if (!(await processes[0]?.program.address))
    throw new Error(`It did not start: ${processes[0]?.program.said()}`);
  processes.push(runProgram(`${prefix}.12`));
  await processes[1]?.program.address;
  const sql = connect(addresses.primary, { max: 2 }).patient;
  cleanups.push(() => sql.end());
  await sleep(seconds(3));
  const load = await startLoad(sql, writers);
  await load.goesOn(20, seconds(30));
  load.longestGap();

  /** Does harm, waits until writes and events go on and the cluster is whole again, and says how long no one could write. */
  async function harm(what: string, act: () => Promise<unknown>, keepsStream = true): Promise<void> {
    const { connections } = load.counts();
    await act();
    await load.goesOn(20, seconds(60));
    await waitUntilWhole(whole);
    const gap = load.longestGap();
    const again = load.counts().connections - connections;
    say(`${what}: ${gap.toFixed(1)} s without a write, ${again} streams opened again`);
    if (gap > longestGap) faults.push(`${what}: ${gap.toFixed(1)} s without a write`);
    if (keepsStream && again > 0) faults.push(`${what}: the stream had to be opened again`);
  }
  const partOf = (name: string) => nodes.find((part) => part.name === `patroni-${name}`) as Part;

  for (let nth = 1; nth <= kills; nth++) {
    const leader = await waitUntilWhole(whole);
    await harm(`kill -9 of the primary (${nth})`, async () => {
      partOf(leader).signal('SIGKILL');
      await killPostgres(folder, leader);
      await load.goesOn(5, seconds(60));
      await partOf(leader).start();
    });
  }
  const leader = await waitUntilWhole(whole);
  await harm('a switchover', () => switchOver(leader));
  await harm('PgBouncer restarted', () => restart(pooler));
  await harm('HAProxy of the database restarted', () => restart(databaseProxy));
  await harm('HAProxy of the site restarted', () => restart(siteProxy), false);
  const now = await waitUntilWhole(whole);
  const follower = nodes.find((part) => part !== partOf(now)) as Part;
  await harm('a follower restarted', () => restart(follower));
  for (const etcd of etcds) await harm(`${etcd.name} restarted`, () => restart(etcd));
  for (const etcd of etcds)
    await harm(`${etcd.name} frozen for 15 seconds`, async () => {
      etcd.signal('SIGSTOP');
      await sleep(seconds(15));
      etcd.signal('SIGCONT');
    });
  for (const [nth, address] of [`${prefix}.11`, `${prefix}.12`].entries())
    await harm(
      `process ${nth + 1} restarted`,
      async () => {
        await endProgram(processes[nth] as ReturnType<typeof runProgram>);
        processes[nth] = runProgram(address);
        await processes[nth].program.address;
      },
      false,
    );
  const last = await waitUntilWhole(whole);
  await harm('the primary cut off from the network for 40 seconds', async () => {
    await network.cut(last);
    await sleep(seconds(40));
    await network.join(last);
  });

  await load.stop();
  faults.push(...(await judge(sql, load)));
  const { written, tries, connections, events, wrongReads } = load.counts();
  say(
    `${written} writes acknowledged after ${tries} tries, ${load.registered.length} registered, ${events} events over ${connections} streams`,
  );
  if (wrongReads > 0) faults.push(`${wrongReads} public reads were refused`);
  const figures = await fetch(`http://${prefix}.11:3000/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  }).then((reply) => reply.text());
  if (faults.length > 0) for (const { program } of processes) console.log(program.said().slice(-3000));
  say(figures.match(/^spread_reads_total.*$/gm)?.join(', ') ?? 'no reads were counted');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
try {
  await Promise.race([play(), interrupted]);
} catch (error) {
  faults.push(String(error));
  for (const name of [
    'patroni-one',
    'patroni-two',
    'patroni-three',
    'pgbouncer',
    'haproxy-postgres',
    'etcd-31',
  ])
    console.log(
      `${name}: ${(await readFile(path.join(folder, `${name}.log`), 'utf8').catch(() => '')).slice(-1500)}`,
    );
}
for (const cleanup of cleanups.toReversed())
  await Promise.resolve(cleanup()).catch((error: unknown) => console.log(String(error)));
for (const fault of faults) console.log(`FAULT  ${fault}`);
say(faults.length === 0 ? 'nothing lost, nothing doubled' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
