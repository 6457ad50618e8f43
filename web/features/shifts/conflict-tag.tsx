import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { timeRange } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * The groomer's booking at the time of an open shift they have not applied for. Renders nothing if they are
 * free.
 */
export function ConflictTag({ shift: { conflict, application, timeZone } }: { shift: ShiftCard }) {
  if (!conflict || application) return null;
  return (
    <Badge tone="warn" icon="calendar" className="w-fit max-w-full wrap-anywhere whitespace-normal!">
      You’re booked {timeRange(conflict.startsAt, conflict.endsAt, timeZone)}: {conflict.title}
    </Badge>
  );
}
