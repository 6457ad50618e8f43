import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 16;

/** Signs an account's id, for a link that opens its mail preferences and nothing else. */
export function signPreferenceLink(key: Buffer, accountId: string): string {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(key, id)]).toString('base64url');
}

/** @returns the account's id, or undefined if the token was not signed with this key */
export function readPreferenceLink(key: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (key: Buffer, id: Buffer) =>
  createHmac('sha256', key).update('mail preferences ').update(id).digest().subarray(0, signatureBytes);
