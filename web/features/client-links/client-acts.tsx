import { useState } from 'react';
import type { ReactNode } from 'react';
import { latenesses } from '#contract/grooming/latenesses.ts';
import type { ClientAction, ClientLink, LinkedVisit } from '#contract/client-links.ts';
import { AskedMoveNote } from '#web/domain/visits/answers/asked-move-note.tsx';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { AskForTime } from './ask-for-time.tsx';
import { useLinkAction } from './client-links.api.ts';

type ActsProps = { link: ClientLink; visit: LinkedVisit; secret: string; children: ReactNode };

/** What the client may do now: come, be late, ask for another time, reach the other side, cancel. */
export function ClientActs({ link, visit, secret, children }: ActsProps) {
  const can = (action: ClientAction) => visit.actions.includes(action);
  const [asks, setAsks] = useState<'late' | 'move'>();
  const params = { secret };
  const confirm = useLinkAction('POST /api/client-links/:secret/confirm', secret, {
    done: { title: `Thanks. ${link.provider.name} sees that you are coming` },
    failed: 'This was not confirmed',
  });
  const late = useLinkAction('POST /api/client-links/:secret/late', secret, {
    done: { title: `${link.provider.name} knows that you are late` },
    failed: 'This was not sent',
  });
  const cancel = useLinkAction('POST /api/client-links/:secret/cancel', secret, {
    done: {
      title: visit.status === 'awaiting_answer' ? 'Your request is taken back' : 'Your visit is cancelled',
    },
    failed: 'Your visit was not cancelled',
  });
  return (
    <div className="grid gap-2">
      <TimeOffers visit={visit} provider={link.provider.name} secret={secret} />
      {can('confirm') && !visit.confirmedAt && (
        <Button
          variant="primary"
          wide
          busy={confirm.busy && 'Confirming...'}
          onClick={() => void confirm.run({ params })}
        >
          I’ll be there
        </Button>
      )}
      <div className="grid gap-2 empty:hidden sm:auto-cols-fr sm:grid-flow-col">
        {can('late') && (
          <Button
            aria-expanded={asks === 'late'}
            onClick={() => setAsks(asks === 'late' ? undefined : 'late')}
          >
            I’m running late
          </Button>
        )}
        {can('ask_move') && (
          <Button
            aria-expanded={asks === 'move'}
            onClick={() => setAsks(asks === 'move' ? undefined : 'move')}
          >
            Ask for another time
          </Button>
        )}
      </div>
      {asks === 'late' && can('late') && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="By how many minutes are you late?">
          {latenesses.map((minutes) => (
            <Chip
              key={minutes}
              disabled={late.busy}
              onClick={() =>
                void late.run({ params, body: { minutes } }).then((told) => told && setAsks(undefined))
              }
            >
              {minutes} minutes
            </Chip>
          ))}
        </div>
      )}
      {asks === 'move' && can('ask_move') && (
        <AskForTime visit={visit} secret={secret} onDone={() => setAsks(undefined)} />
      )}
      <div className="flex flex-wrap items-center gap-1 empty:hidden">
        {children}
        {can('cancel') && (
          <ConfirmButton
            variant="quiet"
            className="ml-auto"
            onConfirm={() => cancel.run({ params, body: { feeSeen: visit.feeNow } })}
            dialog={{
              title: visit.status === 'awaiting_answer' ? 'Take your request back?' : 'Cancel this visit?',
              description:
                visit.feeNow > 0
                  ? `By ${link.provider.name}’s policy you owe ${price(visit.feeNow)} if you cancel now.`
                  : `${link.provider.name} will know right away. It costs you nothing.`,
              cancel: 'Keep the visit',
              confirm:
                visit.status === 'awaiting_answer'
                  ? 'Take it back'
                  : visit.feeNow > 0
                    ? `Cancel for ${price(visit.feeNow)}`
                    : 'Cancel the visit',
              danger: true,
            }}
          >
            {visit.status === 'awaiting_answer' ? 'Take the request back' : 'Cancel'}
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}

/** Times that the provider offers, or that the client asked for and waits for. */
function TimeOffers({ visit, provider, secret }: { visit: LinkedVisit; provider: string; secret: string }) {
  const isDone = visit.status === 'completed';
  const choose = useLinkAction('POST /api/client-links/:secret/choose', secret, {
    done: { title: isDone ? 'You are booked' : 'Your visit has its new time' },
    failed: 'This time was not taken',
  });
  const offered = visit.timeOffers.filter(({ by }) => by === 'provider');
  const inWords = ({ startsAt, endsAt }: LinkedVisit['timeOffers'][number]) =>
    `${shortDate(startsAt, visit.timeZone)}, ${timeRange(startsAt, endsAt, visit.timeZone)}`;
  return (
    <>
      {offered.length > 0 && visit.actions.includes('choose') && (
        <section className="grid gap-2" aria-label="Times to choose from">
          <p className="font-semibold">
            {provider} offers these times{isDone && ' for the next visit'}:
          </p>
          {offered.map((offer) => (
            <Button
              key={offer.id}
              wide
              busy={choose.busy}
              onClick={() => void choose.run({ params: { secret }, body: { timeOfferId: offer.id } })}
            >
              {inWords(offer)}
            </Button>
          ))}
        </section>
      )}
      <AskedMoveNote visit={visit} provider={provider} />
    </>
  );
}
