import { BlockList, isIP } from 'node:net';

type Block = readonly [network: string, bits: number];

/** IANA's special-purpose IPv4 blocks, and the address under which Azure answers its own machines. */
const special: readonly Block[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** All IPv6 that is given out to networks. Loopback, private, link-local and mapped IPv4 addresses lie outside of it. */
const global6: Block = ['2000::', 3];

/** Blocks within it that are tunnels, which may lead to a private address, or have another special purpose. */
const special6: readonly Block[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(blocks: readonly Block[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, bits] of blocks) list.addSubnet(network, bits, family);
  return list;
}

const [reserved4, reserved6, given6] = [
  listOf(special, 'ipv4'),
  listOf(special6, 'ipv6'),
  listOf([global6], 'ipv6'),
];

/** Whether an IP address is one of the public internet: not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved4.check(address, 'ipv4');
  // A zone, as in fe80::1%eth0, belongs to addresses of one link.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return given6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}
