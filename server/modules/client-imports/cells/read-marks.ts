const refusals =
  /\b(?:do not (?:book|groom|take|accept|schedule)|don[’']?t (?:book|groom|take)|dnb|never (?:again|book)|black ?list(?:ed)?|banned)\b/i;
const warnings =
  /\b(?:no[- ]?shows?(?: ?x ?\d+)?|bites?|biter|aggressive|muzzle|cash only|bad checks?|owes(?: \$?\d+)?)\b/i;
const between = /\s*(?:[*!#]+|\s[-–—|/]\s|[:;])\s*/;

/** What people shout beside a name: `rest` is the name without it. `refuses`: the client is never to be booked again. */
export type Marks = { rest: string; said: string[]; refuses: boolean };

/** Reads "DO NOT BOOK - Rick Jones" and "*** BITES *** Ann Ash". A text that is nothing but a mark is left as it is. */
export function readMarks(cell: string): Marks {
  const isMark = (text: string) => refusals.test(text) || warnings.test(text);
  const parts = cell.split(between).filter(Boolean);
  const said = parts.filter(isMark);
  const rest = parts.filter((part) => !isMark(part));
  if (said.length > 0 && rest.length > 0)
    return { rest: rest.join(' '), said, refuses: said.some((text) => refusals.test(text)) };
  const inside = refusals.exec(cell)?.[0];
  const without = inside === undefined ? '' : cell.replace(inside, ' ').trim();
  return inside !== undefined && /\p{L}/u.test(without)
    ? { rest: without, said: [inside], refuses: true }
    : { rest: cell, said: [], refuses: false };
}
