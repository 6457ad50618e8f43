import { createHash } from 'node:crypto';
import type { Closing, LostKind, OpenWork } from '#contract/personal-data.ts';
import { isOnlyAdmin } from '#server/modules/identity/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { PersonalData } from '#server/platform/module.ts';

/** Lists what closing an account would cancel and remove, and what prevents it. */
export async function previewClosing(
  sql: Sql,
  everything: readonly PersonalData[],
  account: { id: string; isAdmin: boolean },
  now: Date,
): Promise<Closing> {
  const unfinished: OpenWork[] = [];
  const cancelled: OpenWork[] = [];
  const lost: Partial<Record<LostKind, number>> = {};
  for (const { facts } of everything) {
    const found = await facts?.(sql, account.id, now);
    unfinished.push(...(found?.unfinished ?? []));
    cancelled.push(...(found?.cancelled ?? []));
    for (const [kind, count] of Object.entries(found?.lost ?? {}))
      if (count > 0) lost[kind as LostKind] = count;
  }
  const refusal = account.isAdmin && (await isOnlyAdmin(sql, account.id)) ? onlyAdmin : null;
  return { unfinished, refusal, cancelled, lost, seen: printOf(cancelled) };
}

const onlyAdmin = 'You are the only admin. Make someone else an admin first.';

/** Identifies what would be cancelled, whatever its order. */
const printOf = (cancelled: OpenWork[]) =>
  createHash('sha256')
    .update(
      cancelled
        .map(({ kind, id, at }) => `${kind} ${id} ${at ?? ''}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url');
