import { clockTime, monthDayYear } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { actWords } from './audit-words.ts';
import { useAuditLog } from './promos.api.ts';

/** What admins did, newest first: who, when, what, with what values. */
export function AuditLog() {
  const log = useAuditLog();
  if (log.isPending) return <Spinner />;
  if (log.isLoadingError) return <FailedQuery query={log} title="The log did not load" />;
  const all = log.data.pages.flatMap(({ body }) => body);
  if (all.length === 0)
    return <EmptyState title="Nothing yet">Everything an admin does is recorded here.</EmptyState>;
  return (
    <>
      <ul aria-label="Audit log">
        {all.map((entry) => (
          <li key={entry.id} className="grid gap-1 border-t border-line py-3 first:border-t-0">
            <p className="wrap-anywhere">
              <b>{entry.adminName}</b> {actWords(entry)}
            </p>
            <time dateTime={entry.at} className="text-s text-ink-2 tabular-nums">
              {monthDayYear(entry.at)}, {clockTime(entry.at)}
            </time>
          </li>
        ))}
      </ul>
      {log.hasNextPage && (
        <Button wide busy={log.isFetchingNextPage && 'Loading...'} onClick={() => void log.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
