import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { appliedWords } from '../application-groups.ts';

type ApplyButtonProps = {
  shift: ShiftCard;
  viewerId: string | undefined;
  onApply: (shift: ShiftCard) => void;
  /** One visible word, where there is little room. */
  short?: boolean;
};

const words = 'Apply for This Shift';

/** Button to apply, or the status of an existing application. The viewer's own shift has no Apply button. */
export function ApplyButton({ shift, viewerId, onApply, short = false }: ApplyButtonProps) {
  const waits = useWaitingActs().some((act) => act.record === shift.id && isUnsent(act));
  if (shift.ownerId === viewerId)
    return (
      <Button asChild wide={!short}>
        <Link to={href('shift', { id: shift.id })}>View your shift</Link>
      </Button>
    );
  if (!shift.application && waits)
    return (
      <Button wide={!short} disabled>
        {short ? 'Waiting' : 'Goes out when you’re back'}
      </Button>
    );
  if (shift.application) return <Applied {...shift.application} short={short} />;
  if (shift.conflict)
    return (
      <Button wide={!short} onClick={() => onApply(shift)}>
        See conflict
      </Button>
    );
  return (
    <Button
      variant="primary"
      wide={!short}
      aria-label={short ? words : undefined}
      onClick={() => onApply(shift)}
    >
      {short ? 'Apply' : words}
    </Button>
  );
}

/** Replaces the Apply button once the viewer has applied or was answered. */
export function Applied({
  status,
  short = false,
}: Pick<NonNullable<ShiftCard['application']>, 'status'> & { short?: boolean }) {
  return (
    <Button wide={!short} disabled>
      {short && (status === 'pending' || status === 'accepted') ? 'Applied' : appliedWords(status)}
    </Button>
  );
}
