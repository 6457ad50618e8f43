import type { ReactNode } from 'react';
import type { GroomerCard as Groomer, OwnerCard as Owner } from '#contract/profiles/profiles.ts';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Trust } from '#web/domain/reliability/trust.tsx';
import type { TrustProps } from '#web/domain/reliability/trust.tsx';
import { townOf } from '#web/domain/places/near.ts';
import { price } from '#web/lib/money.ts';

/** The pin of a groomer, within about a mile of their place; undefined without one. */
export const groomerPin = (groomer: Groomer): MapItem | undefined =>
  pinOf(groomer, `${groomer.firstName} ${groomer.lastName}`, groomer.groomerProfile);

/** The pin of a salon or a mobile business; undefined without a place. */
export const businessPin = (owner: Owner): MapItem | undefined =>
  pinOf(owner, owner.businessProfile.businessName, owner.businessProfile);

type Placed = { id: string; latitude: number | null; longitude: number | null; fullGroomFrom: number | null };
type Profile = { rating: number | null; city: string | null; state: string | null };

function pinOf(
  { id, latitude, longitude, fullGroomFrom }: Placed,
  name: string,
  profile: Profile,
): MapItem | undefined {
  if (latitude === null || longitude === null) return undefined;
  const { rating } = profile;
  const unpriced = rating === null ? 'New' : `★ ${rating.toFixed(1)}`;
  const facts = [
    townOf(profile),
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
