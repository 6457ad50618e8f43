import { useState } from 'react';
import type { ShiftCard } from '#contract/shifts/shifts.ts';

/**
 * Adds the shifts that the viewer has just applied to, which a search no longer finds: their rows stay where they are,
 * so that no other Apply moves under the finger.
 * @param search while it is the same, they stay
 */
export function useWithApplied(found: readonly ShiftCard[], search: string): readonly ShiftCard[] {
  const [last, setLast] = useState({ search, found, shown: found });
  if (last.search === search && last.found === found) return last.shown;
  const shown = last.search === search ? withApplied(found, last.shown) : found;
  setLast({ search, found, shown });
  return shown;
}

function withApplied(found: readonly ShiftCard[], before: readonly ShiftCard[]): readonly ShiftCard[] {
  const ids = new Set(found.map(({ id }) => id));
  const shown = [...found];
  for (const [place, shift] of before.entries())
    if (shift.application?.status === 'pending' && !ids.has(shift.id)) shown.splice(place, 0, shift);
  return shown;
}
