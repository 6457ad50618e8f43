import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { incidentNames } from '#contract/incidents.ts';
import { pages } from '#web/lib/api/query.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';

/** For admins: incidents that providers filed, with the owners' answers. */
export default function Incidents() {
  const incidents = useInfiniteQuery({ ...pages('GET /api/admin/incidents'), staleTime: 0 });
  return (
    <QueryList
      query={incidents}
      failed="The incidents did not load"
      loading={<LoadingLines className="h-16" />}
      empty={
        <EmptyState title="No incidents filed">What providers file at a visit is listed here.</EmptyState>
      }
    >
      {(all) => (
        <ul aria-label="Incidents">
          {all.map(({ id, kind, petName, owner, by, on, what, answer }) => (
            <li key={id} className="grid gap-1 border-t border-line py-4 first:border-t-0">
              <h2 className="text-base wrap-anywhere">
                {petName}, of {owner.name}
              </h2>
              <p className="text-s text-ink-2">
                {incidentNames[kind]}, {monthDayYear(on, 'UTC')}, filed by {by} ·{' '}
                <Link to={href('admin', { tab: 'audit-log', account: owner.id })} className="underline">
                  History of {owner.name}
                </Link>
              </p>
              <p className="max-w-text wrap-anywhere whitespace-pre-line">{what}</p>
              {answer === null ? (
                <p className="text-s text-ink-2">Not answered yet</p>
              ) : (
                <p className="ml-4 max-w-text border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
                  {answer}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
