import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const packages = 'patroni python3-etcd etcd-server haproxy pgbouncer postgresql-15 iproute2 openssl'.split(
  ' ',
);
const programs = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/sbin/pgbouncer',
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/bin/openssl',
];

/** Installs what is missing, without starting any service. @returns why the cluster cannot be tried here; undefined if it can */
export async function whyNotHere(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  if (await lacks()) {
    const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    await run('apt-get', install, { env, timeout: 240_000 }).catch(() => {});
  }
  if (await lacks()) return `the Debian packages ${packages.join(', ')} cannot be installed`;
  const tried = 'wagwell-try';
  try {
    await run('ip', ['netns', 'add', tried]);
    await run('ip', ['netns', 'del', tried]);
    return undefined;
  } catch {
    return 'it may make no network namespaces';
  }
}

const lacks = () =>
  Promise.all(programs.map((program) => access(program))).then(
    () => false,
    () => true,
  );
