import { useQuery } from '@tanstack/react-query';
import { noFee } from '#contract/cancellation-policies/cancellation-fee.ts';
import { query } from '#web/lib/api/query.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';

/** What cancelling a visit now costs its client, by the policy it was booked under. */
export function useCancellationFee(id: string, timeZone?: string) {
  const asked = useQuery({
    ...query('GET /api/visits/:id/cancellation-fee', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = asked;
  if (!data)
    return {
      waiting: true,
      fee: 0,
      note: asked.isLoadingError && <FailedQuery query={asked} title="The cancellation fee did not load" />,
    };
  const { fee, freeUntil, policy } = data;
  const until = freeUntil && `${shortDate(freeUntil, timeZone)}, ${clockTime(freeUntil, timeZone)}`;
  const words =
    fee > 0
      ? `It was free until ${until}. Cancelling now costs ${price(fee)}.`
      : policy && policy.lateCancelPercent > 0
        ? `Free until ${until}. After that ${policy.lateCancelPercent}% of the price is owed.`
        : noFee;
  return { waiting: false, fee, note: <Note tone={fee > 0 ? 'warn' : 'plain'}>{words}</Note> };
}
