import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOutdatedSecrets, hasSecrets, lockTwoFactor, replaceSecret } from './two-factor.queries.ts';
import type { StoredSecret } from './two-factor.queries.ts';

/** @throws Error if no key of this process fits */
export async function openSecret(
  secrets: SecretBox,
  accountId: string,
  { secret, sealedSecret }: StoredSecret,
): Promise<string> {
  if (sealedSecret) return secrets.open(sealedSecret, accountId);
  if (secret === null) throw new Error('A second factor has a secret');
  return secret;
}

/** Encrypts the secrets that are stored as they are or under an earlier key; one that no key opens is logged and left. */
export async function encryptSecrets({ sql, transact, secrets, log }: Platform): Promise<void> {
  // No key is made where nothing has to be encrypted.
  if (!(await hasSecrets(sql))) return;
  for (const { accountId } of await findOutdatedSecrets(sql, await secrets.mark()))
    await transact(async (t) => {
      const factor = await lockTwoFactor(t.sql, accountId);
      if (!factor) return;
      const secret = await openSecret(secrets, accountId, factor);
      await replaceSecret(t.sql, accountId, await secrets.seal(secret, accountId));
    }).catch((error: unknown) =>
      log.error({ err: error, accountId }, 'a secret could not be encrypted anew'),
    );
}
