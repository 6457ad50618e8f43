/** What the animals of a shift come for. Without zod, because tickets show the arithmetic in the first view. */
export const workKinds = ['groom', 'bath', 'bath_tidy', 'mixed', 'nails', 'hand_strip', 'cats'] as const;
export type WorkKind = (typeof workKinds)[number];

/** A salon's usual price an animal in whole dollars, and the minutes that one groomer needs for it. */
export type UsualWork = { min: number; max: number; minutes: number };

/**
 * Our own estimate for 2026, as in reference/prices/grooming-prices.ts: prices are of small to large dogs. The database keeps the upper
 * price and the minutes in `pay_rank_of`.
 */
export const usualWork: Record<WorkKind, UsualWork> = {
  groom: { min: 62, max: 92, minutes: 90 },
  bath: { min: 40, max: 75, minutes: 45 },
  bath_tidy: { min: 50, max: 90, minutes: 60 },
  mixed: { min: 50, max: 85, minutes: 65 },
  nails: { min: 15, max: 20, minutes: 10 },
  hand_strip: { min: 90, max: 180, minutes: 120 },
  cats: { min: 90, max: 140, minutes: 80 },
};

const names = (title: string, pattern: RegExp) => pattern.test(title);

/** Returns the kind of work that a title names; full grooms if it names none. The database has the same in `work_of`. */
export function workOf(title: string): WorkKind {
  const grooms = names(title, /groom/i);
  const bathes = names(title, /\bbath|\bwash(es|ing|er)?\b/i);
  if (names(title, /\bcats?\b|\bfelines?\b/i) && !names(title, /\bdogs?\b|\bpupp|doodle/i)) return 'cats';
  if (names(title, /\bhand.?strip|\bstrip(s|ping)?\b(?! mall)/i)) return 'hand_strip';
  if (grooms) return bathes ? 'mixed' : 'groom';
  if (bathes) return names(title, /\btid(y|ies)\b/i) ? 'bath_tidy' : 'bath';
  return names(title, /\bnails?\b/i) ? 'nails' : 'groom';
}

const servicesOf: Record<WorkKind, readonly string[]> = {
  groom: ['full_groom'],
  bath: ['bath_brush'],
  bath_tidy: ['bath_tidy'],
  mixed: ['bath_brush', 'full_groom'],
  nails: ['nail_trim'],
  hand_strip: ['hand_strip'],
  cats: ['full_groom'],
};

type Priced = { service: string; size: string; from: number };

/**
 * The lowest prices of a book for the work that a title names, of the cheapest and the dearest size from small to large, in whole
 * dollars; null if the book has none. The database copies the same to a shift, in `keep_book_price`.
 */
export function bookRange(book: readonly Priced[], title: string) {
  const kind = workOf(title);
  const sizes = kind === 'cats' ? ['cat'] : ['small', 'medium', 'large'];
  const dollars = book
    .filter(({ service, size }) => servicesOf[kind].includes(service) && sizes.includes(size))
    .map(({ from }) => Math.round(from / 100));
  return dollars.length > 0
    ? { bookMin: Math.min(...dollars), bookMax: Math.max(...dollars) }
    : { bookMin: null, bookMax: null };
}
