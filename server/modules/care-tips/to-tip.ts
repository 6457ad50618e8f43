import { drawingAddress } from '#contract/care-tips/care-tip-codes.ts';
import type { CareTip as ShownTip } from '#contract/care-tips/care-tips.ts';
import type { CareTip } from '#reference/care-tips/care-tip.ts';
import { careTips } from '#reference/care-tips/catalog.ts';
import { poisonLine } from '#reference/care-tips/poison-line.ts';
import { successors } from '#reference/care-tips/successors.ts';
import { notFound } from '#server/platform/problem.ts';
import type { OwnerTip } from './care-tips.queries.ts';

const byId: ReadonlyMap<string, CareTip> = new Map(careTips.map((tip) => [tip.id, tip]));

/** A tip, or the one that it became part of; undefined for one that has left the catalog. */
export const findTip = (id: string): CareTip | undefined => byId.get(successors[id] ?? id);

/** @throws Problem `not_found` */
export function requireTip(id: string): CareTip {
  const tip = findTip(id);
  if (!tip) throw notFound('care tip');
  return tip;
}

/** A tip of the catalog with what its reader did with it. */
export function toTip(tip: CareTip, own: OwnerTip | undefined, hidden = false): ShownTip {
  const { id, title, content, steps, category, difficulty, estimatedTime, drawing, materials, redFlag } = tip;
  const { title: sourceTitle, body, year, readOn, grade } = tip.source;
  return {
    id,
    title,
    content,
    steps: [...steps],
    category,
    difficulty,
    estimatedTime,
    imageUrl: drawingAddress(drawing),
    drawing,
    materials: [...materials],
    targetBreeds: [...(tip.fits.breeds ?? [])],
    redFlag: redFlag ?? null,
    poisonLine: tip.toxic ? poisonLine : null,
    source: { title: sourceTitle, body, year, readOn, grade },
    rating: own?.rating ?? null,
    feedback: own?.feedback ?? null,
    savedAt: own?.savedAt ?? null,
    hidden,
  };
}
