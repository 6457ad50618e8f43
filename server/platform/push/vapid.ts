import { createECDH } from 'node:crypto';

/** Domains that cannot be registered (RFC 2606, 6761, 6762), and names without a dot. */
const reserved =
  /^[^.]*$|(^|\.)(example|test|invalid|localhost|local|internal|home\.arpa|example\.(com|net|org))$/i;

/** Whether a VAPID subject names an operator who can be reached: `mailto:…` or `https:…` with a real domain. */
export function isReachable(subject: string): boolean {
  if (!URL.canParse(subject)) return false;
  const { protocol, hostname, pathname } = new URL(subject);
  if (protocol === 'https:') return !reserved.test(hostname);
  if (protocol !== 'mailto:') return false;
  const [, domain] = /^[^\s@]+@([^\s@]+)$/.exec(pathname) ?? [];
  return domain !== undefined && !reserved.test(domain);
}

/** Whether two keys in base64url belong together. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}
