import { useState } from 'react';
import { Link } from 'react-router';
import { AddToCalendar } from '#web/domain/calendar/add-to-calendar.tsx';
import { KeepRecordsFree } from '#web/domain/pets/keep-records-free.tsx';
import { useSite } from '#web/domain/site/site.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Note } from '#web/ui/note.tsx';
import { petsToBook } from './booking-draft.ts';
import type { BookingDraft, OpenPage } from './booking-draft.ts';
import { BookingSummary } from './booking-summary.tsx';

export type Booked = Reply<'POST /api/book/:as/:slug'>;
type ConfirmBookingProps = {
  page: OpenPage;
  draft: BookingDraft;
  onBack: () => void;
  onBooked: (booked: Booked) => void;
  onExpired: () => void;
};

/** The time, the price and the rule for cancelling; the last tap asks or books. */
export function ConfirmBooking({ page, draft, onBack, onBooked, onExpired }: ConfirmBookingProps) {
  const { as, slug, shortName, open } = page;
  const { client, firstName, phone, address, pets, quote, startsAt = '' } = draft;
  const [note, setNote] = useState('');
  const [policy, setPolicy] = useState(open.policy);
  const [agreed, setAgreed] = useState(false);
  const [textsOk, setTextsOk] = useState(false);
  const { sendsTexts } = useSite();
  const mayText = sendsTexts && (client.firstName !== null || client.phone !== null || phone.trim() !== '');
  const [refusal, setRefusal] = useState<string>();
  const book = useAction('POST /api/book/:as/:slug', {
    accepted: onBooked,
    refused(error) {
      if (!(error instanceof CallError)) return false;
      if (error.code === 'link_expired') onExpired();
      if (error.code === 'terms_changed') {
        setPolicy(error.errors[0]?.message ?? policy);
        setAgreed(false);
      }
      setRefusal(
        error.errors[0]?.message && error.code === 'invalid' ? error.errors[0].message : error.detail,
      );
      return true;
    },
    failed: 'It was not sent',
  });
  const endsAt = new Date(Date.parse(startsAt) + (quote?.minutes ?? 0) * 60_000).toISOString();
  const ask = client.booksAtOnce ? 'Book' : `Ask ${shortName}`;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void book.run({
          params: { as, slug },
          body: {
            ticket: client.ticket,
            ...(firstName.trim() ? { firstName: firstName.trim() } : {}),
            ...(phone.trim() ? { phone: phone.trim() } : {}),
            ...(address.trim() ? { address: address.trim() } : {}),
            pets: petsToBook(pets),
            startsAt,
            ...(note.trim() ? { note: note.trim() } : {}),
            ...(mayText && textsOk ? { textsOk } : {}),
            policySeen: policy,
            agreed: true,
          },
        });
      }}
    >
      <h2 className="text-h3">
        {shortDate(startsAt, open.timeZone)}, {timeRange(startsAt, endsAt, open.timeZone)}
      </h2>
      <BookingSummary draft={draft} whose={page.shortName} atHome={open.atHome} />
      <div className="card grid gap-4">
        <Field label={`A note to ${shortName} (optional)`}>
          <Textarea value={note} maxLength={500} rows={2} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {mayText && (
          <Checkbox checked={textsOk} onChange={({ target }) => setTextsOk(target.checked)}>
            Text me about my visits with {shortName}: reminders, on the way,{' '}
            {open.atHome ? 'done' : 'ready to pick up'}. Message and data rates may apply; text STOP to end
            them.
          </Checkbox>
        )}
        <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
          I agree: {policy}
        </Checkbox>
      </div>
      {refusal && (
        <Note tone="warn" role="alert">
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide disabled={!agreed} busy={book.busy && 'Sending...'}>
        {ask}
      </Button>
      <div>
        <Button variant="quiet" onClick={onBack}>
          Another time
        </Button>
      </div>
    </form>
  );
}

type DoneProps = { page: OpenPage; booked: Booked; way: 'text' | 'email' };

/** What was asked for or booked, and the way to it. */
export function BookingDone({ page, booked, way }: DoneProps) {
  const { isBooked, startsAt, endsAt, timeZone, link } = booked;
  const secret = link.slice(link.lastIndexOf('/') + 1);
  return (
    <section className="card grid gap-4" role="status">
      <h2 className="text-h3">{isBooked ? 'Booked.' : `${page.shortName} answers within a day.`}</h2>
      <p className="text-l font-semibold">
        {shortDate(startsAt, timeZone)}, {timeRange(startsAt, endsAt, timeZone)}
      </p>
      <p className="text-ink-2">
        {isBooked
          ? `We ${way} you the link to your visit.`
          : `Until then the time is not booked. We ${way} you the answer and the link to your visit.`}
      </p>
      <Button asChild variant="primary" big wide>
        <Link to={link}>See my visit</Link>
      </Button>
      <AddToCalendar path={`/api/client-links/${secret}/calendar-file`} />
      <KeepRecordsFree secret={secret} />
    </section>
  );
}
