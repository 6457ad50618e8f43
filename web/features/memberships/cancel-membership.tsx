import { useState } from 'react';
import { detailOf } from '#web/lib/call.ts';
import { monthDay, monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/dialog.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReceiptLine, ReceiptLines } from '#web/ui/sum-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { MembershipDialogBody } from './membership-dialog.ts';
import { kindOf } from './membership-words.ts';
import { useCancelMembership, useCancellation } from './memberships.api.ts';
import type { Cancellation } from './memberships.api.ts';

type Choice = Cancellation['choices'][number];

/** The ways out with their dates and amounts, read from the server, and the button that takes one. */
export function CancelMembership({ membership, onClose }: MembershipDialogBody) {
  const kind = kindOf(membership);
  const preview = useCancellation(kind, true);
  const cancel = useCancelMembership(kind);
  const [chosen, setChosen] = useState<Choice['resolution']>('keep');

  if (preview.isLoadingError) return <FailedQuery query={preview} title="The dates could not be read" />;
  const choices = preview.data?.choices ?? [];
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
    cancel.mutate(choice.resolution, {
      onSuccess() {
        onClose();
        toast({
          title: 'Your membership is cancelled',
          description: `It stays open until ${monthDayYear(choice.endsAt)}.`,
        });
      },
    });
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
            label:
              way.resolution === 'keep'
                ? 'Keep it to the end of the minimum'
                : 'Pay the early-cancel fee and end sooner',
            hint: `Ends ${monthDayYear(way.endsAt)}`,
            aside: way.fee > 0 ? exactPrice(way.fee) : 'No fee',
          }))}
        />
      )}
      <WhatFollows choice={choice} />
      {cancel.isError && (
        <Note tone="danger" role="alert">
          {detailOf(cancel.error, 'Your membership was not cancelled. Please try again.')}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Keep my membership</Button>
        <Button variant="danger" busy={cancel.isPending && 'Cancelling...'} onClick={leave}>
          {choice.fee > 0 ? `Pay ${exactPrice(choice.fee)} and cancel` : 'Cancel membership'}
        </Button>
      </Actions>
    </>
  );
}

/** Date and amount, before anything is clicked. */
function WhatFollows({ choice }: { choice: Choice }) {
  return (
    <div className="grid gap-3">
      <ReceiptLines className="border-b border-line">
        <ReceiptLine label="Your access ends">{monthDayYear(choice.endsAt)}</ReceiptLine>
        <ReceiptLine label="You pay today">{choice.fee > 0 ? exactPrice(choice.fee) : 'Nothing'}</ReceiptLine>
        {choice.charges.length === 0 && <ReceiptLine label="Charges until then">None</ReceiptLine>}
        {choice.charges.map(({ at, amount }) => (
          <ReceiptLine key={at} label={`Still charged on ${monthDay(at)}`}>
            {exactPrice(amount)}
          </ReceiptLine>
        ))}
      </ReceiptLines>
      <p className="text-ink-2">
        {choice.fee === 0 && 'You can resume until that day. '}You can still read your records afterwards.
      </p>
    </div>
  );
}
