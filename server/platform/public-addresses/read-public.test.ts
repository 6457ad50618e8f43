import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seconds } from '#server/platform/clock.ts';
import { openCalendarServer, publicAddress } from '#tests/standins/calendar-server.ts';
import type { CalendarReply, CalendarServer } from '#tests/standins/calendar-server.ts';
import { isPublicAddress } from './public-address.ts';
import { createReadPublic } from './read-public.ts';

let server: CalendarServer;
beforeAll(async () => {
  server = await openCalendarServer();
});
afterAll(() => server.close());
beforeEach(() => {
  for (const list of [server.asked, server.resolved, server.connected]) list.length = 0;
  server.replies.clear();
});

const bounds = { accept: 'text/calendar', maxBytes: 1000, patience: seconds(10) };
const read = (address = 'https://calendar.example/own.ics?key=1', more: Partial<typeof bounds> = {}) =>
  createReadPublic(server.network)(new URL(address), { ...bounds, ...more });

test('reads an address, connected to the very address that was checked', async () => {
  server.replies.set('/own.ics?key=1', { body: 'BEGIN:VCALENDAR' });
  expect(await read()).toEqual({ body: Buffer.from('BEGIN:VCALENDAR') });
  expect(server.asked).toEqual([
    { host: 'calendar.example', path: '/own.ics?key=1', accept: 'text/calendar' },
  ]);
  expect([server.resolved, server.connected]).toEqual([['calendar.example'], [publicAddress]]);
});

describe('an address of a machine, a private network or a cloud is never connected to', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['0.0.0.0', 'this machine'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'shared by a provider’s customers'],
    ['100.100.100.200', 'metadata of Alibaba Cloud'],
    ['169.254.169.254', 'metadata of Amazon, Google and Azure'],
    ['168.63.129.16', 'Azure for its own machines'],
    ['192.0.0.192', 'metadata of Oracle Cloud'],
    ['198.18.0.1', 'benchmarks'],
    ['203.0.113.7', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'this machine'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback as mapped IPv4'],
    ['::ffff:7f00:1', 'loopback as mapped IPv4'],
    ['::7f00:1', 'loopback as compatible IPv4'],
    ['64:ff9b::7f00:1', 'loopback through a translator'],
    ['2002:7f00:1::', 'loopback through 6to4'],
    ['2001:0:7f00:1::', 'Teredo'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with its zone'],
    ['fc00::1', 'private'],
    ['fd00:ec2::254', 'metadata of Amazon'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['not an address', 'no address'],
  ])('%s: %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    server.replies.set('/own.ics?key=1', { body: 'secret' });
    // One public address beside it changes nothing.
    for (const addresses of [[address], [publicAddress, address]]) {
      server.names.set('inside.example', addresses);
      expect(await read('https://inside.example/own.ics?key=1')).toEqual({ failure: 'no_public_address' });
    }
    expect([server.connected, server.asked]).toEqual([[], []]);
  });

  test.each([
    '93.184.215.14',
    '8.8.8.8',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::5',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  test('a name that is public once and private afterwards is resolved once', async () => {
    server.replies.set('/own.ics?key=1', { body: 'mine' });
    const turns = [[publicAddress], ['127.0.0.1']];
    const turning = { ...server.network, resolve: async () => turns.shift() ?? [] };
    const url = new URL('https://calendar.example/own.ics?key=1');
    expect(await createReadPublic(turning)(url, bounds)).toEqual({ body: Buffer.from('mine') });
    expect([server.connected, turns.length]).toEqual([[publicAddress], 1]);
  });
});

test.each<[string, CalendarReply, string]>([
  ['leads on', { status: 302, headers: { location: 'https://169.254.169.254/' } }, 'redirected'],
  ['leads on for ever', { status: 308, headers: { location: '/own.ics?key=1' } }, 'redirected'],
  ['is forbidden', { status: 403 }, 'refused'],
  ['is gone', { status: 410 }, 'refused'],
  ['answers with nothing new', { status: 304 }, 'redirected'],
  ['is asked too often', { status: 429 }, 'server_error'],
  ['is broken', { status: 503 }, 'server_error'],
  ['is too large', { body: 'x'.repeat(1001) }, 'too_large'],
  ['never ends', { body: 'x'.repeat(1001), hangs: 'half-way' }, 'too_large'],
])('a calendar that %s', async (_, reply, failure) => {
  server.replies.set('/own.ics?key=1', reply);
  expect(await read()).toEqual({ failure });
  expect(server.asked).toHaveLength(1);
});

test.each(['at once', 'half-way'] as const)('a server that hangs %s is left in time', async (hangs) => {
  server.replies.set('/own.ics?key=1', { body: 'BEGIN', hangs });
  expect(await read(undefined, { patience: 300 })).toEqual({ failure: 'no_answer' });
});

test('a name that is never resolved is left in time', async () => {
  const silent = { ...server.network, resolve: () => new Promise<never>(() => {}) };
  const url = new URL('https://calendar.example/own.ics');
  expect(await createReadPublic(silent)(url, { ...bounds, patience: 50 })).toEqual({ failure: 'no_answer' });
});

test('an unknown name, and a certificate of another name or of nobody, are told apart', async () => {
  expect(await read('https://nowhere.example/')).toEqual({ failure: 'no_public_address' });
  server.names.set('other.example', [publicAddress]);
  expect(await read('https://other.example/own.ics?key=1')).toEqual({ failure: 'bad_certificate' });
  const untrusted = {
    ...server.network,
    connectionTo(address: string) {
      const { host, port } = server.network.connectionTo(address);
      return { host, port };
    },
  };
  const url = new URL('https://calendar.example/own.ics');
  expect(await createReadPublic(untrusted)(url, bounds)).toEqual({ failure: 'bad_certificate' });
  expect(server.asked).toEqual([]);
});
