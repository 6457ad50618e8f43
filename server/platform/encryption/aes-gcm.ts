import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [ivBytes, tagBytes] = [12, 16];

/**
 * Encrypts with AES-256-GCM under a key of 32 bytes.
 * @param about whose text this is: it opens for the same words only, so that it cannot be moved to another row
 */
export function encrypt(key: Buffer, text: string, about = ''): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error if the key or `about` is another, or the bytes were changed */
export function decrypt(key: Buffer, sealed: Buffer, about = ''): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString();
}
