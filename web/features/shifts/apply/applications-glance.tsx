import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Glance, GlanceLine } from '#web/ui/data/glance.tsx';
import { groupApplications, neededActionOf, badgeOf } from '../application-groups.ts';
import { shiftDay } from '../shift-words.ts';

type ApplicationsGlanceProps = {
  applications: readonly OwnApplication[];
  /** Link to all applications. */
  to: string;
};

/** Summary of bookings and pending applications, shown beside the list of shifts. */
export function ApplicationsGlance({ applications, to }: ApplicationsGlanceProps) {
  const at = useNow();
  const { now, upcoming, waiting } = groupApplications(applications, at);
  return (
    <Glance
      title="Your applications"
      items={[...now, ...upcoming, ...waiting]}
      all={{ to, words: 'applications' }}
      empty="Shifts you apply for show up here, with the answer."
    >
      {(application) => {
        const { shift } = application;
        const need = neededActionOf(application);
        const { words, tone } = badgeOf(application, at);
        return (
          <GlanceLine
            when={shiftDay(shift)}
            badge={<Badge tone={need ? 'warn' : tone}>{need ?? words}</Badge>}
            about={shift.business.businessName}
          >
            <Link to={href('shift', { id: shift.id })} className="hover:underline">
              {shift.title}
            </Link>
          </GlanceLine>
        );
      }}
    </Glance>
  );
}
