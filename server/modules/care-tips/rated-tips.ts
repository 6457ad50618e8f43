import type { TipCategory } from '#contract/care-tips/care-tip-codes.ts';
import type { RatedTip, TipOrder } from '#contract/care-tips/care-tips.ts';
import type { CareTip } from '#reference/care-tips/care-tip.ts';
import { careTips } from '#reference/care-tips/catalog.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findHiddenTips, findTipRatings } from './hidden-tips.queries.ts';
import type { HiddenTip, TipRatings } from './hidden-tips.queries.ts';
import { requireTip } from './to-tip.ts';

type TipList = { category?: TipCategory | undefined; sort?: TipOrder | undefined };

/** All tips with their ratings, for admins. */
export async function listRatedTips(
  sql: Sql,
  { category, sort = 'least_helpful' }: TipList,
): Promise<RatedTip[]> {
  const ratings = new Map((await findTipRatings(sql)).map((row) => [row.tipId, row]));
  const hidden = new Map((await findHiddenTips(sql)).map((row) => [row.tipId, row]));
  return careTips
    .filter((tip) => !category || tip.category === category)
    .map((tip) => ratedTip(tip, ratings.get(tip.id), hidden.get(tip.id)))
    .toSorted(sort === 'title' ? byTitle : byHelp);
}

/** @throws Problem `not_found` */
export async function getRatedTip(sql: Sql, tipId: string): Promise<RatedTip> {
  const tip = requireTip(tipId);
  const [ratings] = await findTipRatings(sql, tipId);
  const hidden = (await findHiddenTips(sql)).find((row) => row.tipId === tipId);
  return ratedTip(tip, ratings, hidden);
}

const ratedTip = (
  { id, title, category }: CareTip,
  rated: TipRatings | undefined,
  hidden: HiddenTip | undefined,
): RatedTip => ({
  id,
  title,
  category,
  ratings: rated?.ratings ?? 0,
  helpful: rated?.helpful ?? 0,
  average: rated?.average ?? null,
  feedbacks: rated?.feedbacks ?? 0,
  hidden: hidden ? { reason: hidden.reason, at: hidden.at } : null,
});

const byTitle = (one: RatedTip, other: RatedTip): number => one.title.localeCompare(other.title, 'en');

/** The lowest average first; of equal averages, the one with more ratings; tips without ratings last. */
const byHelp = (one: RatedTip, other: RatedTip): number =>
  (one.average ?? Number.POSITIVE_INFINITY) - (other.average ?? Number.POSITIVE_INFINITY) ||
  other.ratings - one.ratings ||
  byTitle(one, other);
