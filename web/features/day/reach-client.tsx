import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { smsHref, telHref } from '#web/domain/client-messages/phone-links.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { clientName, clientPhone, clientWays } from '#web/domain/visits/visit-client.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useOfflineSince } from '#web/lib/use-offline-since.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { messageFor, textFor } from './texts/text-words.ts';

/** Closer together on the narrowest phones, so that each icon keeps its word. */
const close = 'max-[400px]:gap-1!';

/** Ways to a client: a text with the words ready, and the phone; a mail to who stopped texts. A message to a member whose phone is not known. */
export function ReachClient({ visit }: { visit: Visit }) {
  const name = clientName(visit);
  const { text, mail } = clientWays(visit);
  return (
    <>
      <PhoneClient visit={visit} />
      {!text && mail && visit.client && (
        <Way to={`mailto:${mail}`} icon="mail" label={`Email ${name}`}>
          Email
        </Way>
      )}
      {!clientPhone(visit) && visit.owner && (
        <Link
          to={href('messages', { with: visit.owner.id })}
          aria-label={`Message ${name}`}
          className={`btn btn-quiet ${close}`}
        >
          <Icon name="message" size="s" />
          Message
        </Link>
      )}
    </>
  );
}

/** A text with the words ready, unless they stopped texts, and a call. */
export function PhoneClient({ visit }: { visit: Visit }) {
  const { call, text } = clientWays(visit);
  const name = clientName(visit);
  const offline = useOfflineSince() !== undefined;
  const now = useNow();
  const kind = messageFor(visit, now);
  if (!call) return null;
  return (
    <>
      {text && (offline || !visit.client) && (
        <Way to={smsHref(text, textFor(visit, now))} icon="message" label={`Text ${name}`}>
          Text
        </Way>
      )}
      {text && !offline && visit.client && (
        <TextClient
          client={visit.client}
          kind={kind}
          {...(kind === 'free'
            ? { body: textFor(visit, now) }
            : { visitId: visit.id, minutes: visit.lateMinutes ?? undefined })}
          variant="quiet"
          className={close}
          aria-label={`Text ${name}`}
        >
          <Icon name="message" size="s" />
          Text
        </TextClient>
      )}
      <Way to={telHref(call)} icon="phone" label={`Call ${name}`}>
        Call
      </Way>
    </>
  );
}

type WayProps = {
  to: string;
  icon: IconName;
  label: string;
  children: ReactNode;
};

function Way({ to, icon, label, children }: WayProps) {
  return (
    <a href={to} aria-label={label} className={`btn btn-quiet ${close}`}>
      <Icon name={icon} size="s" />
      {children}
    </a>
  );
}
