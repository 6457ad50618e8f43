import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClientLink, LinkedVisit } from '#contract/client-links.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { isAsked, isBooked, isOpen } from '#contract/visits/visit-status.ts';
import { priceWords, sumWithUnpriced } from '#reference/prices/price-words.ts';
import { listed } from '#web/lib/words.ts';
import { price } from '#web/lib/money.ts';
import { PhonePerson } from '#web/domain/client-messages/reach-person.tsx';
import { KeepRecordsFree } from '#web/domain/pets/keep-records-free.tsx';
import { WaysToPay } from '#web/domain/visits/ways-to-pay.tsx';
import { LiveLine } from '#web/domain/visits/live-line.tsx';
import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { VisitPass } from '#web/domain/visits/visit-pass.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
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
  /** Books the next visit, once this one is over. */
  next: ReactNode;
  /** What is there after the visit. */
  after: ReactNode;
};

/** What a client sees of a visit without an account, and what they may do. */
export function ClientVisit({ secret, asked, earlier, next, after }: ClientVisitProps) {
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
      <Shown link={link.data} secret={secret} earlier={earlier} next={next} after={after} />
    </>
  );
}

type ShownProps = Omit<ClientVisitProps, 'asked'> & { link: ClientLink };

function Shown({ link, secret, earlier, next, after }: ShownProps) {
  const { visit, firstName, provider } = link;
  return (
    <>
      {visit ? (
        <Visit link={link} visit={visit} secret={secret} earlier={earlier} next={next} />
      ) : (
        <Receipt aria-label={provider.name}>
          <h1 className="text-h3 wrap-anywhere">{provider.name}</h1>
          <p>Hi {firstName}, there is no visit to show here anymore.</p>
        </Receipt>
      )}
      {visit && visit.reportCards.length > 0 && (
        <ClientReportCards cards={visit.reportCards} secret={secret} />
      )}
      {after}
      {visit && <KeepRecordsFree secret={secret} />}
      <StopMessages link={link} secret={secret} />
    </>
  );
}

type VisitProps = Pick<ShownProps, 'link' | 'secret' | 'earlier' | 'next'> & { visit: LinkedVisit };

function Visit({ link, visit, secret, earlier, next }: VisitProps) {
  const { provider } = link;
  const { pets, address, atHome, status } = visit;
  const state = stateOf(visit, provider.name);
  const reasons = pets.flatMap((pet) => priceWords(pet, { pet: pet.name, whose: provider.name }) ?? []);
  return (
    <VisitPass
      id="client-visit"
      person={provider}
      pets={pets.map((pet) => ({ ...pet, petImageUrl: null }))}
      visit={{ ...visit, isAhead: isBooked(status) || isAsked(status) }}
      badge={
        state && (
          <Badge tone={state.tone} className="whitespace-normal!">
            {state.words}
          </Badge>
        )
      }
      heading={pets.map(({ name }) => name).join(' and ')}
      place={address && (atHome ? 'At home, ' : `At ${provider.name}’s, `) + address}
      directionsTo={isOpen(status) && !atHome && address && hasStreet(address) ? address : null}
      acts={
        <>
          <ClientActs link={link} visit={visit} secret={secret}>
            {provider.phone && <PhonePerson name={provider.name} phone={provider.phone} />}
            {isBooked(status) && (
              <a
                href={`/api/client-links/${secret}/calendar-file`}
                download
                className="btn btn-quiet px-2.5!"
              >
                <Icon name="calendar" size="s" />
                Add to calendar
              </a>
            )}
          </ClientActs>
          {!isOpen(status) && !isAsked(status) && next}
        </>
      }
      live={<LiveLine visit={visit} pets={pets} />}
      facts={
        <>
          <ul className="grid gap-1">
            {pets.map(({ name, services }) => (
              <li key={name}>
                <b>{name}</b> {servicesDone(services)}
              </li>
            ))}
          </ul>
          {isOpen(status) && visit.repeatsEvery && (
            <p className="text-ink-2">Repeats {everyWeeksWords(visit.repeatsEvery)}</p>
          )}
          {visit.price !== null && !visit.fee && (
            <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span>{isOpen(status) ? 'You pay' : 'Price'}</span>{' '}
              <b className="figure">{sumWithUnpriced(price(visit.price), visit.unpriced)}</b>
              <span className="text-s text-ink-2">
                {visit.raisedFrom === null
                  ? listed([...new Set(reasons)])
                  : `Before: ${price(visit.raisedFrom)}. You agreed to the new price`}
              </span>
              {visit.askedPrice && (
                <span className="w-full text-s text-ink-2">
                  {provider.name} asks for {price(visit.askedPrice)} instead
                </span>
              )}
            </p>
          )}
          {visit.fee && (
            <>
              <p>
                {feeWords[visit.fee.kind]}: <b className="tabular-nums">{price(visit.fee.amount)}</b>,{' '}
                {visit.fee.isPaid ? 'paid' : `owed to ${provider.name}`}
              </p>
              {!visit.fee.isPaid && <WaysToPay to={visit.fee} />}
            </>
          )}
          {visit.actions.includes('cancel') && (
            <p className="text-s text-ink-2">
              {visit.feeNow > 0 && <b>Cancelling now costs {price(visit.feeNow)}. </b>}
              {visit.policy}
            </p>
          )}
        </>
      }
    >
      {earlier}
      <ClientCertificates visit={visit} secret={secret} />
    </VisitPass>
  );
}

const feeWords = { late_cancel: 'Late cancellation', no_show: 'Not there' } as const;

type State = { words: string; tone?: 'good' | 'warn' | 'danger' };

const past: Partial<Record<LinkedVisit['status'], State>> = {
  awaiting_answer: { words: 'Waiting for an answer', tone: 'warn' },
  declined: { words: 'Declined' },
  expired: { words: 'Not answered' },
  withdrawn: { words: 'Taken back' },
  cancelled: { words: 'Cancelled' },
  no_show: { words: 'Missed', tone: 'warn' },
  completed: { words: 'Done' },
  stopped: { words: 'Stopped early' },
};

/** Where the visit stands, in the client's words; nothing before they confirmed. */
function stateOf(
  { status, atHome, confirmedAt, lateMinutes, lateBy, onMyWayAt, isReady }: LinkedVisit,
  provider: string,
): State | undefined {
  if (status === 'checked_in')
    return { words: !isReady ? 'With your groomer' : atHome ? 'Done' : 'Ready to pick up', tone: 'good' };
  if (status !== 'booked') return past[status];
  const way = 'On the way to you';
  if (lateMinutes) {
    const who = lateBy === 'provider' ? `${provider} is` : 'You are';
    return { words: `${onMyWayAt ? `${way}. ` : ''}${who} ${lateMinutes} minutes late`, tone: 'warn' };
  }
  if (onMyWayAt) return { words: way, tone: 'good' };
  return confirmedAt ? { words: 'Confirmed', tone: 'good' } : undefined;
}
