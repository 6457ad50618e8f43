import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { useCancellationFee } from '#web/domain/policies/use-cancellation-fee.tsx';
import { useLeaving } from '#web/domain/reliability/use-leaving.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { isToText, offerText } from '#web/domain/visits/text-after.tsx';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { price } from '#web/lib/money.ts';
import { useUndoCancel } from './use-undo-cancel.ts';
import { isTold, otherName, visitDay, visitTimes } from '../visit-words.ts';
import type { Side } from '../visit-words.ts';

type CancelVisitProps = { visit: Visit; side: Side; onClose: () => void };

/** Dialog that cancels a visit for either side, with a reason that the other side can read. */
export default function CancelVisit({ visit, side, onClose }: CancelVisitProps) {
  const other = otherName(visit, side);
  const leaving = useLeaving('GET /api/visits/:id/cancel-check', visit.id, visit.timeZone);
  const fee = useCancellationFee(visit.id, visit.timeZone);
  const queries = useQueryClient();
  const undo = useUndoCancel();
  const [tells, setTells] = useState(true);
  const isMailed = side === 'provider' && visit.client?.toldBy === 'email';
  const told = isTold(visit, side) && (tells || !isMailed);
  const isOwn = visit.source !== 'marketplace';
  // It counts for neither side, so it can wait for a signal without having been checked.
  const countsNot = isOwn && side === 'provider';
  const [byClient, setByClient] = useState(false);
  const mayOwe = countsNot && fee.fee > 0;
  const owes = mayOwe && byClient;
  const owe = useAction('POST /api/visits/:id/fees', {
    failed: 'The fee was not added; you can add it on the visit’s page',
  });
  const said = `${other} ${told ? 'has been notified' : 'does not know yet'}${owes ? ` and owes ${price(fee.fee)}` : ''}.`;
  const cancel = useKeepingAction('POST /api/visits/:id/cancel', keptFor(visit, 'Cancellation of'), {
    done: {
      about: visit.id,
      title: 'Visit cancelled',
      ...(isToText(visit, told) ? offerText(queries, visit, 'cancelled', said) : { description: said }),
      action: { label: 'Undo', onSelect: () => void undo.run({ params: { id: visit.id } }) },
    },
    failed: 'It was not cancelled',
  });
  return (
    <ReasonDialog
      title={`Cancel ${visitDay(visit)}?`}
      description={`${visitTimes(visit)}, ${visit.title}. ${
        isOwn
          ? `${told ? `${other} will know right away, with your reason` : `We won’t tell ${other}`}.`
          : `${other} will see your reason. ${
              side === 'provider' ? 'The request opens up to others again.' : 'The request ends with it.'
            }`
      }`}
      label={isOwn ? 'Why? (optional)' : 'Why are you cancelling?'}
      maxLength={maxReason}
      optional={isOwn}
      keep="Keep it"
      confirm="Cancel visit"
      busy="Cancelling..."
      onConfirm={async (reason) => {
        const params = { id: visit.id };
        const cancelled = await cancel.run({
          params,
          body: { reason, ...(isMailed ? { tell: tells } : {}), ...(countsNot ? {} : leaving.sent) },
        });
        if (cancelled && owes) await owe.run({ params });
        return cancelled;
      }}
      waiting={!countsNot && (leaving.waiting || (side === 'pet_owner' && fee.waiting))}
      onClose={onClose}
    >
      {isMailed && <TellByMail client={visit.client} name={other} checked={tells} onChange={setTells} />}
      {mayOwe && (
        <Checkbox checked={byClient} onChange={({ target }) => setByClient(target.checked)}>
          {other} cancelled late and owes {price(fee.fee)} by your policy
        </Checkbox>
      )}
      {side === 'pet_owner' && fee.note}
      {!countsNot && leaving.note}
    </ReasonDialog>
  );
}
