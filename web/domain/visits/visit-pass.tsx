import type { ReactNode } from 'react';
import { daysSince, shortDate, timeRange } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { phoneWords, smsHref, telHref } from '#web/domain/client-messages/phone-links.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { Icon } from '#web/ui/icon.tsx';

type VisitPassProps = {
  /** Id of the heading. */
  id: string;
  /** The record, so that receipts of what is done with it appear here. */
  about?: string;
  provider: {
    name: string;
    photoUrl: string | null;
    phone: string | null;
    as?: 'groomer' | 'business' | undefined;
  };
  visit: { startsAt: string; endsAt: string; timeZone: string; isAhead: boolean };
  pictures?: ReactNode;
  badge: ReactNode;
  /** The heading: whose visit it is. */
  heading: ReactNode;
  /** Whether the client goes to the address; they then get directions to it. */
  directionsTo: string | null;
  /** The steps of the day. */
  live: ReactNode;
  /** Pets, place and price. */
  facts: ReactNode;
  /** What is to be done; not printed. */
  children: ReactNode;
};

/** A booked visit as a boarding pass: who, when, where, which pet, what it costs, and how to reach the other side. */
export function VisitPass(props: VisitPassProps) {
  const { id, about, provider, visit, pictures, badge, heading, directionsTo, live, facts, children } = props;
  const { startsAt, endsAt, timeZone } = visit;
  const now = useNow();
  const soon = visit.isAhead ? daysUntil(-daysSince(startsAt, now, timeZone)) : undefined;
  return (
    <Receipt aria-labelledby={id} className="break-inside-avoid">
      {pictures}
      <div className="flex flex-wrap items-center gap-3">
        <PersonAvatar name={provider.name} src={provider.photoUrl} as={provider.as} />
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{provider.name}</p>
        {badge}
      </div>
      <div className="grid gap-1">
        <h1 id={id} className="text-h2 wrap-anywhere">
          {heading}
        </h1>
        <p className="text-h3 font-semibold tabular-nums">
          <span className="inline-block">{shortDate(startsAt, timeZone)},</span>{' '}
          <span className="inline-block">{timeRange(startsAt, endsAt, timeZone)}</span>
        </p>
        {soon && <p className="text-ink-2 print:hidden">{soon}</p>}
      </div>
      {live}
      <div className="grid gap-2 border-t-2 border-dashed border-line pt-4">
        {facts}
        {provider.phone && <p className="hidden print:block">Phone: {phoneWords(provider.phone)}</p>}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {directionsTo && <DirectionsLink to={directionsTo} />}
        {provider.phone && (
          <>
            <Button asChild>
              <a href={telHref(provider.phone)} aria-label={`Call ${provider.name}`}>
                <Icon name="phone" size="s" />
                Call
              </a>
            </Button>
            <Button asChild>
              <a href={smsHref(provider.phone)} aria-label={`Text ${provider.name}`}>
                <Icon name="message" size="s" />
                Text
              </a>
            </Button>
          </>
        )}
      </div>
      {about && <ReceiptPlace about={about} />}
      <div className="grid gap-4 print:hidden">{children}</div>
    </Receipt>
  );
}

/** 'Today', 'Tomorrow', 'In 6 days' */
function daysUntil(days: number): string | undefined {
  if (days < 0) return undefined;
  if (days < 2) return days === 0 ? 'Today' : 'Tomorrow';
  return `In ${days} days`;
}
