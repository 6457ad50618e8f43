import { PaidBy } from '../pay/paid-by.tsx';
import { useWatch } from 'react-hook-form';
import { shiftsApi } from '#contract/shifts/shifts.ts';
import { maxReason } from '#contract/text/limits.ts';
import { payFor } from '#contract/shifts/pay-model.ts';
import { dollarsForInput, price, typedCents } from '#web/lib/money.ts';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import type { CheckOuts } from '#contract/relief.ts';
import { CheckOutSums, difference, NotCheckedOut, useCheckOuts } from '../pay/check-outs.tsx';
import { DayFields } from '../pay/day-fields.tsx';
import {
  amountProblem,
  countProblem,
  hoursForInput,
  hoursProblem,
  optionalCents,
  revenueForInput,
  revenueProblem,
} from '../pay/day-figures.ts';
import type { PaidShift } from '../pay/payout.tsx';
import { correctWords, shiftDay } from '../shift-words.ts';
import { shiftHours } from '../take-home.ts';

type CompleteShiftProps = { shift: PaidShift; onClose: () => void };

/** Form for the dogs, hours, revenue and bonus of the day, filled in from the check-outs of its groomer. */
export default function CompleteShift(props: CompleteShiftProps) {
  const checkOuts = useCheckOuts(props.shift.id);
  if (checkOuts.isPending) return null;
  return <Figures {...props} found={checkOuts.data} />;
}

/** The resulting pay is computed while the owner types. */
function Figures({ shift, found, onClose }: CompleteShiftProps & { found: CheckOuts | undefined }) {
  const checkOuts = found?.bills ? found : undefined;
  const { pay, claim, groomer } = shift;
  const known = pay ?? claim ?? (checkOuts && { ...checkOuts, dogsGroomed: checkOuts.dogs, bonus: 0 });
  const name = groomer?.name ?? 'The groomer';
  const answers = pay?.state === 'disputed' && !pay.withAdmin;
  const draft = useDraft({
    values: {
      dogsGroomed: String(known?.dogsGroomed ?? shift.dogCount),
      hours: hoursForInput((pay ?? claim)?.hours ?? shiftHours(shift)),
      revenue: revenueForInput(known, shift),
      bonus: known?.bonus ? dollarsForInput(known.bonus) : '',
      note: '',
    },
    schema: shiftsApi['POST /api/shifts/:id/complete'].body,
    bodyOf: ({ dogsGroomed, hours, revenue, bonus, note }) => ({
      dogsGroomed: Number(dogsGroomed),
      ...(shift.hourlyRate ? { hours: Number(hours) } : {}),
      revenue: optionalCents(revenue),
      bonus: optionalCents(bonus) ?? 0,
      ...(isNone(dogsGroomed) ? { note: note.trim() } : {}),
    }),
    problems: ({ dogsGroomed, hours, revenue, bonus, note }) => ({
      dogsGroomed: countProblem(dogsGroomed, 'Say how many'),
      note: isNone(dogsGroomed) && note.trim() === '' && 'Say why no dog was groomed',
      hours: Boolean(shift.hourlyRate) && hoursProblem(hours),
      revenue: revenueProblem(revenue, shift),
      bonus: amountProblem(bonus),
    }),
  });
  const record = useAction('POST /api/shifts/:id/complete', {
    done: (saved) => ({
      title: answers ? 'The dispute is answered' : pay ? 'Figures corrected' : 'The day is recorded',
      description: `${name} gets ${price(saved.pay?.pay ?? 0)} and has 48 hours to object.`,
    }),
    failed: 'The day was not recorded',
    otherwise: 'Nothing is lost. Please try again.',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={pay ? correctWords(pay) : 'How did the day go?'}
      description={`${shiftDay(shift)}, ${shift.title}, ${name}`}
      lost={pay ? 'The figures stay as they were.' : 'Nothing has been recorded yet.'}
      submit={answers ? 'Send the answer' : pay ? 'Save the correction' : 'Record the day'}
      busy="Saving..."
      send={(values) => record.run({ params: { id: shift.id }, body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      {pay?.state === 'disputed' && pay.disputeReason && (
        <Note tone="warn">
          {name}: <span className="wrap-anywhere">“{pay.disputeReason}”</span>
        </Note>
      )}
      {answers && (
        <p className="text-s">
          Correct the figures, or send them as they are. {name} then has 48 hours to object again.
        </p>
      )}
      {checkOuts ? <CheckOutSums checkOuts={checkOuts} name={name} /> : found && <NotCheckedOut {...found} />}
      <DayFields shift={shift} />
      <WhyNone name={name} />
      {checkOuts && <Differs shift={shift} checkOuts={checkOuts} />}
      <ResultingPay shift={shift} name={name} />
      {shift.payModel === 'w2' && (
        <p className="text-s text-ink-2">
          For W-2 work, minimum wage and overtime for the hours worked are owed whatever the share comes to.
        </p>
      )}
    </FormDialog>
  );
}

const isNone = (dogsGroomed: string): boolean => /^\s*0+\s*$/.test(dogsGroomed);

/** A day without a dog needs words, since the groomer may see it otherwise. */
function WhyNone({ name }: { name: string }) {
  const dogsGroomed = useWatch<{ dogsGroomed: string }, 'dogsGroomed'>({ name: 'dogsGroomed' });
  if (!isNone(dogsGroomed)) return null;
  return (
    <TextField
      name="note"
      label="Why was no dog groomed?"
      hint={`${name} reads it and can disagree. The day is then kept by neither of you until an admin has decided.`}
      maxLength={maxReason}
      autoComplete="off"
    />
  );
}

/** Says so while what is typed is not what was checked out. */
function Differs({ shift, checkOuts }: { shift: PaidShift; checkOuts: CheckOuts }) {
  const [dogsGroomed, revenue] = useWatch<
    { dogsGroomed: string; revenue: string },
    ['dogsGroomed', 'revenue']
  >({ name: ['dogsGroomed', 'revenue'] });
  const isLeftOut = shift.payPercentage === 0 && revenue.trim() === '';
  const words = difference(
    { dogsGroomed: Number(dogsGroomed), revenue: isLeftOut ? null : typedCents(revenue) },
    checkOuts,
  );
  return words && <Note tone="warn">{words}</Note>;
}

function ResultingPay({ shift, name }: { shift: PaidShift; name: string }) {
  const [typedHours, typedRevenue, typedBonus] = useWatch<
    { hours: string; revenue: string; bonus: string },
    ['hours', 'revenue', 'bonus']
  >({ name: ['hours', 'revenue', 'bonus'] });
  const revenue = typedCents(typedRevenue) || 0;
  const bonus = optionalCents(typedBonus) || 0;
  const hours = Number(typedHours) || 0;
  const share = payFor({ ...shift, revenue, hours, bonus: 0 });
  return (
    <SumList aria-live="polite">
      <SumRow label={<PaidBy shift={shift} revenue={revenue} hours={hours} />}>{price(share)}</SumRow>
      {bonus > 0 && <SumRow label="Bonus">{price(bonus)}</SumRow>}
      <SumRow total label={`${name} gets`}>
        {price(share + bonus)}
      </SumRow>
    </SumList>
  );
}
