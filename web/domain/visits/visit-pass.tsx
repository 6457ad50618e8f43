import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { daysSince, shortDate, timeRange } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { phoneWords } from '#web/domain/client-messages/phone-links.ts';
import { useDirections } from '#web/domain/map/directions-link.tsx';
import { drawingOf } from '#web/domain/pets/drawn-breeds.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { Icon } from '#web/ui/icon.tsx';

type VisitPassProps = {
  /** Id of the heading. */
  id: string;
  /** The record, so that receipts of what is done with it appear here. */
  about?: string;
  /** The other side. */
  person: {
    name: string;
    photoUrl: string | null;
    phone: string | null;
    as?: ComponentProps<typeof PersonAvatar>['as'];
  };
  pets: readonly ComponentProps<typeof PetPicture>['pet'][];
  visit: { startsAt: string; endsAt: string; timeZone: string; isAhead: boolean };
  badge: ReactNode;
  /** The heading: whose visit it is. */
  heading: ReactNode;
  /** The address as the viewer reads it. */
  place: string | null;
  /** Whether the viewer goes to the address; they then get directions to it. */
  directionsTo: string | null;
  /** What is to be known before the animal is touched. */
  care?: ReactNode;
  /** The one filled button and what stands beside it; not printed. */
  acts: ReactNode;
  /** The steps of the day. */
  live: ReactNode;
  /** Pets, work, price, and what to bring. */
  facts: ReactNode;
  /** What is to be answered; not printed. */
  children: ReactNode;
};

/** A visit as a boarding pass, the same for all who see it: which pet, when, where, the next step, and what it costs. */
export function VisitPass(props: VisitPassProps) {
  const { id, about, person, pets, visit, badge, heading, place, directionsTo } = props;
  const { care, acts, live, facts, children } = props;
  const { startsAt, endsAt, timeZone } = visit;
  const now = useNow();
  // A coat without an animal says little.
  const isDrawn = pets.some((pet) => pet.petImageUrl !== null || drawingOf(pet) !== undefined);
  const soon = visit.isAhead ? untilStart(startsAt, now, timeZone) : undefined;
  return (
    <Receipt aria-labelledby={id} className="break-inside-avoid">
      <div className="pass-head">
        <ul className={clsx('flex overflow-hidden rounded-t-m', pets.length === 0 && 'h-10')}>
          {pets.map((pet) => (
            <li key={pet.name} className="min-w-0 grow">
              <PetPicture
                pet={pet}
                alone
                className={clsx('w-full', isDrawn ? 'h-24 lg:h-36' : 'h-14 lg:h-16 [&>svg]:hidden')}
              />
            </li>
          ))}
        </ul>
        <PersonAvatar
          size="l"
          name={person.name}
          src={person.photoUrl}
          as={person.as}
          className={clsx('pass-face', pets.length === 0 && 'mt-0!')}
        />
        <div className="grid min-w-0 content-start gap-0.5">
          <p className="mb-1 flex flex-wrap gap-1.5 empty:hidden">
            {soon && <Badge className="tabular-nums print:hidden">{soon}</Badge>}
            {badge}
          </p>
          <h1 id={id} className="text-h4 wrap-anywhere">
            {heading}
          </h1>
          <p className="font-semibold wrap-anywhere text-ink-2">{person.name}</p>
        </div>
      </div>
      <div className="grid gap-1">
        <p className="text-h3 font-strong tabular-nums lg:text-figure">
          <span className="inline-block max-sm:text-m">
            {shortDate(startsAt, timeZone)}
            <span className="max-sm:sr-only">,</span>
          </span>{' '}
          <span className="inline-block">{timeRange(startsAt, endsAt, timeZone)}</span>
        </p>
        {place && <Place place={place} directionsTo={directionsTo} />}
      </div>
      {care && <div className="grid gap-2 empty:hidden">{care}</div>}
      {acts && <div className="grid gap-2 empty:hidden print:hidden">{acts}</div>}
      {about && <ReceiptPlace about={about} />}
      {live}
      <div className="grid gap-4 empty:hidden print:hidden">{children}</div>
      <div className="grid gap-2 border-t-2 border-dashed border-line-perf pt-4 empty:hidden">
        {facts}
        {person.phone && <p className="hidden print:block">Phone: {phoneWords(person.phone)}</p>}
      </div>
    </Receipt>
  );
}

function Place({ place, directionsTo }: Pick<VisitPassProps, 'directionsTo'> & { place: string }) {
  const directions = useDirections();
  return (
    <p className="flex gap-1.5 wrap-anywhere">
      <Icon name="pin" size="s" className="mt-0.5 flex-none text-accent" />
      <span>
        {place}
        {directionsTo && (
          <>
            {' '}
            <a
              href={directions(directionsTo)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Directions to ${directionsTo}`}
              className="inline-block font-semibold underline print:hidden"
            >
              Directions
            </a>
          </>
        )}
      </span>
    </p>
  );
}

/** 'Today', 'Tomorrow', 'In 6 days' */
function untilStart(startsAt: string, now: Date, timeZone: string): string | undefined {
  const days = -daysSince(startsAt, now, timeZone);
  if (days < 0) return undefined;
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
