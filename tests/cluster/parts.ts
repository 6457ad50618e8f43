import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { namespaceOf, nodes, prefix } from './network.ts';

const run = promisify(execFile);
const deployed = path.join(import.meta.dirname, '../../ops/deploy');

/** A program of the cluster that can be stopped, killed, frozen and started again. */
export type Part = {
  name: string;
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  gone(): Promise<void>;
};

export const passwords = { superuser: 'change-me-1', wagwell: 'a-password' };
export const addresses = {
  primary: `postgres://wagwell:${passwords.wagwell}@${prefix}.20:5432/wagwell`,
  replicas: `postgres://wagwell:${passwords.wagwell}@${prefix}.20:5433/wagwell`,
  pooled: `postgres://wagwell:${passwords.wagwell}@${prefix}.10:6432/wagwell`,
  superuser: `postgres://postgres:${passwords.superuser}@${prefix}.20:5432/postgres`,
  site: `https://${prefix}.10`,
};

/** Reads a deployment file with the addresses of this network. */
const adapt = async (file: string) =>
  (await readFile(path.join(deployed, file), 'utf8')).replaceAll('10.0.0.', `${prefix}.`);

/** Writes every configuration into a folder, from the deployment files, and names the parts in the order of their start. */
export async function makeParts(folder: string) {
  await chmod(folder, 0o755);
  const [uid, gid] = (await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))).map(
    ({ stdout }) => Number(stdout),
  ) as [number, number];
  const asPostgres = ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    await chmod(file, 0o644);
    return file;
  };

  const ofNodes = await Promise.all(
    nodes.map(async ({ name, address }) => {
      const home = path.join(folder, name);
      await mkdir(home);
      await chown(home, uid, gid);
      const text = (await adapt('patroni.yaml'))
        .replace('name: one', `name: ${name}`)
        .replaceAll(`${prefix}.21`, address)
        .replaceAll('/var/lib/postgresql', home);
      const file = await write(`${name}.yaml`, text);
      const inside = ['ip', 'netns', 'exec', namespaceOf(name)];
      return makePart(`patroni-${name}`, folder, [...inside, ...asPostgres, 'patroni', file]);
    }),
  );

  const etcds = [31, 32, 33].map((last) => ({ name: `etcd-${last}`, address: `http://${prefix}.${last}` }));
  const together = etcds.map(({ name, address }) => `${name}=${address}:2380`).join(',');
  const ofEtcd = etcds.map(({ name, address }) => {
    const clients = ['--listen-client-urls', `${address}:2379`, '--advertise-client-urls', `${address}:2379`];
    const peers = [
      '--listen-peer-urls',
      `${address}:2380`,
      '--initial-advertise-peer-urls',
      `${address}:2380`,
    ];
    const data = ['--name', name, '--data-dir', path.join(folder, name), '--initial-cluster', together];
    return makePart(name, folder, ['etcd', ...data, ...clients, ...peers]);
  });

  const pooler = (await adapt('pgbouncer.ini'))
    // The file says to leave it out below 1.21, which Debian's is.
    .replace(/^max_prepared_statements.*\n/m, '')
    .replace('/etc/pgbouncer/userlist.txt', path.join(folder, 'userlist.txt'));
  await write('userlist.txt', `"wagwell" "${passwords.wagwell}"\n`);

  const certificate = path.join(folder, 'site.pem');
  const subject = ['-subj', `/CN=${prefix}.10`, '-keyout', `${certificate}.key`, '-out', certificate];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]);
  await writeFile(
    certificate,
    (await readFile(certificate, 'utf8')) + (await readFile(`${certificate}.key`, 'utf8')),
  );
  const site = (await adapt('haproxy.cfg'))
    .replaceAll('bind :', `bind ${prefix}.10:`)
    .replaceAll('/etc/haproxy/certificates', certificate);

  const toDatabase = await write('haproxy-postgres.cfg', await adapt('haproxy-postgres.cfg'));
  const toSite = await write('haproxy.cfg', site);
  const toPool = await write('pgbouncer.ini', `${pooler}\nunix_socket_dir =\n`);
  return {
    etcds: ofEtcd,
    nodes: ofNodes,
    databaseProxy: makePart('haproxy-postgres', folder, ['haproxy', '-db', '-f', toDatabase]),
    pooler: makePart('pgbouncer', folder, [...asPostgres, 'pgbouncer', toPool]),
    siteProxy: makePart('haproxy', folder, ['haproxy', '-db', '-f', toSite]),
  };
}

function makePart(name: string, folder: string, [command = '', ...args]: string[]): Part {
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  return {
    name,
    async start() {
      const log = await open(path.join(folder, `${name}.log`), 'a');
      child = spawn(command, args, {
        stdio: ['ignore', log.fd, log.fd],
        env: { PATH: '/usr/bin:/usr/sbin:/bin:/sbin', LC_ALL: 'C.UTF-8' },
      });
      ended = new Promise((resolve) => child?.once('exit', resolve));
      await log.close();
    },
    signal: (signal) => void child?.kill(signal),
    gone: async () => void (await ended),
  };
}

type Member = { name: string; role: string; state: string };

/** Asks Patroni who is what. */
export async function readMembers(): Promise<Member[]> {
  for (const { address } of nodes) {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    const told = (await answer?.json().catch(() => undefined)) as { members?: Member[] } | undefined;
    if (told?.members) return told.members;
  }
  return [];
}

/** Waits until there is a primary, one that confirms its writes, and another that follows. @returns the primary's name */
export async function waitUntilWhole(within: number): Promise<string> {
  const end = Date.now() + within;
  for (;;) {
    const members = await readMembers();
    const running = members.filter(({ state }) => ['running', 'streaming'].includes(state));
    const leader = running.find(({ role }) => role === 'leader');
    if (leader && running.length === nodes.length && running.some(({ role }) => role === 'sync_standby'))
      return leader.name;
    if (Date.now() > end) throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
    await sleep(300);
  }
}

/** Hands the primary to another node. */
export async function switchOver(leader: string): Promise<void> {
  const address = nodes.find(({ name }) => name === leader)?.address;
  const answer = await fetch(`http://${address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
}

/** Kills the PostgreSQL of a node with everything that it forked; Patroni is killed by the caller. */
export async function killPostgres(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name, 'wagwell/postmaster.pid');
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}
