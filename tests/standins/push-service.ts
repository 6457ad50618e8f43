import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys of tests only; nothing is sent with them but to a stand-in. */
export const vapid = {
  VAPID_PUBLIC_KEY: 'BI6aaTEE998v51n6bsQJWO6smuw7e4cXi-_rjE3DP6V9J72Q_JFTZa69612Fud8iVtwXZDlzmqEX1E-g5jbtVU8',
  VAPID_PRIVATE_KEY: 'avea-y8jxwZaHwAUNpOwy22BhkIP6Isu0x9VU4127BA',
  VAPID_SUBJECT: 'mailto:push@wagwell.dev',
};

type Pushed = { id: string; title: string; text: string; href: string };
type Received = { ttl: number; topic: string; subject: string; message: Pushed };

/** A browser that has subscribed: what it sends to Wagwell, and what has arrived. */
type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
  /** What the push service answers for this browser; 201 unless changed. */
  answers: number;
};

export type PushService = {
  origin: string;
  newBrowser(): PushBrowser;
  close(): Promise<void>;
};

/**
 * A push service as browsers use it: it takes a message only with a VAPID token that is signed by the key which it names,
 * for this service, and not older than a day. Its browsers decrypt the message (RFC 8291).
 */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, PushBrowser & { open: (body: Buffer) => Pushed }>();
  const server = createServer((request, response) => {
    void take(request).then((status) => response.writeHead(status).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage): Promise<number> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const browser = browsers.get(request.url ?? '');
    if (!browser) return 404;
    const subject = signerOf(request.headers.authorization ?? '', origin);
    if (!subject) return 403;
    if (browser.answers < 300)
      browser.received.push({
        subject,
        ttl: Number(request.headers['ttl']),
        topic: String(request.headers['topic']),
        message: browser.open(body),
      });
    return browser.answers;
  }

  return {
    origin,
    newBrowser() {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
      const browser = {
        subscription: { endpoint: origin + path, keys },
        received: [],
        answers: 201,
        open: (body: Buffer) => decrypt(body, pair, auth),
      };
      browsers.set(path, browser);
      return browser;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** @returns the subject of a valid VAPID token (RFC 8292), or undefined */
function signerOf(authorization: string, audience: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const lasts = Number(exp) - Date.now() / 1000;
  return signed && aud === audience && lasts > 0 && lasts <= 86_400 ? String(sub) : undefined;
}

const derive = (key: Buffer, salted: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salted, info, length));

function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): Pushed {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Pushed;
}
