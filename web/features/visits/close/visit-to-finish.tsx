import { Link } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { visitPrice } from '#web/domain/visits/visit-client.ts';
import { VisitTitle } from '#web/domain/visits/visit-title.tsx';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { neededActionOf } from '../visit-groups.ts';
import { otherName } from '../visit-words.ts';

/** A visit that has ended and is not finished, as a row: after a busy week there are dozens. */
export function VisitToFinish({ visit }: { visit: Visit }) {
  const { id, title, startsAt, timeZone } = visit;
  const needed = neededActionOf(visit);
  return (
    <div className="card flex items-center justify-between gap-3 px-3! py-2!">
      <div className="min-w-0 wrap-anywhere">
        <Link to={href('visit', { id })} className="font-strong underline">
          <VisitTitle title={title} />
        </Link>
        <p className="text-s text-ink-2 tabular-nums">
          {`${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)} · ${otherName(visit, 'provider')} · `}
          {visitPrice(visit)}
        </p>
      </div>
      {needed && (
        <Button asChild className="flex-none">
          <Link to={needed.to} aria-label={`${needed.label}: ${title}`}>
            {needed.label}
          </Link>
        </Button>
      )}
    </div>
  );
}
