import { useInfiniteQuery } from '@tanstack/react-query';
import { clockTime, monthDayYear } from '#web/lib/dates.ts';
import { pages } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { QueryList } from '#web/ui/data/query-list.tsx';
import { actionWords } from './audit-words.ts';

/** Actions of admins with time, actor and values, newest first. */
export function AuditLog() {
  const log = useInfiniteQuery({ ...pages('GET /api/admin/audit-log'), staleTime: 0 });
  return (
    <QueryList
      query={log}
      failed="The log did not load"
      empty={<EmptyState title="Nothing yet">Everything an admin does is recorded here.</EmptyState>}
    >
      {(all) => (
        <ul aria-label="Audit log">
          {all.map((entry) => (
            <li key={entry.id} className="grid gap-1 border-t border-line py-3 first:border-t-0">
              <p className="wrap-anywhere">
                <b>{entry.adminName}</b> {actionWords(entry)}
              </p>
              <time dateTime={entry.at} className="text-s text-ink-2 tabular-nums">
                {monthDayYear(entry.at)}, {clockTime(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
