import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { dollars } from '#web/lib/money.ts';
import { RequestBadges } from './request-ticket.tsx';
import { budgetWords, whenWanted } from './request-words.ts';

/** The pin of a request: its budget, or the pet's name where none is set. It lies within about a mile of the pet's home. */
export function requestPin(request: RequestCard): MapItem {
  const { id, title, latitude, longitude, estimatedBudget, ownOffer, pet, city } = request;
  const label = ownOffer ? 'Offered' : estimatedBudget === null ? pet.name : dollars(estimatedBudget);
  return {
    id,
    at: { lat: latitude, lon: longitude },
    label,
    name: `${label}: ${title}, ${city}, ${whenWanted(request)}`,
    tone: ownOffer ? 'done' : 'open',
  };
}

/** A chosen request at the foot of the map. `action` is its one button. */
export function RequestOnMap({ request, action }: { request: RequestCard; action: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-3">
        <PetPicture pet={request.pet} width={96} className="size-16 flex-none rounded-s" />
        <div className="grid min-w-0 gap-1">
          <RequestBadges request={request} />
          <h3 className="text-h4 wrap-anywhere">
            <Link to={href('request', { id: request.id })} className="hover:underline">
              {request.title}
            </Link>
          </h3>
        </div>
      </div>
      <p>{whenWanted(request)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          Budget: <b className="tabular-nums">{budgetWords(request)}</b>
        </p>
        <div className="grid min-w-40 grow gap-2">{action}</div>
      </div>
    </div>
  );
}
