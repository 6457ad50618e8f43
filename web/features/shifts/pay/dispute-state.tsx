import { payUnsettledDays } from '#contract/shifts/shift-deadlines.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { clockTime, monthDayYear, shortDate } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Icon } from '#web/ui/icon.tsx';

type Pay = NonNullable<ShiftDetail['pay']>;
const unsettledMs = payUnsettledDays * 86_400_000;

/** What happens next with disputed pay. */
export function DisputeState({ pay, zone, as }: { pay: Pay; zone: string; as: 'owner' | 'groomer' }) {
  const now = useNow();
  const { state, disputedAt, answerBy, withAdmin } = pay;
  if (state !== 'disputed' || !disputedAt || !answerBy) return null;
  const isUnsettled = now.getTime() - Date.parse(disputedAt) >= unsettledMs;
  const by = `${shortDate(answerBy, zone)}, ${clockTime(answerBy, zone)}`;
  if (as === 'owner' && !withAdmin)
    return (
      <div>
        <p className="flex items-baseline gap-1.5">
          <Icon name="clock" size="s" className="self-center" />
          <b>Answer by {by}</b>
        </p>
        <p className="text-s text-ink-2">After that an admin decides.</p>
      </div>
    );
  return (
    <p className="text-s text-ink-2">
      {isUnsettled && <b>Not settled since {monthDayYear(disputedAt, zone)}. </b>}
      {withAdmin
        ? 'An admin decides on the figures. You can still agree before that.'
        : `The owner has time to answer until ${by}. After that an admin decides.`}
    </p>
  );
}

/** Why an admin decided on the pay as it is. */
export function PayDecision({ pay }: { pay: Pay }) {
  return pay.decision && <p className="text-s wrap-anywhere text-ink-2">An admin decided: {pay.decision}</p>;
}
