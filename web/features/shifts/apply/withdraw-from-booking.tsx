import type { ReactNode } from 'react';
import type { CountsAs } from '#contract/reliability.ts';
import { useLeaving } from '#web/domain/reliability/use-leaving.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type WithdrawFromBookingProps = {
  applicationId: string;
  timeZone: string;
  title: ReactNode;
  businessName: string;
  busy: boolean;
  onConfirm: (sent: { countsAs?: CountsAs; weather?: boolean; weatherNote?: string }) => void;
  onClose: () => void;
};

/** Asks for confirmation before a booking is withdrawn. */
export default function WithdrawFromBooking({
  applicationId,
  timeZone,
  title,
  businessName,
  busy,
  onConfirm,
  onClose,
}: WithdrawFromBookingProps) {
  const leaving = useLeaving('GET /api/shift-applications/:id/leaving-check', applicationId, timeZone);
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
      cancel="Keep it"
      confirm="Withdraw"
      busy={busy && 'Withdrawing...'}
      disabled={leaving.waiting}
      onConfirm={() => onConfirm(leaving.sent)}
    >
      {leaving.note}
    </ConfirmDialog>
  );
}
