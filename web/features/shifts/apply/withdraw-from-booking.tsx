import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type WithdrawFromBookingProps = {
  title: ReactNode;
  businessName: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a booking is withdrawn. */
export default function WithdrawFromBooking({
  title,
  businessName,
  busy,
  onConfirm,
  onClose,
}: WithdrawFromBookingProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={title}
      description={
        <p>
          {businessName} is counting on you. They will be notified right away, and the shift opens to other
          groomers again.
        </p>
      }
      cancel="Keep It"
      confirm="Withdraw"
      busy={busy && 'Withdrawing...'}
      onConfirm={onConfirm}
    />
  );
}
