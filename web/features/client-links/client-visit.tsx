import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClientLink, LinkedVisit } from '#contract/client-links.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { priceWords } from '#reference/price-words.ts';
import { listed } from '#web/lib/words.ts';
import { price } from '#web/lib/money.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { KeepRecordsFree } from '#web/domain/pets/keep-records-free.tsx';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ClientActs } from './client-acts.tsx';
import { ClientCertificates } from './client-certificates.tsx';
import { ClientReportCards } from './client-report-cards.tsx';
import { StopMessages } from './stop-messages.tsx';

type ClientVisitProps = {
  secret: string;
  /** What is asked of the client now, above the visit. */
  asked: ReactNode;
  /** The wish for an earlier time. */
  earlier: ReactNode;
  /** What is there after the visit. */
  after: ReactNode;
};

/** What a client sees of a visit without an account, and what they may do. */
export function ClientVisit({ secret, asked, earlier, after }: ClientVisitProps) {
  const link = useQuery({ ...query('GET /api/client-links/:secret', { params: { secret } }), ...polled });
  if (link.isPending) return <Spinner label="Loading your visit..." />;
  if (!link.data)
    return (
      <FailedQuery
        heading="h1"
        query={link}
        title="This link does not show a visit"
        otherwise="Ask your groomer to send it again."
      />
    );
  return (
    <>
      {asked}
      <Shown link={link.data} secret={secret} earlier={earlier} after={after} />
    </>
  );
}

type ShownProps = Omit<ClientVisitProps, 'asked'> & { link: ClientLink };

function Shown({ link, secret, earlier, after }: ShownProps) {
  const { provider, visit, firstName } = link;
  return (
    <>
      <Receipt aria-labelledby="client-visit">
        <div className="flex items-center gap-3">
          <PersonAvatar name={provider.name} src={provider.photoUrl} />
          <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{provider.name}</p>
          {provider.phone && (
            <Button asChild>
              <a href={telHref(provider.phone)} aria-label={`Call ${provider.name}`}>
                <Icon name="phone" size="s" />
                Call
              </a>
            </Button>
          )}
        </div>
        {visit ? (
          <Visit visit={visit} whose={provider.name} />
        ) : (
          <p>Hi {firstName}, there is no visit to show here anymore.</p>
        )}
        {visit && <ClientActs link={link} visit={visit} secret={secret} />}
        {visit && earlier}
        {visit && <ClientCertificates visit={visit} secret={secret} />}
      </Receipt>
      {visit && visit.reportCards.length > 0 && (
        <ClientReportCards cards={visit.reportCards} secret={secret} />
      )}
      {after}
      {visit && <KeepRecordsFree pets={visit.pets.map(({ name }) => name)} />}
      <StopMessages link={link} secret={secret} />
    </>
  );
}

function Visit({ visit, whose }: { visit: LinkedVisit; whose: string }) {
  const { pets, startsAt, endsAt, timeZone, address, atHome } = visit;
  const state = stateOf(visit);
  const reasons = pets.flatMap((pet) => priceWords(pet, { pet: pet.name, whose }) ?? []);
  return (
    <div className="grid gap-2">
      {state && (
        <Badge tone={state.tone} className="justify-self-start">
          {state.words}
        </Badge>
      )}
      <h1 id="client-visit" className="text-h2 wrap-anywhere">
        {pets.map(({ name }) => name).join(' and ')}
      </h1>
      <p className="text-l font-semibold">
        {shortDate(startsAt, timeZone)}, {timeRange(startsAt, endsAt, timeZone)}
      </p>
      <ul className="grid gap-1 text-ink-2">
        {pets.map(({ name, services }) => (
          <li key={name}>
            {pets.length > 1 && `${name}: `}
            {servicesDone(services)}
          </li>
        ))}
        {visit.price !== null && (
          <li>
            {price(visit.price)}
            {reasons.length > 0 && `, ${listed([...new Set(reasons)])}`}
          </li>
        )}
        {address && (
          <li>
            {atHome ? 'At your place, ' : 'At '}
            {address}
          </li>
        )}
      </ul>
    </div>
  );
}

type State = { words: string; tone?: 'good' | 'warn' | 'danger' };

const past: Partial<Record<LinkedVisit['status'], State>> = {
  awaiting_answer: { words: 'Waiting for an answer', tone: 'warn' },
  declined: { words: 'Declined' },
  expired: { words: 'Not answered' },
  withdrawn: { words: 'Taken back' },
  cancelled: { words: 'Cancelled' },
  no_show: { words: 'Missed', tone: 'warn' },
  completed: { words: 'Done', tone: 'good' },
  stopped: { words: 'Stopped early' },
};

/** Where the visit stands, in the client's words; nothing before they confirmed. */
function stateOf({ status, confirmedAt, lateMinutes, onMyWayAt, isReady }: LinkedVisit): State | undefined {
  if (status === 'checked_in')
    return { words: isReady ? 'Ready to pick up' : 'With your groomer', tone: 'good' };
  if (status !== 'booked') return past[status];
  if (onMyWayAt) return { words: 'On the way to you', tone: 'good' };
  if (lateMinutes) return { words: `You are ${lateMinutes} minutes late`, tone: 'warn' };
  return confirmedAt ? { words: 'Confirmed', tone: 'good' } : undefined;
}
