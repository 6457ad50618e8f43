import { useQuery } from '@tanstack/react-query';
import { percentOf } from '#contract/bills/bill-money.ts';
import { maxReason } from '#contract/text/limits.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { query } from '#web/lib/api/query.ts';
import { price } from '#web/lib/money.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { otherName, visitDay } from '../visit-words.ts';
import type { Side } from '../visit-words.ts';

type ReportNoShowProps = { visit: Visit; side: Side; onClose: () => void };

/** Dialog that reports the other side as a no-show, in words that they read. */
export default function ReportNoShow({ visit, side, onClose }: ReportNoShowProps) {
  const other = otherName(visit, side);
  const { undoMinutes, contestHours } = reliabilityRules;
  const { data: cancelling } = useQuery(
    query('GET /api/visits/:id/cancellation-fee', { params: { id: visit.id } }),
  );
  const fee = side === 'provider' ? percentOf(visit.price ?? 0, cancelling?.policy?.noShowPercent ?? 0) : 0;
  const isOwn = visit.source !== 'marketplace';
  const owes =
    fee > 0
      ? ` By your policy ${other} owes ${price(fee)}, which you can waive.`
      : isOwn && cancelling && !cancelling.policy
        ? ' No fee is owed: none was agreed when it was booked.'
        : '';
  const report = useKeepingAction('POST /api/visits/:id/no-show', keptFor(visit, 'No-show of'), {
    done: {
      title: 'No-show noted',
      description: `You can take it back for ${isOwn ? 'a day' : `${undoMinutes} minutes`}.`,
    },
    failed: 'It was not recorded',
  });
  const answer = !isOwn
    ? ` ${other} reads what you write and can contest it for ${contestHours} hours; then it counts for neither of you until you agree or an admin has decided.`
    : '';
  return (
    <ReasonDialog
      title={`${other} did not show up?`}
      description={`${visitDay(visit)}, ${visit.title}. The visit ends as a no-show.${owes}${answer}`}
      label={isOwn ? 'Your note (optional)' : 'What happened'}
      maxLength={maxReason}
      optional={isOwn}
      hint="For example: We waited half an hour and called twice"
      confirm="Report no-show"
      busy="Reporting..."
      onConfirm={(note) => report.run({ params: { id: visit.id }, body: { note } })}
      onClose={onClose}
    />
  );
}
