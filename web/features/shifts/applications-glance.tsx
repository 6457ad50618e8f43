import { Link } from 'react-router';
import type { OwnApplication } from '#contract/shift-applications.ts';
import { Badge } from '#web/ui/badge.tsx';
import { groupApplications, needOf, standingOf } from './application-groups.ts';
import { shiftDay } from './shift-words.ts';

type ApplicationsGlanceProps = {
  applications: readonly OwnApplication[];
  /** Leads to all of them. */
  to: string;
};

const shown = 4;

/** What is booked and what was asked for, beside the list of shifts. */
export function ApplicationsGlance({ applications, to }: ApplicationsGlanceProps) {
  const { now, upcoming, waiting } = groupApplications(applications);
  const open = [...now, ...upcoming, ...waiting];
  return (
    <section aria-labelledby="applications-glance" className="grid gap-2">
      <h2 id="applications-glance" className="text-h4">
        Your applications
      </h2>
      {open.length === 0 ? (
        <p className="text-ink-2">What you apply for stands here, with the answer.</p>
      ) : (
        <ul>
          {open.slice(0, shown).map((application) => (
            <li key={application.id} className="border-t border-line py-2.5 first:border-t-0">
              <Glance application={application} />
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p>
          <Link to={to} className="font-strong underline">
            {open.length > shown ? `All ${open.length} applications` : 'See them all'}
          </Link>
        </p>
      )}
    </section>
  );
}

function Glance({ application }: { application: OwnApplication }) {
  const { shift } = application;
  const need = needOf(application);
  const { words, tone } = standingOf(application);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="tabular-nums">{shiftDay(shift)}</b>
        <Badge tone={need ? 'warn' : tone}>{need ?? words}</Badge>
      </div>
      <p className="min-w-0 break-words">
        <Link to={`/shifts/${shift.id}`} className="hover:underline">
          {shift.title}
        </Link>
        <span className="block text-ink-2">{shift.business.businessName}</span>
      </p>
    </div>
  );
}
