import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { PriceChange } from '#contract/price-changes.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { notedCoats } from '#web/domain/price-changes/coat-lines.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { ChangedPrice } from './changed-price.tsx';

const AskPrice = lazyPart(() => import('#web/domain/price-changes/ask-price.tsx'));
const NoteAnswer = lazyPart(() => import('./note-answer.tsx'));

/** Higher prices asked for on a visit, with what either side may do; for its provider, also the question itself. */
export function PriceChangesSection({ visit, isProvider }: { visit: Visit; isProvider: boolean }) {
  const [asks, setAsks] = useState(false);
  const { hash } = useLocation();
  // The section is drawn after the page has looked for what its address names.
  const [named] = useState(() => (node: HTMLElement | null) => {
    if (hash === '#price-changes') node?.scrollIntoView();
  });
  const { data: changes = [] } = useQuery({
    ...query('GET /api/visits/:id/price-changes', { params: { id: visit.id } }),
    ...polled,
  });
  const isOpen = changes.some(({ state }) => state === 'open');
  const canAsk = visit.actions.includes('ask_price') && !isOpen;
  const noted = changes.length === 0 ? notedCoats(visit.pets) : undefined;
  if (changes.length === 0 && !canAsk) return null;
  return (
    <section ref={named} aria-labelledby="price-changes" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="price-changes">Price</h2>
        {canAsk && !noted && <Button onClick={() => setAsks(true)}>Ask for a higher price</Button>}
      </div>
      {canAsk && noted && (
        <Note tone="warn">
          <p>{noted}.</p>
          <Button onClick={() => setAsks(true)}>Ask for a higher price</Button>
        </Note>
      )}
      {changes.length === 0 && !noted && (
        <p className="text-ink-2">
          Matted, or more to do than you agreed on? Ask before you do it: with a reason and a photo.
        </p>
      )}
      {changes.map((change) => (
        <OneChange key={change.id} change={change} visit={visit} isProvider={isProvider} />
      ))}
      <Suspense>
        {asks && <AskPrice visit={visit} agreed={agreedNow(visit, changes)} onClose={() => setAsks(false)} />}
      </Suspense>
    </section>
  );
}

/** What is agreed until now, in cents. */
const agreedNow = ({ price: of }: Visit, changes: readonly PriceChange[]): number =>
  Math.max(
    of ?? 0,
    ...changes
      .filter(({ state, disputedAt }) => state === 'approved' && !disputedAt)
      .map(({ newTotal }) => newTotal),
  );

type OneChangeProps = { change: PriceChange; visit: Visit; isProvider: boolean };
const states: Record<PriceChange['state'], { words: string; tone: BadgeTone }> = {
  open: { words: 'Waiting for an answer', tone: 'warn' },
  approved: { words: 'Agreed', tone: 'good' },
  declined: { words: 'Not agreed', tone: 'tag' },
  expired: { words: 'No answer: not agreed', tone: 'tag' },
};

function OneChange({ change, visit, isProvider }: OneChangeProps) {
  const { state, disputedAt, actions } = change;
  return (
    <article className="card grid gap-3" aria-label={`${price(change.newTotal)} asked for`}>
      <div className="flex flex-wrap gap-2">
        <Badge tone={disputedAt ? 'danger' : states[state].tone}>
          {disputedAt ? 'Disputed' : states[state].words}
        </Badge>
      </div>
      <ChangedPrice change={change} />
      <Answer change={change} zone={visit.timeZone} />
      {disputedAt && (
        <Note tone="warn">
          {isProvider
            ? 'Your client says that they did not agree. What is above the price and was not paid is not owed.'
            : 'You said that you did not agree. You owe nothing above the price before.'}
        </Note>
      )}
      {state === 'open' &&
        (isProvider ? <ProvidersAnswers change={change} visit={visit} /> : <OwnAnswers change={change} />)}
      {actions.includes('dispute') && <Dispute change={change} />}
    </article>
  );
}

/** Who answered, how and when, or until when an answer counts. */
function Answer({ change: { answer, state, expiresAt }, zone }: { change: PriceChange; zone: string }) {
  if (state === 'open')
    return <p className="text-ink-2">No answer by {clockTime(expiresAt, zone)} means no.</p>;
  if (!answer) return null;
  const how = {
    link: 'with the link',
    account: 'on Wagwell',
    door: 'at the door',
    phone: 'by phone',
  }[answer.how];
  return (
    <p className="text-ink-2 wrap-anywhere">
      {answer.name} said {state === 'approved' ? 'yes' : 'no'} {how}, {clockTime(answer.at, zone)}.
    </p>
  );
}

/** What the provider does while the question is open: send it, or note what the client said. */
function ProvidersAnswers({ change, visit }: { change: PriceChange; visit: Visit }) {
  const [noted, setNoted] = useState<{ approved: boolean; how: 'door' | 'phone' }>();
  const { client } = visit;
  const mayNote = change.actions.includes('approve');
  return (
    <>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {client && clientWays(visit).text && (
          <TextClient client={client} kind="price_change" visitId={visit.id} variant="primary">
            Text the question
          </TextClient>
        )}
        {mayNote && (
          <>
            <Button onClick={() => setNoted({ approved: true, how: 'door' })}>Said yes here</Button>
            <Button onClick={() => setNoted({ approved: true, how: 'phone' })}>Said yes by phone</Button>
          </>
        )}
        <Button variant="quiet" onClick={() => setNoted({ approved: false, how: 'door' })}>
          Said no
        </Button>
      </div>
      {client?.toldBy === 'email' && (
        <p className="text-s text-ink-2">{client.name} has the question by email as well.</p>
      )}
      {!mayNote && (
        <p className="text-s text-ink-2">
          This is more than a quarter above the price: only the client can say yes to it, on Wagwell or with
          the link.
        </p>
      )}
      <Suspense>
        {noted && (
          <NoteAnswer
            change={change}
            name={client?.name.split(' ')[0] ?? ''}
            isTold={visit.owner !== null}
            {...noted}
            onClose={() => setNoted(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A pet parent answers in their account. */
function OwnAnswers({ change: { id, oldTotal, newTotal } }: { change: PriceChange }) {
  const answer = useAction('POST /api/price-changes/:id/answer', {
    done: (reply) => ({
      title:
        reply.state === 'approved' ? `You agreed to ${price(newTotal)}` : `It stays at ${price(oldTotal)}`,
    }),
    failed: 'Your answer was not sent',
  });
  const send = (approved: boolean) => void answer.run({ params: { id }, body: { approved } });
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button variant="primary" big wide busy={answer.busy} onClick={() => send(true)}>
        Yes, {price(newTotal)}
      </Button>
      <Button big wide busy={answer.busy} onClick={() => send(false)}>
        No, keep {price(oldTotal)}
      </Button>
    </div>
  );
}

function Dispute({ change: { id, answer, newTotal } }: { change: PriceChange }) {
  const dispute = useAction('POST /api/price-changes/:id/dispute', {
    done: { title: 'Noted: you did not agree' },
    failed: 'This was not recorded',
  });
  return (
    <ConfirmButton
      variant="quiet"
      onConfirm={() => dispute.run({ params: { id } })}
      dialog={{
        title: `Did nobody agree to ${price(newTotal)}?`,
        description: `Your groomer noted that ${answer?.name ?? 'somebody'} said yes. If that was not you or someone for you, you owe nothing above the price before.`,
        confirm: 'I did not agree',
        danger: true,
      }}
    >
      I did not agree
    </ConfirmButton>
  );
}
