import type { ReactNode } from 'react';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Rated } from '#web/domain/people/rated.tsx';
import { miles } from '#web/domain/places/miles.ts';
import { townOf } from '#web/domain/places/near.ts';
import { dayInShort, isoDay } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

type PersonRowProps = {
  name: string;
  avatar: ReactNode;
  rated: { rating: number | null; reviewCount: number };
  /** A calendar day. */
  nextFree: string | undefined;
  facts: readonly (string | null)[];
  as: 'groomer' | 'owner';
  act?: ReactNode;
  action: ReactNode;
};

type GroomerRowProps = {
  groomer: GroomerCard;
  nextFree: string | undefined;
  action: ReactNode;
  act?: ReactNode;
};

/** A groomer in the members' list of a phone; `action` opens what the card of a wide screen shows, and `act` is done here. */
export function GroomerRow({ groomer, nextFree, action, act }: GroomerRowProps) {
  const { firstName, lastName, profileImageUrl, groomerProfile, fullGroomFrom, distanceMiles } = groomer;
  const name = `${firstName} ${lastName}`;
  const isChecked = groomerProfile.checkedCertifications.length > 0;
  return (
    <PersonRow
      name={name}
      avatar={<PersonAvatar name={name} src={profileImageUrl} checked={isChecked} />}
      rated={groomerProfile}
      nextFree={nextFree}
      facts={[fromPrice(fullGroomFrom), away(distanceMiles) ?? townOf(groomerProfile)]}
      action={action}
      act={act}
      as="groomer"
    />
  );
}

/** A salon or mobile business in the members' list of a phone. */
export function BusinessRow({
  owner,
  nextFree,
  action,
}: {
  owner: OwnerCard;
  nextFree: string | undefined;
  action: ReactNode;
}) {
  const { businessProfile: business, fullGroomFrom, distanceMiles } = owner;
  return (
    <PersonRow
      name={business.businessName}
      avatar={<PersonAvatar name={business.businessName} src={business.logoUrl} as="business" />}
      rated={business}
      nextFree={nextFree}
      facts={[
        business.businessType === 'mobile' ? 'Mobile' : 'Salon',
        fromPrice(fullGroomFrom),
        away(distanceMiles),
      ]}
      action={action}
      as="owner"
    />
  );
}

const fromPrice = (cents: number | null) => (cents === null ? null : `From ${price(cents)}`);
const away = (distance: number | null) => (distance === null ? null : miles(distance).toLowerCase());

function FreeDay({ day }: { day: string }) {
  const now = useNow();
  return <span className="text-s">Free {dayInShort(day, isoDay(now))}</span>;
}

function PersonRow({ name, avatar, rated, nextFree, facts, as, action, act }: PersonRowProps) {
  return (
    <Card asChild className="relative flex items-center gap-3 px-3! py-2!">
      <article data-role={as}>
        {avatar}
        <div className="grid min-w-0 grow gap-0.5">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="flex flex-wrap items-center gap-x-2">
            {rated.rating === null ? <Badge>New</Badge> : <Rated {...rated} short />}
            {nextFree && <FreeDay day={nextFree} />}
          </p>
          <p className="text-s text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
          {act && <div className="relative z-10 pt-1">{act}</div>}
        </div>
        {action}
      </article>
    </Card>
  );
}
