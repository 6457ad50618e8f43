import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { markDaily, markSeen, writeRating, writeSaved } from './care-tips.queries.ts';
import { writeHiddenTip } from './hidden-tips.queries.ts';

type Given = {
  accountId?: string;
  tipId?: string;
  seen?: boolean;
  dailyOn?: string;
  rating?: number;
  feedback?: string;
  saved?: boolean;
};

/** What a pet owner did with a tip; of an owner of its own unless given otherwise. */
export async function makeOwnerTip(t: Transaction, given: Given = {}) {
  const accountId = given.accountId ?? (await makeAccount(t, { roles: ['pet_owner'] })).id;
  const {
    tipId = 'safety-parked-car',
    seen = false,
    dailyOn,
    rating,
    feedback = null,
    saved = false,
  } = given;
  if (seen) await markSeen(t.sql, accountId, [tipId], t.now);
  if (dailyOn) await markDaily(t.sql, accountId, { tipId, day: dailyOn }, t.now);
  if (rating) await writeRating(t.sql, accountId, { tipId, rating, feedback }, t.now);
  if (saved) await writeSaved(t.sql, accountId, tipId, t.now);
  return { accountId, tipId };
}

/** A tip that an admin has hidden. */
export async function makeHiddenTip(t: Transaction, tipId: string) {
  await writeHiddenTip(t.sql, { tipId, reason: 'Its source has been withdrawn.', hiddenAt: t.now });
}
