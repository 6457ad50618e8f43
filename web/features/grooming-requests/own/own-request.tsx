import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { clockTime, dayLeaf, monthDay, shortDate } from '#web/lib/dates.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { DayLeaf, Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { anyDay } from '../any-day.ts';
import { PriorityBadge, UrgencyBadge } from '../request-badges.tsx';
import { RequestedPets, RequestNotes, ServiceTags } from '../request-facts.tsx';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { budgetWords, badgeOf, whereWanted } from '../request-words.ts';

const CancelRequest = lazyPart(() => import('./cancel-request.tsx'));

type OwnRequestProps = {
  request: OwnRequest;
  now: Date;
  onEdit: () => void;
  /** Set on the request's own page, where the title is not a link. */
  whole?: boolean;
};

/** One of the pet owner's requests with its status, details and actions. */
export function OwnRequestTicket({ request, now, onEdit, whole = false }: OwnRequestProps) {
  const { status, preferredDate, visit, timeZone, urgency, priority, asked } = request;
  const badge = badgeOf(request, now);
  const day = visit
    ? dayLeaf(visit.startsAt, timeZone)
    : preferredDate
      ? dayLeaf(preferredDate, 'UTC')
      : anyDay;
  return (
    <Ticket
      day={<DayLeaf {...day} />}
      stub={<OwnRequestStub request={request} onEdit={onEdit} whole={whole} />}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={badge.tone}>{badge.words}</Badge>
        {urgency !== 'normal' && <UrgencyBadge urgency={urgency} />}
        {status === 'posted' && priority && <PriorityBadge />}
      </div>
      <div>
        {!whole && (
          <h3 className="text-[1.375rem] wrap-anywhere">
            <Link to={href('request', { id: request.id })} className="hover:underline">
              {request.title}
            </Link>
          </h3>
        )}
        <RequestedPets pets={request.pets} />
      </div>
      <Facts>
        <Fact icon="calendar">
          {visit ? (
            <b>
              {shortDate(visit.startsAt, timeZone)}, {clockTime(visit.startsAt, timeZone)}
            </b>
          ) : (
            whenWanted(request)
          )}
        </Fact>
        {visit ? (
          <Fact icon="user">
            With {visit.provider}
            {visit.atHome && ', at home'}
          </Fact>
        ) : (
          <Fact icon="pin">{whereWanted(request)}</Fact>
        )}
        {status === 'posted' && asked && (
          <Fact icon="user">
            {asked.passed
              ? `${asked.name} can’t take it; others can offer`
              : `You asked ${asked.name} by name`}
          </Fact>
        )}
      </Facts>
      <ServiceTags codes={request.servicesNeeded} />
      <RequestNotes whole={whole}>{request.description}</RequestNotes>
      <OpenUntil request={request} />
      {request.endedVisit && request.endedVisit.owed > 0 && (
        <p className="wrap-anywhere tabular-nums">
          <b>{exactPrice(request.endedVisit.owed)} owed</b> to {request.endedVisit.provider}
        </p>
      )}
    </Ticket>
  );
}

function OpenUntil({ request }: { request: OwnRequest }) {
  const { status, postedAt, expiresAt, cancelReason, timeZone } = request;
  const words: ReactNode =
    status === 'posted'
      ? `Posted ${monthDay(postedAt, timeZone)}. Open until ${monthDay(expiresAt, timeZone)} unless you accept an offer.`
      : status === 'expired'
        ? `No offer was accepted by ${monthDay(expiresAt, timeZone)}.`
        : cancelReason && `Cancelled: ${cancelReason}`;
  return words ? <p className="text-s wrap-anywhere text-ink-2 tabular-nums">{words}</p> : null;
}

function OwnRequestStub({ request, onEdit, whole }: Omit<OwnRequestProps, 'now'>) {
  const { openOffers, visit, endedVisit, actions } = request;
  // A request that is open again is about the next visit, unless the last one left a debt.
  const last = endedVisit && (request.status !== 'posted' || endedVisit.owed > 0) ? endedVisit : undefined;
  const seen = visit ?? last;
  return (
    <>
      <TicketFigure
        label={visit ? (visit.status === 'completed' ? 'Price' : 'You pay') : 'Your budget'}
        figure={visit ? price(visit.price) : budgetWords(request)}
      >
        {request.status === 'posted' && (
          <p className="tabular-nums">
            <b>{openOffers}</b> {openOffers === 1 ? 'offer' : 'offers'}
          </p>
        )}
      </TicketFigure>
      <div className="grid gap-2">
        {!whole && request.status === 'posted' && openOffers > 0 && (
          <Button asChild variant="primary" wide>
            <Link to={href('request', { id: request.id })}>
              {openOffers === 1 ? 'See the offer' : `See ${openOffers} offers`}
            </Link>
          </Button>
        )}
        {seen && (
          <Button asChild wide variant={whole && request.status === 'in_progress' ? 'primary' : 'line'}>
            <Link to={href('visit', { id: seen.id })}>
              {visit?.status === 'completed' ? 'See report card' : 'See visit'}
            </Link>
          </Button>
        )}
        {actions.includes('edit') && (
          <Button wide onClick={onEdit}>
            Edit
          </Button>
        )}
        {actions.includes('cancel') && <CancelButton request={request} />}
      </div>
    </>
  );
}

/** Button that cancels a request with a reason, which is sent to groomers who offered or are booked. */
export function CancelButton({
  request,
}: {
  request: Pick<OwnRequest, 'id' | 'title' | 'status' | 'applicationCount' | 'visit'>;
}) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" className="justify-self-center" onClick={() => setAsks(true)}>
        {request.status === 'in_progress' ? 'Cancel visit' : 'Cancel request'}
      </Button>
      <Suspense>{asks && <CancelRequest request={request} onClose={() => setAsks(false)} />}</Suspense>
    </>
  );
}
