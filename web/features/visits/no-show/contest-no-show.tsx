import { maxReason } from '#contract/text/limits.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { otherName } from '../visit-words.ts';
import type { Side } from '../visit-words.ts';

type ContestNoShowProps = { visit: Visit; side: Side; onClose: () => void };

/** Dialog that contests a reported no-show, in words for the other side and an admin. */
export default function ContestNoShow({ visit, side, onClose }: ContestNoShowProps) {
  const other = otherName(visit, side);
  const contest = useAction('POST /api/visits/:id/contest-no-show', {
    done: {
      title: 'The no-show is contested',
      description: `${other} has been notified. It does not count for now.`,
    },
    failed: 'It was not sent',
  });
  return (
    <ReasonDialog
      title="Were you there?"
      description={`${other} reported that you did not show up. If that is not right, contest it: it then counts for neither of you until you agree or an admin has decided. Both read what you write.`}
      label="What happened"
      maxLength={maxReason}
      hint="For example: I rang at nine and waited half an hour"
      confirm="Contest the no-show"
      busy="Sending..."
      onConfirm={(reason) => contest.run({ params: { id: visit.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
