import type { CareTip as ShownTip } from '#contract/care-tips/care-tips.ts';
import type { CareTip } from '#reference/care-tips/care-tip.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findOwnerTip } from './care-tips.queries.ts';
import type { OwnerTip } from './care-tips.queries.ts';
import { isHiddenTip } from './hidden-tips.queries.ts';
import { requireTip, toTip } from './to-tip.ts';

type Reader = { id: string; isAdmin?: boolean };
type ReadableTip = { tip: CareTip; own: OwnerTip | undefined; hidden: boolean };

/**
 * A tip that a reader may open: a hidden one only if they saved it, or as an admin.
 * @throws Problem `not_found`
 */
export async function requireReadableTip(
  sql: Sql,
  { id, isAdmin = false }: Reader,
  tipId: string,
): Promise<ReadableTip> {
  const tip = requireTip(tipId);
  const own = await findOwnerTip(sql, id, tip.id);
  const hidden = await isHiddenTip(sql, tip.id);
  if (hidden && !isAdmin && !own?.savedAt) throw notFound('care tip');
  return { tip, own, hidden };
}

/** @throws Problem `not_found` */
export async function getTip(sql: Sql, reader: Reader, tipId: string): Promise<ShownTip> {
  const { tip, own, hidden } = await requireReadableTip(sql, reader, tipId);
  return toTip(tip, own, hidden);
}
