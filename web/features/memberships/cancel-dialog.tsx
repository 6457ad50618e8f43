import { Dialog } from '#web/ui/dialog.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import type { MembershipDialogProps } from './membership-dialog.ts';

/** Leaving on one screen: date and amount first, then the one click. */
export function CancelDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Cancel your membership?">
      <CancelMembership membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
