import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { CareNotes } from '#web/domain/pets/care-notes.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { WorkRow } from '#web/ui/data/work-row.tsx';
import { RequestedPets, RequestNotes, ServiceTags } from '../request-facts.tsx';
import { RequestBadges, usualWork } from '../request-ticket.tsx';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { budgetWords, whereForProvider } from '../request-words.ts';

/** An open request in a long list: the pets, when, the budget and one action; the rest unfolds. */
export function RequestRow({ request, action }: { request: RequestCard; action: ReactNode }) {
  const { owner, city, estimatedBudget, applicationCount: offers } = request;
  const work = usualWork(request);
  return (
    <WorkRow
      about={request.id}
      className="work-row-short work-row-request"
      when={<b>{whenWanted(request)}</b>}
      title={
        <div className="work-row-title flex items-start gap-3">
          <PetPicture pet={request.pet} width={96} className="size-14 flex-none rounded-s" />
          <div className="min-w-0">
            <h3 className="line-clamp-2 text-m wrap-anywhere">
              <Link to={href('request', { id: request.id })} className="hover:underline">
                {request.title}
              </Link>
            </h3>
            <div className="text-s">
              <RequestedPets pets={request.pets} />
            </div>
          </div>
        </div>
      }
      figure={
        <>
          <span className={estimatedBudget === null ? 'text-s font-normal' : 'sr-only'}>
            Budget{estimatedBudget !== null && ':'}
          </span>{' '}
          <span>{budgetWords(request)}</span>
        </>
      }
      beside={
        <>
          {work && <span>About {work}</span>}
          <span>{offers === 0 ? 'No offers yet' : offers === 1 ? '1 offer' : `${offers} offers`}</span>
        </>
      }
      action={action}
      more={
        <>
          <p>{whereForProvider(request)}</p>
          <ServiceTags codes={request.servicesNeeded} />
          <CareNotes pets={request.pets} whole={false} />
          <RequestNotes>{request.description}</RequestNotes>
        </>
      }
    >
      <div className="work-row-whose">
        <span className="inline-flex min-w-0 items-center gap-2">
          <PersonAvatar name={owner.firstName} src={owner.profileImageUrl} size="xs" as="pet_owner" />
          <span>
            {owner.firstName}, {city}
          </span>
        </span>
        <Rating value={owner.rating} reviews={owner.reviewCount} />
        <RequestBadges request={request} quiet />
      </div>
    </WorkRow>
  );
}
