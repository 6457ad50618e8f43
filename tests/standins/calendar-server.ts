import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Network } from '#server/platform/public-addresses/read-public.ts';

/** A certificate of tests only; nothing but the stand-in has it. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBdDCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBjYWxlbmRh
ci5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBjYWxlbmRhci5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEIhiFZxyTVqFc6YHwm3kXP5OTsl5Mbs0S0ucWgXpZ9OjYpLvD/SJBaG/2WvyM
6gNvcZvvM2RbWQKWjOSHr3qW7qNMMEowGwYDVR0RBBQwEoIQY2FsZW5kYXIuZXhh
bXBsZTAMBgNVHRMEBTADAQH/MB0GA1UdDgQWBBSCiEwJjyj2FuAz6hMiW8C/vWuy
ZjAKBggqhkjOPQQDAgNJADBGAiEAhPovwNf+MBWeeUWBCJC94JphPa1nsYsFm278
QLuGAjUCIQCueyqMzw0qPJ9UELTo0DuLBw4Um2fl2n+GoBsnZCdjeg==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgg/OzN8FVLuoyf2rm
fCyU2phPCFNC51p/L40smC3U6fWhRANCAAQiGIVnHJNWoVzpgfCbeRc/k5OyXkxu
zRLS5xaBeln06Niku8P9IkFob/Za/IzqA29xm+8zZFtZApaM5Ievepbu
-----END PRIVATE KEY-----`;

/** What the stand-in says: `hangs` sends nothing, or stops in the middle. */
export type CalendarReply = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  hangs?: 'at once' | 'half-way';
};

export type CalendarServer = {
  /** What each path answers; without an entry 404. */
  replies: Map<string, CalendarReply>;
  /** What was asked for, with the name that the caller named. */
  asked: { host: string; path: string; accept: string }[];
  /** The addresses of each name; a name without any is unknown. */
  names: Map<string, readonly string[]>;
  /** How often each name was resolved. */
  resolved: string[];
  /** The addresses to which a connection was wanted. */
  connected: string[];
  /** Leads every checked address to this server. */
  network: Network;
  close(): Promise<void>;
};

export const publicAddress = '93.184.215.14';

/** An https server of calendars, under the name calendar.example of its certificate. */
export async function openCalendarServer(): Promise<CalendarServer> {
  const replies: CalendarServer['replies'] = new Map();
  const asked: CalendarServer['asked'] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const { host = '', accept = '' } = request.headers;
    asked.push({ host, path: request.url ?? '', accept });
    const reply = replies.get(request.url ?? '');
    if (!reply) response.writeHead(404).end();
    else if (reply.hangs !== 'at once') {
      response.writeHead(reply.status ?? 200, { 'content-type': 'text/calendar', ...reply.headers });
      response.write(reply.body ?? '');
      if (!reply.hangs) response.end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const names: CalendarServer['names'] = new Map([['calendar.example', [publicAddress]]]);
  const [resolved, connected]: [string[], string[]] = [[], []];
  return {
    replies,
    asked,
    names,
    resolved,
    connected,
    network: {
      async resolve(host) {
        resolved.push(host);
        const addresses = names.get(host);
        if (!addresses) throw Object.assign(new Error(`no ${host}`), { code: 'ENOTFOUND' });
        return addresses;
      },
      connectionTo(address) {
        connected.push(address);
        return { host: '127.0.0.1', port, ca: cert };
      },
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
