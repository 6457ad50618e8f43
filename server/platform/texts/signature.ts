import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '../clock.ts';

/** The header that signs a message between this program and the gateway, in both directions. */
export const signatureHeader = 'wagwell-signature';

/** An older message, or one from the future, could be one that was overheard. */
const freshness = minutes(5);

const written = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, at: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

/** Signs the bytes of a message and the second in which it is sent. */
export function sign(secret: string, body: string | Buffer, now: Date): string {
  const at = String(Math.floor(now.getTime() / 1000));
  return `t=${at},v1=${digest(secret, at, body).toString('hex')}`;
}

/** Whether a signature fits the bytes and is fresh. */
export function isSigned(secret: string, body: Buffer, signature: unknown, now: Date): boolean {
  const [, at, mac] = (typeof signature === 'string' && written.exec(signature)) || [];
  if (!at || !mac) return false;
  if (Math.abs(now.getTime() - Number(at) * 1000) > freshness) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), digest(secret, at, body));
}
