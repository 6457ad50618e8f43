import { useFormContext, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { dollars } from '#web/lib/money.ts';
import { Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { UrgencyBadge } from '../request-badges.tsx';
import { petsOf, titleFor, whereOf } from './request-draft.ts';
import type { RequestTask, RequestValues } from './request-draft.ts';
import { RequestedPets, RequestNotes, ServiceTags } from '../request-facts.tsx';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { whereForProvider } from '../request-words.ts';

const wholeNumber = /^\s*\d+\s*$/;

/** The ticket that groomers will see, while it is typed: what is known stands in its place, the rest is a gap. */
export function RequestPreview({ task }: { task: RequestTask }) {
  const { control } = useFormContext<RequestValues>();
  const values = useWatch({ control }) as RequestValues;
  const { servicesNeeded, preferredDate, estimatedBudget, travelMiles, urgency } = values;
  const pets = petsOf(task).filter(({ id }) => values.petIds.includes(id));
  const title = values.title.trim() || titleFor(servicesNeeded, pets);
  const where = whereOf(values);
  return (
    <section aria-label="As groomers see it" className="grid content-start gap-2">
      <p className="label">As groomers see it</p>
      <Ticket
        stub={
          <TicketFigure
            label="Budget"
            figure={wholeNumber.test(estimatedBudget) ? dollars(Number(estimatedBudget)) : 'Open'}
          />
        }
      >
        <div className="flex items-start gap-3">
          {pets[0] && <PetPicture pet={pets[0]} width={96} className="size-16 flex-none rounded-s" />}
          <div className="grid min-w-0 gap-1">
            {urgency !== 'normal' && <UrgencyBadge urgency={urgency} />}
            <h4 className="text-h4 wrap-anywhere">{title || <Gap>What you need</Gap>}</h4>
          </div>
        </div>
        {pets.length > 0 ? <RequestedPets pets={pets} /> : <Gap>Which pet</Gap>}
        <Facts>
          <Fact icon="calendar">
            <b>{whenWanted({ preferredDate: preferredDate || null, window: values.window })}</b>
          </Fact>
          <Fact icon="van">
            {whereForProvider({
              where,
              travelMiles: wholeNumber.test(travelMiles) ? Number(travelMiles) : null,
            })}
          </Fact>
        </Facts>
        {servicesNeeded.length > 0 && <ServiceTags codes={servicesNeeded} />}
        <RequestNotes>{values.description.trim()}</RequestNotes>
      </Ticket>
    </section>
  );
}

const Gap = ({ children }: { children: ReactNode }) => (
  <span className="border-b border-dashed border-ink-2 font-normal text-ink-2">{children}</span>
);
