import { updateProfileImage } from '#server/modules/identity/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { updateLogo } from './profiles.queries.ts';

/** Sets or removes the account's photo. @throws Problem `invalid` naming `photoId` */
export async function setPhoto(t: Transaction, accountId: string, photoId: string | null) {
  const profileImageUrl = await claim(t.sql, accountId, photoId);
  await updateProfileImage(t.sql, accountId, profileImageUrl);
  return { profileImageUrl };
}

/** Sets or removes the logo of the account's business. @throws Problem `invalid` naming `photoId`, `too_early` */
export async function setLogo(t: Transaction, accountId: string, photoId: string | null): Promise<void> {
  const logoUrl = await claim(t.sql, accountId, photoId);
  if (!(await updateLogo(t.sql, accountId, logoUrl)))
    throw problem('too_early', 'Save the name and address of your business first, then add its logo.');
}

async function claim(sql: Sql, accountId: string, photoId: string | null): Promise<string | null> {
  if (!photoId) return null;
  const [url = null] = await claimPhotoUrls(sql, accountId, [photoId], 'photoId');
  return url;
}
