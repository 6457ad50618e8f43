import { useState } from 'react';
import { feedDays } from '#contract/calendar/calendar.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDay } from '#web/lib/dates.ts';
import { toast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { useCalendarFeed } from './calendar.api.ts';

const copy = async (text: string) => {
  await navigator.clipboard.writeText(text);
  toast({ title: 'Address copied' });
};

/** The secret address under which a calendar app reads the calendar. It is shown only once. */
export function FeedCard() {
  const { data: feed } = useCalendarFeed();
  const [address, setAddress] = useState<string>();
  const renew = useAction('POST /api/calendar/feed', {
    accepted: ({ path }) => setAddress(window.location.origin + path),
    failed: 'No address was made',
  });
  const stop = useAction('DELETE /api/calendar/feed', {
    accepted: () => setAddress(undefined),
    done: { title: 'The address has ended' },
    failed: 'The address was not ended',
  });
  return (
    <SectionCard id="feed" title="In your own calendar app">
      <p>
        Google Calendar, Apple Calendar and Outlook can subscribe to a secret address and keep themselves up
        to date. Anyone who has it can read your bookings, so treat it like a password.
      </p>
      {address && (
        <div className="grid gap-2">
          <Field label="Your secret address" hint="Shown only now. If you lose it, renew it.">
            <Input readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <Button className="justify-self-start" onClick={() => void copy(address)}>
            Copy address
          </Button>
        </div>
      )}
      {feed?.createdAt === null && (
        <Button
          className="justify-self-start"
          busy={renew.busy && 'Making it...'}
          onClick={() => void renew.run({})}
        >
          Create a secret address
        </Button>
      )}
      {feed?.createdAt && (
        <div className="grid gap-3">
          <p className="hint">
            The address was made on {monthDay(feed.createdAt)}
            {feed.lastReadAt
              ? ` and last read on ${monthDay(feed.lastReadAt)}`
              : ' and has not been read yet'}
            . It ends when no app reads it for {feedDays} days.
          </p>
          <div className="flex flex-wrap gap-3">
            <ConfirmButton
              onConfirm={() => renew.run({})}
              dialog={{
                title: 'Renew the secret address?',
                description: 'Apps that use the earlier address stop getting your calendar.',
                cancel: 'Keep it',
                confirm: 'Renew',
                busy: renew.busy && 'Renewing...',
              }}
            >
              Renew address
            </ConfirmButton>
            <ConfirmButton
              variant="quiet"
              onConfirm={() => stop.run({})}
              dialog={{
                title: 'End the secret address?',
                description: 'No app gets your calendar anymore.',
                cancel: 'Keep it',
                confirm: 'End it',
                danger: true,
                busy: stop.busy && 'Ending...',
              }}
            >
              End address
            </ConfirmButton>
          </div>
        </div>
      )}
    </SectionCard>
  );
}
