import type { ReactNode } from 'react';
import { takeHome } from '#contract/shifts/take-home.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { shortDate, wallTimeRange, wallTime } from '#web/lib/dates.ts';
import { dollarRange } from '#web/lib/money.ts';
import { Rating } from '#web/ui/data/rating.tsx';
import { Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { dogs } from '../shift-words.ts';
import { shareOf } from './shift-draft.ts';
import type { ShiftPlace, ShiftValues } from './shift-draft.ts';

/** What is typed so far, in words; undefined where nothing is typed yet. */
export function typedFacts(values: ShiftValues, place: ShiftPlace) {
  const { date, startTime, endTime, dogCount } = values;
  const count = Number(dogCount);
  const share = shareOf(values, place);
  const pay = share && (startTime && endTime ? takeHome(share) : undefined);
  return {
    day: date ? shortDate(`${date}T12:00Z`, 'UTC') : undefined,
    times:
      startTime && endTime
        ? wallTimeRange(startTime, endTime)
        : startTime
          ? `from ${wallTime(startTime)}`
          : endTime && `until ${wallTime(endTime)}`,
    dogs: Number.isInteger(count) && count > 0 ? dogs(count) : undefined,
    rate: share ? rateInWords(share) : undefined,
    pay: pay && pay.min <= pay.max ? dollarRange(pay.min, pay.max) : undefined,
  };
}

type GrowingTicketProps = { values: ShiftValues; place: ShiftPlace };

/** The ticket from the first field on: what is known stands where groomers will find it, the rest is a gap. */
export function GrowingTicket({ values, place }: GrowingTicketProps) {
  const { day, times, dogs: count, rate, pay } = typedFacts(values, place);
  const { business, address } = place;
  const requirements = values.requirements.map(({ text }) => text.trim()).filter(Boolean);
  return (
    <Ticket
      stub={
        <TicketFigure label="Take-home, estimated" figure={pay ?? <Gap>$</Gap>}>
          <p>
            <Known otherwise="Your share">{rate && <b>{rate}</b>}</Known>
          </p>
        </TicketFigure>
      }
    >
      <h3 className="text-h4 wrap-anywhere">
        <Known otherwise="Your title">{values.title.trim()}</Known>
      </h3>
      {business && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="inline-flex min-w-0 items-center gap-2">
            <PersonAvatar name={business.businessName} src={business.logoUrl} size="xs" as="business" />
            <span className="min-w-0 wrap-anywhere">{business.businessName}</span>
          </span>
          <Rating value={business.rating} reviews={business.reviewCount} />
        </p>
      )}
      <Facts>
        <Fact icon="calendar">
          <Known otherwise="Day">{day && <b>{day}</b>}</Known>
        </Fact>
        <Fact icon="clock">
          <Known otherwise="Times">{times && <b>{times}</b>}</Known>
        </Fact>
        <Fact icon="paw">
          <Known otherwise="Dogs">{count && <b>{count}</b>}</Known>
        </Fact>
      </Facts>
      {address && <p className="wrap-anywhere text-ink-2">{address}</p>}
      {requirements.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Requirements">
          {requirements.slice(0, 3).map((text) => (
            <li key={text} className="badge max-w-full wrap-anywhere whitespace-normal!">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Ticket>
  );
}

const Known = ({ otherwise, children }: { otherwise: string; children: ReactNode }) =>
  children || <Gap>{otherwise}</Gap>;

const Gap = ({ children }: { children: ReactNode }) => (
  <span className="border-b border-dashed border-ink-2 font-normal text-ink-2">{children}</span>
);
