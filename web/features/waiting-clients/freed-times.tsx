import { useQuery } from '@tanstack/react-query';
import type { FreedTime } from '#contract/waiting-clients.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { miles as inMiles } from '#web/domain/places/miles.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate, timeRange } from '#web/lib/dates.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type OnBook = (clientId: string, startsAt: string) => void;

/** Times that became free, each with the clients who wait for one and fit. Nothing while no one does. */
export function FreedTimes({ onBook }: { onBook: OnBook }) {
  const { data } = useQuery({ ...query('GET /api/waiting-clients/freed-times'), ...polled });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="freed-times" className="card grid gap-3 p-4!">
      <h2 id="freed-times" className="text-h4">
        Free again, with clients waiting
      </h2>
      {data.map((time) => (
        <div key={`${time.startsAt} ${time.staffId}`}>
          <p className="wrap-anywhere tabular-nums">
            <b>
              {shortDate(time.startsAt, time.timeZone)},{' '}
              {timeRange(time.startsAt, time.endsAt, time.timeZone)}
            </b>{' '}
            <span className="text-ink-2">was {time.title}</span>
          </p>
          <ul className="divide-y divide-line">
            {time.clients.map((client) => (
              <Fitting key={client.id} client={client} time={time} onBook={onBook} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type FittingProps = { client: FreedTime['clients'][number]; time: FreedTime; onBook: OnBook };

/** A client who fits: offered the time and texted, or booked where they have no visit to move. */
function Fitting({ client, time, onBook }: FittingProps) {
  const {
    clientId,
    clientName,
    petNames,
    visitId,
    startsAt,
    visitStartsAt,
    timeZone,
    miles,
    offeredAt,
    canText,
    canMail,
  } = client;
  const offer = useAction('POST /api/waiting-clients/:id/offer', {
    failed: 'The time was not offered',
    done: { title: `${clientName} may take it. Now tell them` },
  });
  const about = [
    petNames.length > 0 && listed(petNames),
    Date.parse(startsAt) !== Date.parse(time.startsAt) && `from ${clockTime(startsAt, time.timeZone)}`,
    visitStartsAt &&
      `instead of ${shortDate(visitStartsAt, timeZone)}, ${clockTime(visitStartsAt, timeZone)}`,
    miles !== null && inMiles(miles),
  ];
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 wrap-anywhere">
        {clientName}
        <span className="block text-s text-ink-2 tabular-nums">{about.filter(Boolean).join(' · ')}</span>
      </p>
      {!visitId ? (
        <Button className="shrink-0" onClick={() => onBook(clientId, startsAt)}>
          Book
        </Button>
      ) : offeredAt && canText ? (
        <TextClient
          client={{ id: clientId, name: clientName }}
          kind="earlier"
          visitId={visitId}
          className="shrink-0"
          aria-label={`Text ${clientName}`}
        >
          <Icon name="message" size="s" />
          Text
        </TextClient>
      ) : offeredAt && canMail ? (
        <MailOffer client={client} visitId={visitId} />
      ) : (
        <Button
          className="shrink-0"
          aria-label={`Offer it to ${clientName}`}
          disabled={offeredAt !== null}
          busy={offer.busy && 'Offering...'}
          onClick={() => void offer.run({ params: { id: client.id }, body: { startsAt } })}
        >
          {offeredAt ? 'Offered' : 'Offer'}
        </Button>
      )}
    </li>
  );
}

/** For a client with an address only: Wagwell mails the link. */
function MailOffer({ client, visitId }: { client: FittingProps['client']; visitId: string }) {
  const { clientId, clientName } = client;
  const mail = useAction('POST /api/clients/:id/messages', {
    failed: 'The email was not sent',
    done: { title: `Email to ${clientName} is on its way` },
  });
  return (
    <Button
      className="shrink-0"
      aria-label={`${mail.worked ? 'Emailed' : 'Email'} ${clientName}`}
      disabled={mail.worked}
      busy={mail.busy && 'Sending...'}
      onClick={() =>
        void mail.run({ params: { id: clientId }, body: { kind: 'earlier', channel: 'email', visitId } })
      }
    >
      {mail.worked ? 'Emailed' : 'Email'}
    </Button>
  );
}
