import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ClientImport, ImportState } from '#contract/client-imports.ts';
import { href } from '#contract/pages.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { monthDay } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { SectionCard } from '#web/ui/section-card.tsx';
import { clientsInWords } from './import-words.ts';

/** The imports of the last weeks, each with what it left to do; nothing where there is none. */
export function PastImports() {
  const { data } = useQuery({ ...query('GET /api/client-imports'), ...polled });
  if (!data || data.length === 0) return null;
  return (
    <SectionCard id="past-imports" title="Earlier imports">
      <ul className="grid gap-3">
        {data.map((sheet) => (
          <li key={sheet.id} className="wrap-anywhere">
            <Link to={href('client-import', { id: sheet.id })}>
              {monthDay(sheet.createdAt)}, {sheet.fileName}
            </Link>
            <span className="block text-s text-ink-2 tabular-nums">{standingOf(sheet)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

const states: Record<Exclude<ImportState, 'done'>, string> = {
  read: 'Not brought in yet',
  mapped: 'Not brought in yet',
  running: 'Being brought in',
  undoing: 'Being taken back',
  undone: 'Taken back',
};

/** '50 clients · 4 could repeat · 3 values to check · undo until Dec 30' */
function standingOf(sheet: ClientImport): string {
  const { state, rows, made, withInterval, visitsToCheck, counts, undoUntil } = sheet;
  if (state !== 'done') return `${counted(rows, 'row')} · ${states[state]}`;
  return [
    clientsInWords(made),
    withInterval > 0 && `${withInterval} could repeat`,
    visitsToCheck > 0 && `${counted(visitsToCheck, 'next visit')} to check`,
    counts && counts.remarked > 0 && `${counted(counts.remarked, 'row')} with values to check`,
    undoUntil && `undo until ${monthDay(undoUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
