import type { ReactNode } from 'react';
import type { GroomerCard as Groomer, OwnerCard as Owner } from '#contract/profiles/profiles.ts';
import { miles } from '#web/domain/places/miles.ts';
import { townOf } from '#web/domain/places/near.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Trust } from '#web/domain/reliability/trust.tsx';
import { dayInWords } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Number of specializations or services on a card. */
const wordsShown = 3;

/** A groomer in the members' list. `action` is its one button. */
export function GroomerCard({
  groomer,
  nextFree,
  action,
}: {
  groomer: Groomer;
  nextFree: string | undefined;
  action: ReactNode;
}) {
  const { firstName, lastName, profileImageUrl, groomerProfile, distanceMiles } = groomer;
  const name = `${firstName} ${lastName}`;
  const years = groomerProfile.yearsExperience ?? 0;
  return (
    <Card asChild className="flex h-full flex-col gap-3">
      <article data-role="groomer">
        <div className="flex items-start gap-3">
          <PersonAvatar
            name={name}
            src={profileImageUrl}
            size="l"
            checked={groomerProfile.checkedCertifications.length > 0}
          />
          <div className="min-w-0">
            <h3 className="wrap-anywhere">{name}</h3>
            <p className="wrap-anywhere text-ink-2">{groomerProfile.title ?? 'Professional Groomer'}</p>
          </div>
        </div>
        <Trust rated={groomerProfile} reliability={groomer.reliability} />
        <Offer {...groomer} nextFree={nextFree} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
          {groomerProfile.yearsExperience === 0 ? (
            <b>New graduate</b>
          ) : (
            <span>
              <b>{years}</b> {years === 1 ? 'year' : 'years'} experience
            </span>
          )}
          <Away distance={distanceMiles} town={townOf(groomerProfile)} />
        </p>
        <Words label="Specializations" words={groomerProfile.specializations} />
        <div className="mt-auto pt-1">{action}</div>
      </article>
    </Card>
  );
}

/** A salon or mobile business in the members' list. */
export function BusinessCard({
  owner,
  nextFree,
  action,
}: {
  owner: Owner;
  nextFree: string | undefined;
  action: ReactNode;
}) {
  const { businessProfile: business, distanceMiles } = owner;
  return (
    <Card asChild className="flex h-full flex-col gap-3">
      <article data-role="owner">
        <div className="flex items-start gap-3">
          <PersonAvatar name={business.businessName} src={business.logoUrl} size="l" as="business" />
          <h3 className="min-w-0 grow wrap-anywhere">{business.businessName}</h3>
          <Badge tone="role" icon={business.businessType === 'mobile' ? 'van' : 'store'}>
            {business.businessType === 'mobile' ? 'Mobile' : 'Salon'}
          </Badge>
        </div>
        <Trust rated={business} reliability={owner.reliability} />
        <Offer {...owner} nextFree={nextFree} />
        <div>
          <p className="wrap-anywhere text-ink-2">{business.address ?? 'Location not specified'}</p>
          <Away distance={distanceMiles} />
        </div>
        {business.description && <p className="line-clamp-3 wrap-anywhere">{business.description}</p>}
        <Words label="Services" words={business.services} />
        <div className="mt-auto pt-1">{action}</div>
      </article>
    </Card>
  );
}

function Away({ distance, town = null }: { distance: number | null; town?: string | null }) {
  if (distance === null && !town) return null;
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <Icon name="pin" size="s" />
      {town}
      {town && distance !== null && ', '}
      {distance !== null && (town ? miles(distance).toLowerCase() : miles(distance))}
    </span>
  );
}

/** The price of a full groom, the next free day, and the discount for Premium members. */
function Offer({
  fullGroomFrom,
  honorsPremium,
  nextFree,
}: Pick<Groomer, 'fullGroomFrom' | 'honorsPremium'> & { nextFree: string | undefined }) {
  if (fullGroomFrom === null && !honorsPremium && !nextFree) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {fullGroomFrom !== null && (
        <span className="tabular-nums">
          Full groom from <b>{price(fullGroomFrom)}</b>
        </span>
      )}
      {nextFree && (
        <span>
          Next free <b>{dayInWords(nextFree)}</b>
        </span>
      )}
      {honorsPremium && <Badge icon="star">Honors Premium</Badge>}
    </p>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={label}>
      {words.slice(0, wordsShown).map((word) => (
        <li key={word} className="badge max-w-full wrap-anywhere whitespace-normal!">
          {word}
        </li>
      ))}
    </ul>
  );
}
