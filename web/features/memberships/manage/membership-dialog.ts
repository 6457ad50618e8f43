import type { Membership } from '../memberships.api.ts';

/** Props of every membership dialog. */
export type MembershipDialogProps = {
  membership: Membership;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Props of a dialog's content, which is mounted while the dialog is open. */
export type MembershipDialogBody = { membership: Membership; onClose: () => void };
