import type { ReactNode } from 'react';
import type { PersonPin } from '#contract/profiles/people-search.ts';
import type { GroomerCard as Groomer, OwnerCard as Owner } from '#contract/profiles/profiles.ts';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { readAs, readPins } from '#web/domain/map/mapped.ts';
import type { Mapped } from '#web/domain/map/mapped.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Trust } from '#web/domain/reliability/trust.tsx';
import type { TrustProps } from '#web/domain/reliability/trust.tsx';
import { townOf } from '#web/domain/places/near.ts';
import { query } from '#web/lib/api/query.ts';
import { price } from '#web/lib/money.ts';
import { groomerPins, ownerPins } from './profiles.api.ts';
import type { GroomerFilters, OwnerFilters } from './search/people-filters.ts';

/** How a map reads the groomers of a search. */
export const groomersOnMap: Mapped<Near & GroomerFilters, Groomer> = {
  pins: (search) => readPins(groomerPins(search), toPin),
  one: (only, search) => readAs(query('GET /api/groomers', { query: { ...search, only } }), ([item]) => item),
};

/** How a map reads the salons and mobile businesses of a search. */
export const businessesOnMap: Mapped<Near & OwnerFilters, Owner> = {
  pins: (search) => readPins(ownerPins(search), toPin),
  one: (only, search) => readAs(query('GET /api/owners', { query: { ...search, only } }), ([item]) => item),
};

type Near = { radius?: number | undefined };

/** The pin of a person: the price of a full groom, or else the rating. */
function toPin({ id, name, latitude, longitude, city, state, rating, fullGroomFrom }: PersonPin): MapItem {
  const unpriced = rating === null ? 'New' : `★ ${rating.toFixed(1)}`;
  const facts = [
    townOf({ city, state }),
    fullGroomFrom !== null && `full groom from ${price(fullGroomFrom)}`,
    rating !== null && `rated ${rating.toFixed(1)}`,
  ];
  return {
    id,
    at: { lat: latitude, lon: longitude },
    label: fullGroomFrom === null ? unpriced : price(fullGroomFrom),
    name: [name, ...facts].filter(Boolean).join(', '),
  };
}

/** A chosen groomer at the foot of the map. `action` is the one button of the card. */
export function GroomerOnMap({ groomer, action }: { groomer: Groomer; action: ReactNode }) {
  const { firstName, lastName, profileImageUrl, groomerProfile } = groomer;
  const name = `${firstName} ${lastName}`;
  return (
    <OnMap
      name={name}
      about={groomerProfile.title ?? 'Professional Groomer'}
      avatar={
        <PersonAvatar
          name={name}
          src={profileImageUrl}
          checked={groomerProfile.checkedCertifications.length > 0}
        />
      }
      rated={groomerProfile}
      reliability={groomer.reliability}
      action={action}
    />
  );
}

/** A chosen salon or mobile business at the foot of the map. */
export function BusinessOnMap({ owner, action }: { owner: Owner; action: ReactNode }) {
  const { businessProfile: business } = owner;
  return (
    <OnMap
      name={business.businessName}
      about={business.address ?? 'Location not specified'}
      avatar={<PersonAvatar name={business.businessName} src={business.logoUrl} as="business" />}
      rated={business}
      reliability={owner.reliability}
      action={action}
    />
  );
}

type OnMapProps = {
  name: string;
  about: string;
  avatar: ReactNode;
  action: ReactNode;
} & TrustProps;

function OnMap({ name, about, avatar, rated, reliability, action }: OnMapProps) {
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-3">
        {avatar}
        <div className="min-w-0">
          <h3 className="text-h4 wrap-anywhere">{name}</h3>
          <p className="wrap-anywhere text-ink-2">{about}</p>
        </div>
      </div>
      <Trust rated={rated} reliability={reliability} />
      <div className="grid gap-2">{action}</div>
    </div>
  );
}
