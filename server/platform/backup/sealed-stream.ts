import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A backup that cannot be used; the message says why in one line. */
export class BackupError extends Error {}

const magic = Buffer.from('WAGWELL1');
const [markBytes, saltBytes, tagBytes] = [4, 16, 16];
const headerBytes = magic.length + markBytes + saltBytes;
const blockBytes = 64 * 1024;

const markOf = (key: Buffer) =>
  createHash('sha256').update('mark').update(key).digest().subarray(0, markBytes);

const keyOf = (key: Buffer, salt: Buffer, about: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, about, 32));

/** Each block has its own number, and the last one says so: blocks cannot be swapped, left out or cut off unnoticed. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/**
 * Encrypts a stream of any length with AES-256-GCM, block by block, under a key of its own that is derived from `key`.
 * @param about what the stream is: it opens under the same name only
 */
export async function* seal(
  key: Buffer,
  about: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  const salt = randomBytes(saltBytes);
  const header = Buffer.concat([magic, markOf(key), salt]);
  const own = keyOf(key, salt, about);
  yield header;
  let number = 0;
  for await (const { block, isLast } of inBlocks(chunks, blockBytes)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number++, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
  return undefined;
}

/** Decrypts what `seal` wrote. @throws BackupError if it is of another program, another key, or damaged */
export async function* unseal(
  key: Buffer,
  about: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  const source = chunks[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < headerBytes) {
    const next = await source.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  const header = start.subarray(0, headerBytes);
  if (!header.subarray(0, magic.length).equals(magic))
    throw new BackupError(`${about} is not a backup of this program.`);
  if (!header.subarray(magic.length, magic.length + markBytes).equals(markOf(key)))
    throw new BackupError(`${about} was encrypted with another key than the one of BACKUP_KEY_FILE.`);
  const own = keyOf(key, header.subarray(-saltBytes), about);
  let number = 0;
  const rest = followedBy(start.subarray(headerBytes), source);
  for await (const { block, isLast } of inBlocks(rest, blockBytes + tagBytes)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number++, isLast), {
        authTagLength: tagBytes,
      }).setAAD(header);
      decipher.setAuthTag(block.subarray(-tagBytes));
      yield Buffer.concat([decipher.update(block.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new BackupError(`${about} is damaged: it is cut off or was changed since it was written.`);
    }
  }
  return undefined;
}

async function* followedBy(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Cuts a stream into blocks of one size; the last may be shorter, and there is always one. */
async function* inBlocks(chunks: AsyncIterable<Uint8Array>, size: number) {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    while (waiting.length > size) {
      yield { block: waiting.subarray(0, size), isLast: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { block: waiting, isLast: true };
}
