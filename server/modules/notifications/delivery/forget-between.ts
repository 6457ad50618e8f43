import { reaches } from '#contract/notifications/notification-categories.ts';
import type { Platform } from '#server/platform/platform.ts';
import { noticeKinds } from '../kind.ts';
import { deleteBetween } from './notifications.queries.ts';

/** Deletes what either of two people was told of the other, if wished except what is about their work. */
export async function forgetBetween(
  { transact, extensions }: Platform,
  oneId: string,
  otherId: string,
  { exceptWork }: { exceptWork: boolean },
): Promise<void> {
  const kinds = extensions.of(noticeKinds).flatMap((each) => Object.entries(each));
  const kept = exceptWork ? kinds.flatMap(([name, { category }]) => (reaches(category) ? [name] : [])) : [];
  await transact((t) => deleteBetween(t.sql, oneId, otherId, kept));
}
