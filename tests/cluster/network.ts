import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The deployment files say 10.0.0; this network leads nowhere outside. */
export const prefix = '10.83.0';
export const nodes = [
  { name: 'one', address: `${prefix}.21` },
  { name: 'two', address: `${prefix}.22` },
  { name: 'three', address: `${prefix}.23` },
];

const bridge = 'wagwell0';
const onBridge = [10, 11, 12, 20, 31, 32, 33];
const ip = (words: string) => run('ip', words.split(' '));

export const namespaceOf = (name: string) => `wagwell-${name}`;
const cableOf = (name: string) => `wg-${name}`;

/** Makes a network of its own, with a namespace for each node. @returns how to cut a node off, and to remove everything */
export async function makeNetwork() {
  await removeNetwork();
  await ip(`link add ${bridge} type bridge`);
  for (const last of onBridge) await ip(`addr add ${prefix}.${last}/24 dev ${bridge}`);
  await ip(`link set ${bridge} up`);
  for (const { name, address } of nodes) {
    const space = namespaceOf(name);
    await ip(`netns add ${space}`);
    await ip(`link add ${cableOf(name)} type veth peer name eth0 netns ${space}`);
    await ip(`link set ${cableOf(name)} master ${bridge} up`);
    await ip(`-n ${space} addr add ${address}/24 dev eth0`);
    await ip(`-n ${space} link set eth0 up`);
    await ip(`-n ${space} link set lo up`);
  }
  return {
    cut: (name: string) => ip(`link set ${cableOf(name)} down`),
    join: (name: string) => ip(`link set ${cableOf(name)} up`),
    remove: removeNetwork,
  };
}

async function removeNetwork(): Promise<void> {
  for (const { name } of nodes) {
    await ip(`link del ${cableOf(name)}`).catch(() => {});
    await ip(`netns del ${namespaceOf(name)}`).catch(() => {});
  }
  await ip(`link del ${bridge}`).catch(() => {});
}
