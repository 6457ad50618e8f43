import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { PersonLine } from '#web/domain/people/person-avatar.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { Fact, Facts, Ticket } from '#web/ui/data/ticket.tsx';
import { RequestedPets, RequestNotes, ServiceTags } from '../request-facts.tsx';
import { BudgetFigure, RequestBadges } from '../request-ticket.tsx';
import { whenWanted, whereForProvider } from '../request-words.ts';

/** A request in the marketplace list. `action` is its one button. */
export function MarketplaceRequestCard({ request, action }: { request: RequestCard; action: ReactNode }) {
  return (
    <Ticket
      about={request.id}
      className="h-full [&>.ticket-paper]:h-full [&>.ticket-paper]:grid-rows-[1fr_auto]"
      stub={
        <>
          <BudgetFigure request={request} />
          {action}
        </>
      }
    >
      <div className="flex items-start gap-3">
        <PetPicture pet={request.pet} width={96} className="size-20 flex-none rounded-s" />
        <div className="grid min-w-0 gap-2">
          <RequestBadges request={request} />
          <h3 className="wrap-anywhere">
            <Link to={href('request', { id: request.id })} className="hover:underline">
              {request.title}
            </Link>
          </h3>
        </div>
      </div>
      <RequestedPets pets={request.pets} />
      <Facts>
        <Fact icon="calendar">
          <b>{whenWanted(request)}</b>
        </Fact>
        <Fact icon="van">{whereForProvider(request)}</Fact>
      </Facts>
      <p>
        <PersonLine name={request.owner.firstName} src={request.owner.profileImageUrl} as="pet_owner">
          {request.owner.firstName}, {request.city}
        </PersonLine>
      </p>
      <ServiceTags codes={request.servicesNeeded} />
      <RequestNotes>{request.description}</RequestNotes>
    </Ticket>
  );
}
