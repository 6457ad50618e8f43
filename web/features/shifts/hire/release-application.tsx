import { useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { OwnShift, ShiftGroomer } from '#contract/shifts/shifts.ts';
import { useLeaving } from '#web/domain/reliability/use-leaving.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { shiftDay } from '../shift-words.ts';

type ReleaseApplicationProps = { shift: OwnShift; onClose: () => void };

/**
 * Dialog that releases the accepted groomer. The shift becomes live again and the waiting list is notified.
 */
export default function ReleaseApplication({ shift, onClose }: ReleaseApplicationProps) {
  const { groomer } = shift;
  return groomer && <Release shift={shift} groomer={groomer} onClose={onClose} />;
}

function Release({ shift, groomer, onClose }: ReleaseApplicationProps & { groomer: ShiftGroomer }) {
  const params = { id: groomer.applicationId };
  const [exclude, setExclude] = useState(false);
  const leaving = useLeaving('GET /api/shift-applications/:id/leaving-check', params.id, shift.timeZone);
  const undo = useAction('POST /api/shift-applications/:id/undo', {
    done: { title: `${groomer.name} is booked again`, description: shiftDay(shift) },
    failed: `${groomer.name} stays released`,
  });
  const release = useAction('POST /api/shift-applications/:id/release', {
    done: {
      title: `${groomer.name} is released`,
      description: `${shiftDay(shift)} is live again.`,
      action: { label: 'Undo', onSelect: () => void undo.run({ params }) },
    },
    failed: `${groomer.name} was not released`,
  });
  return (
    <ReasonDialog
      title={`Release ${groomer.name}?`}
      description={`${groomer.name} is counting on ${shiftDay(shift)} and will be notified right away. The shift goes live again, and the waiting list is asked.`}
      label="Why? (optional)"
      maxLength={maxReason}
      optional
      keep="Keep it"
      confirm="Release"
      busy="Releasing..."
      onConfirm={(reason) => release.run({ params, body: { reason, exclude, ...leaving.sent } })}
      waiting={leaving.waiting}
      onClose={onClose}
    >
      <Checkbox checked={exclude} onChange={({ target }) => setExclude(target.checked)}>
        {groomer.name} may not apply for this shift again
      </Checkbox>
      {leaving.note}
    </ReasonDialog>
  );
}
