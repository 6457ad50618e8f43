import { clsx } from 'clsx';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { urgencies } from './request-words.ts';

/** Badge of the urgency; only 'Urgent' has a strong color. */
export function UrgencyBadge({ urgency }: Pick<RequestCard, 'urgency'>) {
  const { label, tone } = urgencies[urgency];
  return (
    <Badge tone={tone} className={clsx(urgency === 'urgent' && 'bg-urgent! text-on-role!')}>
      {label}
      <span className="sr-only"> urgency</span>
    </Badge>
  );
}

/** Badge for requests of Premium members. */
export function PriorityBadge({ className }: { className?: string }) {
  return (
    <Badge tone="urgent" icon="bolt" className={className}>
      Priority
    </Badge>
  );
}
