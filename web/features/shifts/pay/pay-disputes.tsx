import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { payDisputesApi } from '#contract/shifts/pay-disputes.ts';
import type { PayDispute } from '#contract/shifts/pay-disputes.ts';
import { pages } from '#web/lib/api/query.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { dollarsForInput, price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { ActionDialog } from '#web/ui/forms/action-dialog.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { dayFigures, dogs } from '../shift-words.ts';
import { DayFields } from './day-fields.tsx';
import {
  amountProblem,
  countProblem,
  hoursForInput,
  hoursProblem,
  optionalCents,
  revenueForInput,
  revenueProblem,
} from './day-figures.ts';

/** For admins: disputed pay that the two sides did not settle in time. */
export default function PayDisputes() {
  const [decides, setDecides] = useState<PayDispute>();
  const disputes = useInfiniteQuery({ ...pages('GET /api/admin/pay-disputes'), staleTime: 0 });
  return (
    <section aria-label="Pay disputes" className="grid gap-4">
      <QueryList
        query={disputes}
        failed="The disputes did not load"
        loading={<LoadingLines className="h-24" />}
        empty={<EmptyState title="No pay waits for a decision" />}
      >
        {(all) => (
          <ul aria-label="Disputed pay">
            {all.map((dispute) => (
              <DisputedPay key={dispute.id} dispute={dispute} onDecide={() => setDecides(dispute)} />
            ))}
          </ul>
        )}
      </QueryList>
      {decides && <DecidePay dispute={decides} onClose={() => setDecides(undefined)} />}
    </section>
  );
}

function DisputedPay({ dispute, onDecide }: { dispute: PayDispute; onDecide: () => void }) {
  const { title, shiftDate, timeZone, owner, groomer, disputeReason, disputedAt } = dispute;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <h2 className="text-l wrap-anywhere">
        {groomer.name} and {owner.name}: {price(dispute.pay)}
      </h2>
      <p className="text-s wrap-anywhere text-ink-2 tabular-nums">
        {title}, {monthDayYear(shiftDate, timeZone)}, {dogs(dispute.dogCount)} agreed · disputed{' '}
        {monthDayYear(disputedAt)}
      </p>
      <p className="wrap-anywhere">
        <b>{owner.name} recorded:</b> {dayFigures(dispute, dispute)} at {rateInWords(dispute)}
        {dispute.bonus > 0 && ` and ${price(dispute.bonus)} bonus`}
      </p>
      {dispute.ownerWords && (
        <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
          <b>{owner.name}:</b> {dispute.ownerWords}
        </blockquote>
      )}
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
        <b>{groomer.name}:</b> {disputeReason}
      </blockquote>
      <div>
        <Button aria-label={`Decide on ${title}`} onClick={onDecide}>
          Decide
        </Button>
      </div>
    </li>
  );
}

function DecidePay({ dispute, onClose }: { dispute: PayDispute; onClose: () => void }) {
  const rate = `${rateInWords(dispute)}${dispute.hourlyRate ? '' : ' of the revenue'}`;
  return (
    <ActionDialog
      call="POST /api/admin/pay-disputes/:id/decide"
      params={{ id: dispute.id }}
      values={{
        dogsGroomed: String(dispute.dogsGroomed),
        hours: hoursForInput(dispute.hours),
        revenue: revenueForInput(dispute, dispute),
        bonus: dispute.bonus > 0 ? dollarsForInput(dispute.bonus) : '',
        reason: '',
      }}
      schema={payDisputesApi['POST /api/admin/pay-disputes/:id/decide'].body}
      bodyOf={({ dogsGroomed, hours, revenue, bonus, reason }) => ({
        dogsGroomed: Number(dogsGroomed),
        ...(dispute.hourlyRate ? { hours: Number(hours) } : {}),
        revenue: optionalCents(revenue),
        bonus: optionalCents(bonus) ?? 0,
        reason,
      })}
      problems={({ dogsGroomed, hours, revenue, bonus, reason }) => ({
        dogsGroomed: countProblem(dogsGroomed, 'How many dogs?'),
        hours: Boolean(dispute.hourlyRate) && hoursProblem(hours),
        revenue: revenueProblem(revenue, dispute),
        bonus: amountProblem(bonus),
        reason: reason.trim() === '' && 'Please give a reason',
      })}
      done={{ title: 'Decided', description: 'Both sides get your reason.' }}
      failed="Nothing was decided"
      title="Which figures count?"
      description={`${dispute.title}. ${dispute.groomer.name} gets ${rate} and the bonus: ${price(dispute.pay)} as recorded. Both sides read your reason.`}
      submit="Decide"
      busy="Deciding..."
      onClose={onClose}
    >
      <DayFields shift={dispute} />
      <TextField name="reason" label="Reason" autoComplete="off" maxLength={500} />
    </ActionDialog>
  );
}
