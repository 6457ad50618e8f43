import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { Reliability } from '#contract/reliability.ts';
import { PersonLine } from '#web/domain/people/person-avatar.tsx';
import { Kept } from '#web/domain/reliability/kept.tsx';
import { dayLeaf, inMinutes } from '#web/lib/dates.ts';
import { Distance } from '#web/domain/places/distance.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { CareNotes } from '#web/domain/pets/care-notes.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { DayLeaf, Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { anyDay } from './any-day.ts';
import { estimateAll } from './estimate-all.ts';
import { PriorityBadge, UrgencyBadge } from './request-badges.tsx';
import { RequestedPets, RequestNotes, ServiceTags } from './request-facts.tsx';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { budgetWords, whereForProvider } from './request-words.ts';

/** Width of the stub, chosen so that most pet names fit on one line of its button. */
const roomForNames = '[--stub:17rem]';

type RequestTicketProps = {
  request: RequestCard;
  /** The one action on the stub. */
  action: ReactNode;
  /** The pet owner's, where it is known. */
  reliability?: Reliability;
  /** Set on the request's own page: shows everything, and the title is not a link. */
  whole?: boolean;
};

/** An open request as groomers see it: the pets, the services and the budget. */
export function RequestTicket({ request, action, reliability, whole = false }: RequestTicketProps) {
  const { preferredDate } = request;
  return (
    <Ticket
      about={request.id}
      className={roomForNames}
      day={<DayLeaf {...(preferredDate ? dayLeaf(preferredDate, 'UTC') : anyDay)} />}
      stub={
        <>
          <BudgetFigure request={request} />
          <div className="grid gap-2">{action}</div>
        </>
      }
    >
      {whole ? <RequestBadges request={request} /> : <TitleWithPet request={request} />}
      <RequestedPets pets={request.pets} />
      <Facts>
        <Fact icon="calendar">
          <b>{whenWanted(request)}</b>
        </Fact>
        <Fact icon="van">{whereForProvider(request)}</Fact>
      </Facts>
      <p>
        <PersonLine name={request.owner.firstName} src={request.owner.profileImageUrl} as="pet_owner">
          <span className="flex flex-wrap items-center gap-x-2">
            {request.owner.firstName}, {request.city}{' '}
            <Rating value={request.owner.rating} reviews={request.owner.reviewCount} />
            {reliability?.bookings && <Kept reliability={reliability} />}
          </span>
        </PersonLine>
      </p>
      <ServiceTags codes={request.servicesNeeded} />
      <CareNotes pets={request.pets} whole={whole} />
      <RequestNotes whole={whole}>{request.description}</RequestNotes>
    </Ticket>
  );
}

function TitleWithPet({ request }: { request: RequestCard }) {
  return (
    <div className="flex items-start gap-3">
      <PetPicture pet={request.pet} width={96} className="size-16 flex-none rounded-s" />
      <div className="grid min-w-0 gap-2">
        <RequestBadges request={request} />
        <h3 className="text-[1.375rem] wrap-anywhere">
          <Link to={href('request', { id: request.id })} className="hover:underline">
            {request.title}
          </Link>
        </h3>
      </div>
    </div>
  );
}

/** Badges for urgency, Premium, a request addressed to the viewer, and distance; `quiet` leaves the usual out. */
export function RequestBadges({ request, quiet = false }: { request: RequestCard; quiet?: boolean }) {
  const { urgency, priority, asksYou, distanceMiles } = request;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {asksYou && (
        <Badge tone="role" icon="heart">
          Asked for you
        </Badge>
      )}
      {!(quiet && urgency === 'normal') && <UrgencyBadge urgency={urgency} />}
      {priority && <PriorityBadge />}
      <Distance of={distanceMiles} />
    </div>
  );
}

/** The usual working time, e.g. '2 h 15 min'; undefined where it has to be asked. */
export function usualWork(request: RequestCard): string | undefined {
  const { usual, ask } = estimateAll(request.pets, request.servicesNeeded, false);
  const work = usual && ask.length === 0 ? Math.round((usual.minutesLow + usual.minutesHigh) / 30) * 15 : 0;
  return work > 0 ? inMinutes(work) : undefined;
}

/** Budget, usual working time and number of offers. */
export function BudgetFigure({ request }: { request: RequestCard }) {
  const { applicationCount: offers } = request;
  const work = usualWork(request);
  return (
    <TicketFigure label={<>Budget{request.estimatedBudget !== null && ':'}</>} figure={budgetWords(request)}>
      <p className="text-s tabular-nums">
        {work && <span className="block">Typically about {work} of work</span>}
        <span className="text-ink-2">
          {offers === 0 ? 'No offers yet' : offers === 1 ? '1 offer' : `${offers} offers`}
        </span>
      </p>
    </TicketFigure>
  );
}
