import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RequestCard, RequestPin } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { readAs, readPins } from '#web/domain/map/mapped.ts';
import type { Mapped } from '#web/domain/map/mapped.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { query } from '#web/lib/api/query.ts';
import { dollars } from '#web/lib/money.ts';
import type { RequestFilters } from './request-filters.ts';
import { requestPins } from '../requests.api.ts';
import { RequestBadges } from '../request-ticket.tsx';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { budgetWords } from '../request-words.ts';

/** How a map reads the requests of a search. */
export const requestsOnMap: Mapped<RequestFilters & { radius?: number | undefined }, RequestCard> = {
  pins: (search) => readPins(requestPins(search), toPin),
  one: (id) => readAs(query('GET /api/grooming-requests/:id', { params: { id } }), (item) => item),
};

/** The pin of a request: its budget, or the pet's name where none is set. It lies within about a mile of the pet's home. */
function toPin(pin: RequestPin): MapItem {
  const { id, title, latitude, longitude, estimatedBudget, offered, petName, city } = pin;
  const label = offered ? 'Offered' : estimatedBudget === null ? petName : dollars(estimatedBudget);
  return {
    id,
    at: { lat: latitude, lon: longitude },
    label,
    name: `${label}: ${title}, ${city}, ${whenWanted(pin)}`,
    tone: offered ? 'done' : 'open',
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
