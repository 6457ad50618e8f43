import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** @param password as `plainPassword` writes it @returns `argon2id$memory$passes$salt$hash`, salt and hash in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive('argon2id', { message: password, nonce: salt, ...cost });
  return ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: cost.parallelism,
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
