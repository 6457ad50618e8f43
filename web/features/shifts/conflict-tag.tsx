import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { timeRange } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * The groomer's booking at the time of an open shift they have not applied for, or that they have applied for
 * another one then. Renders nothing if they are free.
 */
export function ConflictTag({ shift }: { shift: ShiftCard }) {
  const { conflict, application, appliedElsewhere, timeZone } = shift;
  if (application) return null;
  if (!conflict)
    return (
      appliedElsewhere.length > 0 && (
        <Badge icon="calendar" className="w-fit">
          Applied elsewhere then
        </Badge>
      )
    );
  return (
    <Badge tone="warn" icon="calendar" className="w-fit max-w-full wrap-anywhere whitespace-normal!">
      You’re booked {timeRange(conflict.startsAt, conflict.endsAt, timeZone)}: {conflict.title}
    </Badge>
  );
}
