import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ClientImport, ImportRow } from '#contract/client-imports.ts';
import { pages } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDay } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/data/progress.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import type { ListQuery } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { clientsInWords, rowsInWords } from './import-words.ts';

/** How far a run or an undo is. It goes on when the page is left. */
export function ImportProgress({ sheet: { state, rows, rowsDone } }: { sheet: ClientImport }) {
  return (
    <div className="grid gap-2" role="status">
      <Progress
        label={state === 'running' ? 'Bringing your clients in' : 'Taking the import back'}
        value={rows === 0 ? 100 : (100 * rowsDone) / rows}
      />
      <p className="text-ink-2">You can leave this page: the import continues.</p>
    </div>
  );
}

/** What an import has done, what comes next, and how it is taken back. */
export function ImportDone({ sheet, children }: { sheet: ClientImport; children?: ReactNode }) {
  const { id, counts, made, joined, leftOut, undoUntil, visitsBooked, visitsToCheck } = sheet;
  const undo = useAction('POST /api/client-imports/:id/undo', { failed: 'The import was not taken back' });
  return (
    <div className="grid gap-6">
      <Note tone="good" role="status">
        <b>Done.</b> {clientsInWords(made)} added
        {joined > 0 && `, ${rowsInWords(joined)} joined to the same client`}
        {visitsBooked > 0 && `, ${counted(visitsBooked, 'next visit')} booked`}. Nobody was told.
        {undoUntil && ` Undo until ${monthDay(undoUntil)}.`}
      </Note>
      <div className="flex flex-wrap gap-2">
        <Button asChild big variant="primary">
          <Link to={href('clients')}>See your clients</Link>
        </Button>
        <ConfirmButton
          big
          dialog={{
            title: 'Take this import back?',
            description:
              'Its clients go, except those you have used since: with a visit, repeats, a payment, a message or a change. They stay because that is yours to keep.',
            confirm: 'Take it back',
          }}
          onConfirm={() => undo.run({ params: { id } })}
        >
          Undo
        </ConfirmButton>
      </div>
      {visitsToCheck > 0 && <VisitsToCheck importId={id} />}
      {counts && counts.remarked > 0 && <ValuesToCheck importId={id} />}
      {children}
      {leftOut > 0 && (
        <p>
          {rowsInWords(leftOut)} {leftOut === 1 ? 'was' : 'were'} left out.{' '}
          <a
            href={`/api/client-imports/${id}/refused.csv`}
            download
            className="inline-flex items-center gap-1"
          >
            <Icon name="download" size="s" />
            Download with the reasons
          </a>
        </p>
      )}
    </div>
  );
}

/** Next visits of the sheet that could not be booked, and why; their days are kept in the clients' notes. */
function VisitsToCheck({ importId }: { importId: string }) {
  const rows = useInfiniteQuery(
    pages('GET /api/client-imports/:id/rows', { params: { id: importId }, query: { nextState: 'check' } }),
  );
  return (
    <SectionCard id="visits-to-check" title="Next visits to check">
      <RowsToCheck rows={rows} why={({ nextReason }) => nextReason} />
      <p className="text-s text-ink-2">The date is in the client’s notes.</p>
    </SectionCard>
  );
}

/** Clients who came in although a value of their row was left empty, changed, or kept as a note. */
function ValuesToCheck({ importId }: { importId: string }) {
  const rows = useInfiniteQuery(
    pages('GET /api/client-imports/:id/rows', { params: { id: importId }, query: { remarked: 'true' } }),
  );
  return (
    <SectionCard id="values-to-check" title="Values to check">
      <p className="text-s text-ink-2">
        These came in, but a value was left empty, changed, or kept as a note.
      </p>
      <RowsToCheck rows={rows} why={({ reasons }) => reasons.join('; ')} />
    </SectionCard>
  );
}

type RowsToCheckProps = {
  rows: ListQuery<ImportRow>;
  why: (row: ImportRow) => string | null;
};

const RowsToCheck = ({ rows, why }: RowsToCheckProps) => (
  <QueryList query={rows} failed="They did not load" loading={<LoadingLines className="h-6" />} empty={null}>
    {(list) => (
      <ul className="grid gap-2">
        {list
          .filter(({ outcome }) => outcome !== 'left_out')
          .map((row) => (
            <li key={row.no} className="wrap-anywhere">
              {row.clientId ? <Link to={href('client', { id: row.clientId })}>{row.name}</Link> : row.name}
              <span className="block text-s text-ink-2">
                Row {row.no}: {why(row)}
              </span>
            </li>
          ))}
      </ul>
    )}
  </QueryList>
);

/** An import that was taken back, with the clients that stay. */
export function ImportUndone({ sheet }: { sheet: ClientImport }) {
  const kept = useInfiniteQuery({
    ...pages('GET /api/client-imports/:id/rows', { params: { id: sheet.id }, query: { outcome: 'kept' } }),
    enabled: sheet.kept > 0,
  });
  return (
    <div className="grid gap-6">
      <Note role="status">The import was taken back.</Note>
      <div>
        <Button asChild variant="primary">
          <Link to={href('client-import', { id: 'new' })}>Import again</Link>
        </Button>
      </div>
      {sheet.kept > 0 && (
        <SectionCard id="kept" title="Used since, so they stay">
          <QueryList
            query={kept}
            failed="The clients did not load"
            loading={<LoadingLines className="h-6" />}
            empty={null}
          >
            {(rows) => (
              <ul className="grid gap-1">
                {rows.map(({ no, name }) => (
                  <li key={no} className="wrap-anywhere">
                    {name}
                  </li>
                ))}
              </ul>
            )}
          </QueryList>
        </SectionCard>
      )}
    </div>
  );
}
