import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { smsHref, telHref } from '#web/domain/client-messages/phone-links.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { useDirections } from '#web/domain/map/directions-link.tsx';
import { clientName, clientPhone } from '#web/domain/visits/visit-client.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useOfflineSince } from '#web/lib/use-offline-since.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { messageFor, textFor } from './text-words.ts';

/** Read aloud alone where the screen is too narrow for words beside each icon. */
const narrow = 'max-[400px]:sr-only';

/** Ways to a client: the map, a text with the words ready, and the phone; a message to a member whose phone is not known. */
export function ReachClient({ visit }: { visit: Visit }) {
  const directionsTo = useDirections();
  const name = clientName(visit);
  return (
    <>
      {visit.atHome && visit.address && (
        <Way
          to={directionsTo(visit.address)}
          icon="pin"
          label={`Directions to ${visit.address}`}
          away
          compact
        >
          Directions
        </Way>
      )}
      <PhoneClient visit={visit} compact />
      {!clientPhone(visit) && visit.owner && (
        <Link
          to={href('messages', { with: visit.owner.id })}
          aria-label={`Message ${name}`}
          className="btn btn-quiet px-2.5!"
        >
          <Icon name="message" size="s" />
          <span className={narrow}>Message</span>
        </Link>
      )}
    </>
  );
}

/** A text with the words ready, and a call. On a narrow phone `compact` ones are icons alone. */
export function PhoneClient({ visit, compact = false }: { visit: Visit; compact?: boolean }) {
  const phone = clientPhone(visit);
  const name = clientName(visit);
  const offline = useOfflineSince() !== undefined;
  const now = useNow();
  if (!phone) return null;
  return (
    <>
      {offline || !visit.client ? (
        <Way to={smsHref(phone, textFor(visit, now))} icon="message" label={`Text ${name}`} compact={compact}>
          Text
        </Way>
      ) : (
        <TextClient
          client={visit.client}
          kind={messageFor(visit, now)}
          visitId={visit.id}
          minutes={visit.lateMinutes ?? undefined}
          variant="quiet"
          className="px-2.5!"
          aria-label={`Text ${name}`}
        >
          <Icon name="message" size="s" />
          <span className={compact ? narrow : undefined}>Text</span>
        </TextClient>
      )}
      <Way to={telHref(phone)} icon="phone" label={`Call ${name}`} compact={compact}>
        Call
      </Way>
    </>
  );
}

type WayProps = {
  to: string;
  icon: IconName;
  label: string;
  away?: boolean;
  compact: boolean;
  children: ReactNode;
};

function Way({ to, icon, label, away, compact, children }: WayProps) {
  return (
    <a
      href={to}
      aria-label={label}
      className="btn btn-quiet px-2.5!"
      {...(away ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Icon name={icon} size="s" />
      <span className={compact ? narrow : undefined}>{children}</span>
    </a>
  );
}
