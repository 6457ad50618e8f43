import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';

/** Names the other shifts then for which the groomer has applied, and what becomes of that; they forbid nothing. */
export function AppliedElsewhere({
  shift: { appliedElsewhere, timeZone },
  outcome,
}: {
  shift: ShiftCard;
  outcome: string;
}) {
  if (appliedElsewhere.length === 0) return null;
  const named = appliedElsewhere.map(
    ({ title, startsAt, endsAt }) => `${title}, ${timeRange(startsAt, endsAt, timeZone)}`,
  );
  return (
    <Note className="wrap-anywhere">
      You have also applied to {named.join('; ')} then: {outcome}
    </Note>
  );
}
