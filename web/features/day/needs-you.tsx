import { useState } from 'react';
import { Link } from 'react-router';
import type { DayAsk, DayGap, DayNeed } from '#contract/day/day.ts';
import { href } from '#contract/pages.ts';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { MaybeSame } from '#web/domain/people/maybe-same.tsx';
import { speciesNames } from '#reference/species.ts';
import { pounds } from '#web/domain/pets/pet-words.ts';
import { AnswerAskedMove } from '#web/domain/visits/answers/asked-move.tsx';
import { AnswerRequest } from '#web/domain/visits/answers/answer-request.tsx';
import { PassRequest } from '#web/domain/visits/answers/pass-request.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, dayInWords, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { counted, listed, number } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const needWords: Record<DayNeed['kind'], (need: DayNeed) => string> = {
  answer_request: ({ title, startsAt, timeZone }) =>
    `Asked for: ${title}, ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`,
  answer_time: ({ title, startsAt, timeZone }) =>
    `Another time is asked for: ${title}, ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`,
  answer_move: ({ title }) => `Another time is proposed for ${title}`,
  not_closed: ({ title, startsAt, timeZone }) =>
    `Not checked out: ${title}, ${shortDate(startsAt, timeZone)}`,
  vaccination: ({ title, startsAt, timeZone }) =>
    `A vaccination is missing: ${title}, ${clockTime(startsAt, timeZone)}`,
};

type NeedsYouProps = { needs: readonly DayNeed[]; asks: readonly DayAsk[]; gaps: readonly DayGap[] };

/** What waits for the provider, if anything does. */
export function NeedsYou({ needs, asks, gaps }: NeedsYouProps) {
  if (needs.length + asks.length + gaps.length === 0) return null;
  const proofs = needs.filter(({ kind }) => kind === 'vaccination');
  return (
    <section aria-labelledby="needs-you" className="card grid gap-1 p-4!">
      <h2 id="needs-you" className="text-h4">
        Needs you
      </h2>
      <ul className="divide-y divide-line">
        {needs
          .filter((need) => proofs.length < 2 || need.kind !== 'vaccination')
          .map((need) => (
            <li key={`${need.kind} ${need.visitId}`}>
              <Link
                to={href('visit', { id: need.visitId })}
                className="flex min-h-11 items-center wrap-anywhere hover:underline"
              >
                {needWords[need.kind](need)}
              </Link>
              {need.kind === 'answer_request' && (
                <div className="grid gap-2 pt-1 pb-3">
                  {need.request && <Asked request={need.request} />}
                  <AnswerRequest visitId={need.visitId} />
                </div>
              )}
              {need.askedMove && (
                <div className="pt-1 pb-3">
                  <AnswerAskedMove {...need} askedMove={need.askedMove} />
                </div>
              )}
            </li>
          ))}
        {asks.map(({ requestId, ownerName, title, petNames, day }) => (
          <li key={requestId} className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              to={href('request', { id: requestId })}
              className="flex min-h-11 min-w-0 items-center wrap-anywhere hover:underline"
            >
              {ownerName} asks for you: {title}, {listed(petNames)}
              {day && `, ${dayInWords(day)}`}
            </Link>
            <span className="ml-auto">
              <PassRequest requestId={requestId} ownerName={ownerName} />
            </span>
          </li>
        ))}
        {proofs.length > 1 && (
          <li>
            <details>
              <summary className="min-h-11 content-center">{proofs.length} without vaccination proof</summary>
              <ul className="ps-4">
                {proofs.map((need) => (
                  <li key={need.visitId}>
                    <Link
                      to={href('visit', { id: need.visitId })}
                      className="flex min-h-11 items-center wrap-anywhere hover:underline"
                    >
                      {need.title}, {clockTime(need.startsAt, need.timeZone)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
        <Gaps gaps={gaps} />
      </ul>
    </section>
  );
}

/** Who asks, with which animals, where and for how much. A day that was kept offline before an update does not say it. */
function Asked({ request }: { request: NonNullable<DayNeed['request']> }) {
  const { client, isNew, maybeSame, address, miles, pets, price: cents } = request;
  const isDesk = useIsFrontDesk();
  const animals = pets.map(({ name, species, breed, weight }) =>
    [name, breed ?? speciesNames[species].one, weight !== null && pounds(weight)].filter(Boolean).join(', '),
  );
  const where =
    address && [address, miles !== null && `${number(miles)} miles away`].filter(Boolean).join(', ');
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={href('client', { id: client.id })} className="font-semibold underline">
          {client.name}
        </Link>
        {isNew && <Badge>New client</Badge>}
      </p>
      {animals.map((animal) => (
        <p key={animal}>{animal}</p>
      ))}
      {where && <p>{where}</p>}
      <p className="tabular-nums">{cents === null ? 'Not priced yet' : price(cents)}</p>
      {maybeSame && !isDesk && <MaybeSame client={client} same={maybeSame} />}
    </div>
  );
}

/** From this many on, dates without room are one line, so that the first visit of the day is on the first screen. */
const mostGaps = 2;

function Gaps({ gaps }: { gaps: readonly DayGap[] }) {
  const [open, setOpen] = useState(false);
  if (gaps.length > mostGaps && !open)
    return (
      <li>
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className="flex min-h-11 w-full items-center text-left wrap-anywhere hover:underline"
        >
          {counted(gaps.length, 'date')} of visits that repeat found no room
        </button>
      </li>
    );
  return gaps.map((gap) => <Gap key={`${gap.seriesId} ${gap.day}`} gap={gap} />);
}

/** A date of a visit that repeats, on which nothing was booked. */
function Gap({ gap: { seriesId, clientId, clientName, petNames, day, because } }: { gap: DayGap }) {
  const putAside = useAction('DELETE /api/visit-series/:id/gaps/:day', {
    failed: 'It was not put aside',
  });
  const when = dayInWords(day);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
      <p className="min-w-0 wrap-anywhere">
        Not booked: {listed(petNames)} of{' '}
        <Link to={href('client', { id: clientId })} className="underline">
          {clientName}
        </Link>
        , {when}. {because}
      </p>
      <span className="ml-auto flex gap-2">
        <Button
          variant="quiet"
          aria-label={`Put aside ${when}`}
          busy={putAside.busy && 'Putting aside...'}
          onClick={() => void putAside.run({ params: { id: seriesId, day } })}
        >
          Put aside
        </Button>
        <Button asChild>
          <Link
            to={`${href('day')}?on=${day}&add=visit&client=${clientId}`}
            aria-label={`Another time for ${clientName}`}
          >
            Another time
          </Link>
        </Button>
      </span>
    </li>
  );
}
