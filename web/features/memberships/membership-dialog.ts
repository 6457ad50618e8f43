import type { Membership } from './memberships.api.ts';

/** What every dialog about a membership is given. */
export type MembershipDialogProps = {
  membership: Membership;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What stands inside such a dialog while it is open. */
export type MembershipDialogBody = { membership: Membership; onClose: () => void };
