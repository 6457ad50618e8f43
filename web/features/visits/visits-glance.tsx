import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Glance, GlanceLine } from '#web/ui/data/glance.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { neededActionOf, groupVisits } from './visit-groups.ts';
import { visitDay, visitBadges, visitTimes } from './visit-words.ts';

type VisitsGlanceProps = {
  visits: readonly Visit[];
  /** Link to all visits. */
  to: string;
};

/** Summary of the provider's bookings, shown beside the open requests. */
export function VisitsGlance({ visits, to }: VisitsGlanceProps) {
  const { needsYou, upcoming } = groupVisits(visits);
  return (
    <Glance
      title="Your visits"
      items={[...needsYou, ...upcoming]}
      all={{ to, words: 'visits' }}
      empty="Once one of your offers is accepted, the visit shows up here."
    >
      {(visit) => {
        const duty = neededActionOf(visit);
        const { words, tone } = visitBadges[visit.status];
        return (
          <GlanceLine
            when={visitDay(visit)}
            badge={<Badge tone={duty ? 'warn' : tone}>{duty ?? words}</Badge>}
            about={`${visitTimes(visit)}, ${visit.owner.name}`}
          >
            <Link to={href('visit', { id: visit.id })} className="hover:underline">
              {petNames(visit.pets)}
            </Link>
          </GlanceLine>
        );
      }}
    </Glance>
  );
}
