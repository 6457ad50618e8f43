import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Dispute } from '#contract/reliability.ts';
import { kindWords } from '#web/domain/reliability/reliability-words.ts';
import { pages } from '#web/lib/api/query.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

const DecideDispute = lazyPart(() => import('./decide-dispute.tsx'));
type Asked = { dispute: Dispute; decision: 'overturned' | 'upheld' };
const decided = { overturned: 'Overturned', upheld: 'Upheld', settled: 'Both agreed' } as const;
const states = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

/** For admins: appeals against what counts, to overturn or uphold. */
export default function Disputes() {
  const [state, setState] = useState<'open' | 'decided'>('open');
  const [asked, setAsked] = useState<Asked>();
  const disputes = useInfiniteQuery({
    ...pages('GET /api/admin/disputes', { query: { state } }),
    staleTime: 0,
  });
  return (
    <section aria-label="Disputes" className="grid gap-4">
      <SegmentedControl
        label="Which appeals"
        className="sm:max-w-80"
        options={states}
        value={state}
        onChange={setState}
      />
      <QueryList
        query={disputes}
        failed="The appeals did not load"
        loading={<LoadingLines className="h-24" />}
        empty={<EmptyState title={state === 'open' ? 'No appeal waits' : 'No appeal was decided yet'} />}
      >
        {(all) => (
          <ul aria-label="Appeals">
            {all.map((dispute) => (
              <DisputeRow
                key={dispute.id}
                dispute={dispute}
                onDecide={(decision) => setAsked({ dispute, decision })}
              />
            ))}
          </ul>
        )}
      </QueryList>
      <Suspense>{asked && <DecideDispute {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </section>
  );
}

type DisputeRowProps = { dispute: Dispute; onDecide: (decision: Asked['decision']) => void };

function DisputeRow({ dispute, onDecide }: DisputeRowProps) {
  const { fact, appeal, person, other, decidedBy } = dispute;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-l wrap-anywhere">
          {person.name}: {kindWords[fact.kind]}
        </h2>
        {appeal.status !== 'filed' && (
          <Badge tone={appeal.status === 'overturned' ? 'good' : 'line'}>{decided[appeal.status]}</Badge>
        )}
        {appeal.contested && <Badge tone="warn">Contested</Badge>}
      </div>
      <p className="text-s text-ink-2 wrap-anywhere tabular-nums">
        {fact.title}, {monthDayYear(fact.countedFrom)}
        {other && ` · other side: ${other.name}`} · appealed {monthDayYear(appeal.filedAt)}
      </p>
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
        {appeal.text}
      </blockquote>
      {fact.otherWords && (
        <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
          <b>{other?.name ?? 'The other side'}:</b> {fact.otherWords}
        </blockquote>
      )}
      {appeal.status === 'filed' ? (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={`Overturn for ${person.name}`} onClick={() => onDecide('overturned')}>
            Overturn
          </Button>
          <Button aria-label={`Uphold for ${person.name}`} onClick={() => onDecide('upheld')}>
            Uphold
          </Button>
        </div>
      ) : (
        decidedBy && (
          <p className="wrap-anywhere">
            <b>{decidedBy}:</b> {appeal.decision}
          </p>
        )
      )}
    </li>
  );
}
