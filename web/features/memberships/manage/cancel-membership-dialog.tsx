import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import type { MembershipDialogProps } from './membership-dialog.ts';
import { kindOf } from '../membership-words.ts';

/** Dialog that cancels a membership. It shows date and amount before the button. */
export function CancelDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  const premium = kindOf(membership) === 'premium';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={premium ? 'Cancel Premium?' : 'Cancel your membership?'}
      description={premium ? 'Your membership stays as it is.' : undefined}
    >
      <CancelMembership membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
