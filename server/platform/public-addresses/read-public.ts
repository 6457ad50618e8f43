import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isPublicAddress } from './public-address.ts';

export type PublicReading =
  | { body: Buffer }
  | {
      failure:
        | 'no_public_address'
        | 'no_answer'
        | 'bad_certificate'
        | 'redirected'
        | 'refused'
        | 'server_error'
        | 'too_large';
    };

type Bounds = { accept: string; maxBytes: number; /** In ms, for all of it. */ patience: number };

/** Reads an https address that a person has named. It throws nothing: what goes wrong is a result. */
export type ReadPublic = (url: URL, bounds: Bounds) => Promise<PublicReading>;

/** How names are resolved and where connections go; tests replace it. */
export type Network = {
  resolve(host: string): Promise<readonly string[]>;
  connectionTo(address: string): { host: string; port: number; ca?: string };
};

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connectionTo: (address) => ({ host: address, port: 443 }),
};

/**
 * Connects to the very address that was checked, so that a name which answers differently the second time leads nowhere else.
 * A name with any address that is not public is refused whole, in the same words as one that does not exist.
 */
export const createReadPublic =
  (network: Network = internet): ReadPublic =>
  async (url, bounds) => {
    const signal = AbortSignal.timeout(bounds.patience);
    try {
      const addresses = await Promise.race([
        network.resolve(url.hostname),
        once(signal, 'abort').then(() => undefined),
      ]);
      if (!addresses) return { failure: 'no_answer' };
      // Many servers have no way to IPv6, and hardly any public one lacks IPv4.
      const [address] = addresses.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
      if (address === undefined || !addresses.every(isPublicAddress)) return { failure: 'no_public_address' };
      return await get(url, network.connectionTo(address), bounds, signal);
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };

async function get(
  url: URL,
  connection: ReturnType<Network['connectionTo']>,
  { accept, maxBytes }: Bounds,
  signal: AbortSignal,
): Promise<PublicReading> {
  const outgoing = request({
    ...connection,
    servername: url.hostname,
    path: url.pathname + url.search,
    // What is compressed could be far larger than it is on the way.
    headers: { host: url.host, accept, 'accept-encoding': 'identity', 'user-agent': 'Wagwell' },
    agent: false,
    signal,
  });
  outgoing.end();
  try {
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    const status = reply.statusCode ?? 0;
    if (status >= 500 || status === 429) return { failure: 'server_error' };
    if (status >= 300 && status < 400) return { failure: 'redirected' };
    if (status !== 200) return { failure: 'refused' };
    const body = await readUpTo(reply, maxBytes);
    return body ? { body } : { failure: 'too_large' };
  } finally {
    outgoing.on('error', () => {});
    outgoing.destroy();
  }
}

async function readUpTo(reply: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failureOf(error: unknown): 'no_public_address' | 'bad_certificate' | 'no_answer' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND') return 'no_public_address';
  return /CERT|SELF_SIGNED|ISSUER|LEAF_SIGNATURE/.test(code) ? 'bad_certificate' : 'no_answer';
}
