import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { PersonLine } from '#web/domain/people/person-avatar.tsx';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { ReportCardView } from './report-cards/report-card.tsx';
import { RebookVisit } from './booking/rebook-visit.tsx';
import { whyEnded } from './visit-words.ts';
import { servicesDone, visitPrice } from '#web/domain/visits/visit-client.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useVisits } from './visits.api.ts';

/** All visits of a pet with their report cards, latest first. */
export function VisitHistory({ petId, name }: { petId: string; name: string }) {
  const visits = useVisits({ as: 'pet_owner', petId });
  if (visits.isPending)
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading visits...</output>
        <Skeleton className="h-8 w-60" />
        <Skeleton className="h-40" />
      </div>
    );
  if (!visits.data) return <FailedQuery query={visits} title="The visits did not load" />;
  if (visits.data.length === 0)
    return (
      <p className="max-w-text text-ink-2">
        Every visit shows here with its report card and the pictures of {name} before and after.
      </p>
    );
  return (
    <>
      <ol className="grid gap-8">
        {visits.data.map((visit) => (
          <li key={visit.id} className="grid gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0">
            <OneVisit visit={visit} />
          </li>
        ))}
      </ol>
      <NextPage query={visits}>Show older ones</NextPage>
    </>
  );
}

function OneVisit({ visit }: { visit: Visit }) {
  const { words, tone } = visitState(visit, 'pet_owner', useNow());
  const ended = whyEnded(visit, 'pet_owner');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">
            <Link to={href('visit', { id: visit.id })} className="hover:underline">
              {monthDayYear(visit.startsAt, visit.timeZone)}
            </Link>
          </h3>
          <p className="py-0.5 font-strong">
            <PersonLine
              name={visit.provider.name}
              src={visit.provider.profileImageUrl}
              as={visit.provider.as}
            >
              {visit.provider.name}
            </PersonLine>
          </p>
          <p className="text-ink-2 tabular-nums">
            {servicesDone(visit.reportCard?.services ?? visit.services)}, {visitPrice(visit)}
          </p>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {ended && <p className="wrap-anywhere text-ink-2">{ended}</p>}
      {visit.reportCard && <ReportCardView visit={visit} card={visit.reportCard} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {visit.reportCard && (
          <Button asChild>
            <Link to={href('report-card', { id: visit.id })}>Print report card</Link>
          </Button>
        )}
        {visit.actions.includes('rebook') && (
          <div className="min-w-36">
            <RebookVisit visit={visit} primary={false} />
          </div>
        )}
      </div>
    </>
  );
}
