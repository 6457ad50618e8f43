import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plans } from '#contract/memberships/plan-facts.ts';
import { monthDay, monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import type { MembershipDialogBody } from './membership-dialog.ts';
import { kindOf } from '../membership-words.ts';
import type { Cancellation, Membership } from '../memberships.api.ts';

type Choice = Cancellation['choices'][number];

/** Cancellation options with dates and amounts from the server, and a button to confirm one. */
export function CancelMembership({ membership, onClose }: MembershipDialogBody) {
  const kind = kindOf(membership);
  const { timeZone } = membership;
  const premium = kind === 'premium';
  const product = premium ? 'Premium' : 'membership';
  const [chosen, setChosen] = useState<Choice['resolution']>('keep');
  const cancel = useAction('POST /api/membership/cancel', {
    accepted: onClose,
    done: ({ access, premium: held }) => ({
      title: `Your ${product} is cancelled`,
      description: keptUntil(premium ? held : access),
    }),
    failed: `Your ${product} was not cancelled`,
  });
  // Dates and amounts change over time, so the preview is loaded again each time the dialog opens. There is
  // none of a membership that is canceled.
  const preview = useQuery({
    ...query('GET /api/membership/cancellation', { query: premium ? { premium: 'true' } : {} }),
    staleTime: 0,
    gcTime: 0,
    enabled: !cancel.busy && !cancel.worked,
  });
  const choices = preview.data?.choices ?? [];

  if (preview.isLoadingError) return <FailedQuery query={preview} title="The dates could not be read" />;
  const choice = choices.find(({ resolution }) => resolution === chosen) ?? choices[0];
  if (!choice || preview.isFetching)
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading...</output>
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
        <Skeleton className="h-11" />
      </div>
    );

  const leave = () =>
    cancel.run({ body: { ...(premium ? { premium } : {}), resolution: choice.resolution } });
  return (
    <>
      {choices.length > 1 && (
        <RadioCards
          legend="How would you like to leave?"
          name="resolution"
          value={choice.resolution}
          onChange={({ target }) => setChosen(target.value === 'pay_fee' ? 'pay_fee' : 'keep')}
          options={choices.map((way) => ({
            value: way.resolution,
            label: wayLabel(way),
            hint: `${way.premium ? 'Premium ends' : 'Ends'} ${monthDayYear(way.premium?.endsAt ?? way.endsAt, timeZone)}`,
            aside: exactPrice(way.total),
            asideHint: 'total',
          }))}
        />
      )}
      <WhatFollows choice={choice} membership={membership} />
      <Actions>
        <Button onClick={onClose}>Keep my {product}</Button>
        <Button variant="danger" busy={cancel.busy && 'Cancelling...'} onClick={() => void leave()}>
          {choice.fee > 0
            ? `Pay ${exactPrice(choice.fee)} and cancel`
            : choice.premium
              ? 'Cancel both'
              : `Cancel ${product}`}
        </Button>
      </Actions>
    </>
  );
}

const keptUntil = (membership: Membership | null): string | undefined =>
  membership?.endsAt
    ? `You keep it until ${monthDayYear(membership.endsAt, membership.timeZone)}.`
    : undefined;

const wayLabel = ({ resolution, premium }: Choice) =>
  resolution === 'pay_fee'
    ? 'Pay the early-cancel fee and end Premium sooner'
    : premium
      ? 'Keep Premium as long as its minimum and your membership run'
      : 'Keep it to the end of the minimum';

type WhatFollowsProps = { choice: Choice; membership: Membership };

/** Dates and amounts of a cancellation option, shown before the confirmation. */
function WhatFollows({ choice, membership }: WhatFollowsProps) {
  const { endsAt, fee, charges, total, premium, freeFrom } = choice;
  const { timeZone } = membership;
  const isPremium = kindOf(membership) === 'premium';
  const owes = charges.some(({ owed }) => owed);
  const lastsWithPremium = premium !== null && freeFrom !== null && premium.endsAt === endsAt;
  return (
    <div className="grid gap-3">
      {premium && (
        <Note tone="warn">
          <b>{plans[premium.plan].name} ends too.</b> Premium adds to a membership and cannot go on without
          one. {lastsWithPremium && 'Your access lasts until the Premium that you have paid for ends.'}
        </Note>
      )}
      <ReceiptLines className="border-b border-line">
        <ReceiptLine label={isPremium ? 'Premium ends' : 'Your access ends'}>
          {monthDayYear(endsAt, timeZone)}
        </ReceiptLine>
        {premium && <ReceiptLine label="Premium ends">{monthDayYear(premium.endsAt, timeZone)}</ReceiptLine>}
        {freeFrom && (
          <ReceiptLine label="Free">
            {monthDay(freeFrom, timeZone)} to {monthDayYear(endsAt, timeZone)}
          </ReceiptLine>
        )}
        <ReceiptLine label="You pay today">{fee > 0 ? exactPrice(fee) : 'Nothing'}</ReceiptLine>
        {charges.length === 0 && <ReceiptLine label="Charges until then">None</ReceiptLine>}
        {charges.map(({ plan, at, amount, owed }) => (
          <ReceiptLine
            key={`${plan} ${at}`}
            label={chargeLabel(premium ? plans[plan].name : undefined, owed, monthDay(at, timeZone))}
          >
            {exactPrice(amount)}
          </ReceiptLine>
        ))}
        <ReceiptLine total label="Total still to pay">
          {exactPrice(total)}
        </ReceiptLine>
      </ReceiptLines>
      <p className="text-ink-2">
        {owes && 'It lasts that long only if what you owe is paid. '}
        {fee === 0 && `${resumeWords(choice, membership)} `}
        {!isPremium && 'You can still read your records afterwards.'}
      </p>
    </div>
  );
}

/** 'Still charged on Dec 14', 'Premium Monthly, owed since Dec 14' */
function chargeLabel(planName: string | undefined, owed: boolean, day: string): string {
  const words = owed ? `owed since ${day}` : `still charged on ${day}`;
  return planName ? `${planName}, ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * States until when the membership can be resumed. If free days follow, it also names the next charge before
 * and during them.
 */
function resumeWords({ endsAt, freeFrom }: Choice, { plan, renewal, timeZone }: Membership): string {
  if (!freeFrom) return 'You can resume until that day.';
  const amount = exactPrice(renewal?.amount ?? plans[plan].price);
  const [paidDay, lastDay] = [monthDayYear(freeFrom, timeZone), monthDayYear(endsAt, timeZone)];
  return `You can resume until ${lastDay}. Before ${paidDay} the next charge is then ${amount} on that day; in the free days after it, ${amount} on ${lastDay}.`;
}
