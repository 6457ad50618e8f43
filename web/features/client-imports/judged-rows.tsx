import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientImport, ImportDecision, ImportRow } from '#contract/client-imports.ts';
import { pages } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDay } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { decisionWords, verdictWords } from './import-words.ts';

const order = ['check', 'remarked', 'merge', 'new', 'refused'] as const;
type Shown = (typeof order)[number];

const words: Record<Shown, string> = { ...verdictWords, remarked: 'With a remark' };

/** The rows of a sheet by what becomes of them, with the reasons, and the decisions that some wait for. */
export function JudgedRows({ sheet }: { sheet: ClientImport }) {
  const { counts, becomes } = sheet;
  const waiting = becomes?.check ?? 0;
  const bringAll = useAction('POST /api/client-imports/:id/bring-all', { failed: 'The rows still wait' });
  const filled = order.filter((each) => (counts?.[each] ?? 0) > 0);
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? filled[0] ?? 'new';
  const rows = useInfiniteQuery(
    pages('GET /api/client-imports/:id/rows', {
      params: { id: sheet.id },
      query: shown === 'remarked' ? { remarked: 'true' } : { verdict: shown },
    }),
  );
  return (
    <section aria-label="Rows" className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {filled.map((each) => (
          <Chip key={each} pressed={each === shown} onClick={() => setChosen(each)}>
            {words[each]} ({counts?.[each].toLocaleString('en-US')})
          </Chip>
        ))}
      </div>
      {shown === 'check' && waiting > 1 && (
        <Button
          className="justify-self-start"
          busy={bringAll.busy && 'Deciding...'}
          onClick={() => void bringAll.run({ params: { id: sheet.id } })}
        >
          Bring in all {waiting.toLocaleString('en-US')} to check
        </Button>
      )}
      <QueryList
        query={rows}
        failed="The rows did not load"
        loading={<LoadingLines className="h-16" />}
        empty={<p className="text-ink-2">No row.</p>}
      >
        {(list) => (
          <ul className="grid gap-3">
            {list.map((row) => (
              <Row key={row.no} row={row} importId={sheet.id} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

function Row({ row, importId }: { row: ImportRow; importId: string }) {
  const { no, name, phone, pets, reasons, decision, verdict, cells } = row;
  const decide = useAction('PATCH /api/client-imports/:id/rows/:no', { failed: 'The row stays as it was' });
  const choose = (next: ImportDecision | null) =>
    void decide.run({ params: { id: importId, no }, body: { decision: next } });
  const about = [
    pets.join(', '),
    phone,
    row.price !== null && price(row.price),
    row.everyWeeks && `every ${row.everyWeeks} wk`,
    row.nextOn && `next ${monthDay(row.nextOn, 'UTC')}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="grid gap-2 border-b border-line pb-3">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-s text-ink-2 tabular-nums">Row {no}</span>
        <b className="wrap-anywhere">{name ?? (cells.filter(Boolean).slice(0, 3).join(' · ') || 'Empty')}</b>
        {decision && <Badge>{decisionWords[decision]}</Badge>}
      </div>
      {about && <p className="text-s wrap-anywhere">{about}</p>}
      {reasons.length > 0 && (
        <ul className="grid gap-0.5 text-s text-ink-2">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      )}
      {verdict !== 'refused' && (
        <div className="flex flex-wrap gap-2">
          {decision ? (
            <Button variant="quiet" busy={decide.busy} onClick={() => choose(null)}>
              Undo
            </Button>
          ) : (
            <>
              {verdict === 'check' && (
                <Button busy={decide.busy} aria-label={`Bring in row ${no}`} onClick={() => choose('bring')}>
                  Bring in
                </Button>
              )}
              {isLike(row) && (
                <Button
                  busy={decide.busy}
                  aria-label={`A client of its own: row ${no}`}
                  onClick={() => choose('apart')}
                >
                  A client of its own
                </Button>
              )}
              {verdict !== 'check' && (
                <Button
                  variant="quiet"
                  busy={decide.busy}
                  aria-label={`Leave out row ${no}`}
                  onClick={() => choose('skip')}
                >
                  Leave out
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}

const isLike = ({ verdict, reasons }: ImportRow) =>
  verdict === 'merge' ||
  reasons.some((reason) => reason.startsWith('Same ') || reason.startsWith('In your book'));
