import { shiftsApi } from '#contract/shifts/shifts.ts';
import type { WorkStatements, ShiftCard } from '#contract/shifts/shifts.ts';
import { dollarsForInput, price } from '#web/lib/money.ts';
import { ActionDialog } from '#web/ui/forms/action-dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { amountProblem, countProblem, hoursForInput, hoursProblem, optionalCents } from './day-figures.ts';
import { shiftDay } from '../shift-words.ts';
import { shiftHours } from '../take-home.ts';

type ClaimPayProps = { shift: ShiftCard & WorkStatements; onClose: () => void };

/** Form for the groomer's own figures of a day that the owner has not recorded. */
export default function ClaimPay({ shift, onClose }: ClaimPayProps) {
  const { claim, business } = shift;
  return (
    <ActionDialog
      call="POST /api/shifts/:id/claim-pay"
      params={{ id: shift.id }}
      values={{
        dogsGroomed: String(claim?.dogsGroomed ?? shift.dogCount),
        hours: hoursForInput(claim?.hours ?? shiftHours(shift)),
        revenue: claim && !claim.revenueEstimated ? dollarsForInput(claim.revenue) : '',
        bonus: claim?.bonus ? dollarsForInput(claim.bonus) : '',
      }}
      schema={shiftsApi['POST /api/shifts/:id/claim-pay'].body}
      bodyOf={({ dogsGroomed, hours, revenue, bonus }) => ({
        dogsGroomed: Number(dogsGroomed),
        hours: Number(hours),
        revenue: optionalCents(revenue),
        bonus: optionalCents(bonus) ?? 0,
      })}
      problems={({ dogsGroomed, hours, revenue, bonus }) => ({
        dogsGroomed: countProblem(dogsGroomed, 'How many dogs?'),
        hours: hoursProblem(hours),
        revenue: amountProblem(revenue),
        bonus: amountProblem(bonus),
      })}
      done={(saved) => ({
        title: 'Your figures are sent',
        description: `${price(saved.claim?.pay ?? 0)} counts after 72 hours unless ${business.businessName} answers.`,
      })}
      failed="Your figures were not sent"
      otherwise="Nothing is lost. Please try again."
      title="How did the day go?"
      description={`${shiftDay(shift)}, ${shift.title}. ${business.businessName} has not recorded it yet and can accept or correct your figures.`}
      submit="Send your figures"
      busy="Sending..."
      onClose={onClose}
    >
      <DayFields
        shift={shift}
        own
        revenueHint="Leave it empty if you do not know it. We then take the low end of the estimate for each dog."
      />
    </ActionDialog>
  );
}
