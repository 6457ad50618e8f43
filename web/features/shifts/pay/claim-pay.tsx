import { shiftsApi } from '#contract/shifts/shifts.ts';
import type { WorkStatements, ShiftCard } from '#contract/shifts/shifts.ts';
import { dollarsForInput, price, typedCents } from '#web/lib/money.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { DayFields } from './day-fields.tsx';
import { amountProblem, countProblem } from './day-figures.ts';
import { shiftDay } from '../shift-words.ts';
import { shiftHours } from '../take-home.ts';

type ClaimPayProps = { shift: ShiftCard & WorkStatements; onClose: () => void };
const cents = (text: string): number | null => (text.trim() === '' ? null : typedCents(text));

/** Form for the groomer's own figures of a day that the owner has not recorded. */
export default function ClaimPay({ shift, onClose }: ClaimPayProps) {
  const { claim, business } = shift;
  const draft = useDraft({
    values: {
      dogsGroomed: String(claim?.dogsGroomed ?? shift.dogCount),
      hours: String(claim?.hours ?? shiftHours(shift)),
      revenue: claim && !claim.revenueEstimated ? dollarsForInput(claim.revenue) : '',
      bonus: claim?.bonus ? dollarsForInput(claim.bonus) : '',
    },
    schema: shiftsApi['POST /api/shifts/:id/claim-pay'].body,
    bodyOf: ({ dogsGroomed, hours, revenue, bonus }) => ({
      dogsGroomed: Number(dogsGroomed),
      hours: Number(hours),
      revenue: cents(revenue),
      bonus: cents(bonus) ?? 0,
    }),
    problems: ({ dogsGroomed, hours, revenue, bonus }) => ({
      dogsGroomed: countProblem(dogsGroomed, 'How many dogs?'),
      hours:
        hours.trim() === ''
          ? 'How many hours?'
          : !/^\s*\d+(\.\d+)?\s*$/.test(hours) && 'Use a number like 7.5',
      revenue: amountProblem(revenue),
      bonus: amountProblem(bonus),
    }),
  });
  const send = useAction('POST /api/shifts/:id/claim-pay', {
    done: (saved) => ({
      title: 'Your figures are sent',
      description: `${price(saved.claim?.pay ?? 0)} counts after 72 hours unless ${business.businessName} answers.`,
    }),
    failed: 'Your figures were not sent',
    otherwise: 'Nothing is lost. Please try again.',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="How did the day go?"
      description={`${shiftDay(shift)}, ${shift.title}. ${business.businessName} has not recorded it yet and can accept or correct your figures.`}
      submit="Send Your Figures"
      busy="Sending..."
      send={(values) => send.run({ params: { id: shift.id }, body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      <DayFields
        shift={shift}
        hours
        revenueHint="Leave it empty if you do not know it. We then take the low end of the estimate for each dog."
      />
    </FormDialog>
  );
}
