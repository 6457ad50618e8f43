import { Link } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DayLeaf } from '#web/ui/data/ticket.tsx';
import { useSharedWork } from './shared-work.ts';

/** Shows the shared work above a chat: what, when and its status. Renders nothing without shared work. */
export function SharedWorkStrip({ otherId, roles }: { otherId: string; roles: readonly Role[] }) {
  const work = useSharedWork(otherId, roles);
  if (!work) return null;
  const { day, month, year } = dayLeaf(work.startsAt, work.timeZone);
  return (
    <Link
      to={work.to}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-b-2 border-dashed border-line-perf bg-accent-soft px-4 py-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <DayLeaf day={day} month={month} year={year} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <b className="max-w-full truncate">{work.title}</b>{' '}
          <Badge tone={work.badge.tone} className="flex-none">
            {work.badge.words}
          </Badge>
        </p>
        <p className="truncate text-s tabular-nums">{work.facts}</p>
      </div>
      <span className="btn btn-line max-lg:sr-only">{work.view}</span>
    </Link>
  );
}
