import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import type { TermChange } from '#contract/shifts/term-changes.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const AskForTerms = lazyPart(() => import('./ask-for-terms.tsx'));

type TermChangesSectionProps = { shift: ShiftDetail; own: boolean };

/** Other terms that the owner of a filled shift asked for, with what either side may do. */
export default function TermChangesSection({ shift, own }: TermChangesSectionProps) {
  const [asks, setAsks] = useState(false);
  const { data: changes = [] } = useQuery({
    ...query('GET /api/shifts/:id/term-changes', { params: { id: shift.id } }),
    ...polled,
  });
  const isOpen = changes.some(({ state }) => state === 'open');
  const canAsk = own && shift.status === 'filled' && shift.actions.includes('cancel') && !isOpen;
  if (changes.length === 0 && !canAsk) return null;
  return (
    <section aria-labelledby="term-changes" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="term-changes">Changed terms</h2>
        {canAsk && <Button onClick={() => setAsks(true)}>Ask to change the terms</Button>}
      </div>
      {changes.length === 0 && (
        <p className="max-w-text min-w-0 wrap-anywhere text-ink-2">
          {shift.groomer?.name ?? 'The groomer'} agreed to this shift as it is. You can ask for another day,
          other hours, pay, dogs or requirements. Until they say yes it stays as agreed.
        </p>
      )}
      {changes.map((change) => (
        <OneChange key={change.id} change={change} shift={shift} own={own} />
      ))}
      <Suspense>{asks && <AskForTerms shift={shift} onClose={() => setAsks(false)} />}</Suspense>
    </section>
  );
}

const states: Record<TermChange['state'], { words: string; tone: BadgeTone }> = {
  open: { words: 'Waiting for an answer', tone: 'warn' },
  accepted: { words: 'Agreed', tone: 'good' },
  declined: { words: 'Kept as it was', tone: 'tag' },
  expired: { words: 'No answer: kept as it was', tone: 'tag' },
  withdrawn: { words: 'Taken back', tone: 'tag' },
  gone: { words: 'Ended with the booking', tone: 'tag' },
};

type OneChangeProps = { change: TermChange; shift: ShiftDetail; own: boolean };

function OneChange({ change, shift, own }: OneChangeProps) {
  const { state, parts, note, answerBy, createdAt, actions } = change;
  const at = (instant: string) =>
    `${shortDate(instant, shift.timeZone)}, ${clockTime(instant, shift.timeZone)}`;
  return (
    <article className="card grid gap-3" aria-label={`Terms asked for ${at(createdAt)}`}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        <span className="text-s text-ink-2">{at(createdAt)}</span>
      </div>
      <table className="w-full text-left wrap-anywhere">
        <thead>
          <tr className="text-s text-ink-2">
            <th scope="col" className="pr-3 font-normal">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="pr-3 font-normal">
              Agreed
            </th>
            <th scope="col" className="font-normal">
              Asked for
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal text-ink-2">
                {name}
              </th>
              <td className="py-2 pr-3 tabular-nums">{before}</td>
              <td className="py-2 tabular-nums">
                <b>{after}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="max-w-text wrap-anywhere whitespace-pre-line">{note}</p>}
      {state === 'open' && <p className="text-ink-2">Without a yes by {at(answerBy)} it stays as agreed.</p>}
      {actions.includes('accept') && <Answers change={change} business={shift.business.businessName} />}
      {own && actions.includes('withdraw') && <TakeBack change={change} />}
    </article>
  );
}

function Answers({ change: { id }, business }: { change: TermChange; business: string }) {
  const accept = useAction('POST /api/term-changes/:id/accept', {
    done: { title: 'You agree to the new terms', description: `${business} has been notified.` },
    failed: 'It stays as agreed',
  });
  const decline = useAction('POST /api/term-changes/:id/decline', {
    done: { title: 'It stays as agreed', description: `${business} has been notified.` },
    failed: 'Your answer was not sent',
  });
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button wide busy={decline.busy && 'Sending...'} onClick={() => void decline.run({ params: { id } })}>
        Keep it as agreed
      </Button>
      <Button
        variant="primary"
        wide
        busy={accept.busy && 'Agreeing...'}
        onClick={() => void accept.run({ params: { id } })}
      >
        Agree to new terms
      </Button>
    </div>
  );
}

function TakeBack({ change: { id } }: { change: TermChange }) {
  const withdraw = useAction('POST /api/term-changes/:id/withdraw', {
    done: { title: 'Taken back', description: 'It stays as agreed.' },
    failed: 'The question stays',
  });
  return (
    <Button
      className="justify-self-start"
      busy={withdraw.busy && 'Taking it back...'}
      onClick={() => void withdraw.run({ params: { id } })}
    >
      Take it back
    </Button>
  );
}
