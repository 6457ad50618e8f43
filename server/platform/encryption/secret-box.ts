import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { decrypt, encrypt } from './aes-gcm.ts';
import { keyFile, readOrMakeKey } from './key-file.ts';

/** Encrypts what has to be read again, so that a copy of the database alone reveals nothing. */
export type SecretBox = {
  /** @param about whose secret this is, such as an account's id: it opens for the same words only */
  seal: (secret: string, about: string) => Promise<Buffer>;
  /** @throws Error if no key of this process fits */
  open: (sealed: Buffer, about: string) => Promise<string>;
  /** The first bytes of all that is sealed now; others were sealed with an earlier key. */
  mark: () => Promise<Buffer>;
};

const markBytes = 4;
const markOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, markBytes);

/** Uses the keys of SECRETS_KEY, or else one that is made in DATA_DIR when it is first needed. */
export function createSecretBox(config: Config, log: Log): SecretBox {
  let keys: Promise<Buffer[]> | undefined;
  const readKeys = async () => {
    if (config.SECRETS_KEY) return config.SECRETS_KEY;
    const { key, isNew } = await readOrMakeKey(keyFile(config));
    // Processes on other machines would not have this file.
    if (isNew && config.DATABASE_URL)
      log.warn({ file: keyFile(config) }, 'keep this file, or set SECRETS_KEY to what it holds');
    return [key];
  };
  const known = () =>
    (keys ??= readKeys().catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
  const newest = async () => {
    const [key] = await known();
    if (!key) throw new Error('A process has at least one key');
    return key;
  };
  return {
    async seal(secret, about) {
      const key = await newest();
      return Buffer.concat([markOf(key), encrypt(key, secret, about)]);
    },
    async open(sealed, about) {
      const mark = sealed.subarray(0, markBytes);
      const key = (await known()).find((each) => markOf(each).equals(mark));
      if (!key)
        throw new Error(
          'A secret was encrypted with a key that is not in SECRETS_KEY, nor in secrets.key of DATA_DIR',
        );
      return decrypt(key, sealed.subarray(markBytes), about);
    },
    mark: async () => markOf(await newest()),
  };
}
