import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BookingPage, Quote } from '#contract/booking-page.ts';
import { href } from '#contract/pages.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { query } from '#web/lib/api/query.ts';
import { dayInWords, clockTime, isoDay, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { useTabState } from '#web/lib/use-tab-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { beginDraft, keptFor } from './booking-draft.ts';
import type { BookingDraft, OpenPage } from './booking-draft.ts';
import { ChoosePets } from './choose-pets.tsx';
import { ChooseTime } from './choose-time.tsx';
import { BookingDone, ConfirmBooking } from './confirm-booking.tsx';
import type { Booked } from './confirm-booking.tsx';
import { FirstTimes } from './first-times.tsx';
import { ProveContact } from './prove-contact.tsx';

/** A client books: one of the first times, a code by text or mail, then pets, and the rule for cancelling. */
export function BookOnline({ page }: { page: BookingPage }) {
  return (
    <>
      <header className="flex items-center gap-3">
        <PersonAvatar name={page.name} src={page.imageUrl} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h1 className="text-h2 wrap-anywhere">Book with {page.shortName}</h1>
          {page.rating !== null && (
            <Rating value={page.rating} reviews={page.reviewCount} className="justify-self-start" />
          )}
        </div>
        {page.phone && (
          <Button asChild>
            <a href={telHref(page.phone)} aria-label={`Call ${page.shortName}`}>
              <Icon name="phone" size="s" />
              Call
            </a>
          </Button>
        )}
      </header>
      {isOpen(page) && <Offer page={page} />}
      {isOpen(page) ? (
        <Steps page={page} />
      ) : (
        <Note>
          Not booking online now.{' '}
          {page.phone ? `Please call ${page.phone}.` : `Please ask ${page.shortName}.`}
        </Note>
      )}
    </>
  );
}

/** What a client decides by, before anything is asked of them. */
function Offer({ page: { as, slug, shortName, open } }: { page: OpenPage }) {
  const { lowest, nextFree } = open;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {lowest && (
        <b>
          {serviceLabel(lowest.service)} from {price(lowest.from)}
        </b>
      )}
      {nextFree && open.firstTimes.length === 0 && <span>Next free {dayInWords(nextFree)}</span>}
      <span>{open.atHome ? 'Comes to you' : 'You bring your pet'}</span>
      <Link to={href(`${as}-page`, { slug })} className="underline">
        Reviews, prices and photos <span className="sr-only">of {shortName}</span>
      </Link>
    </p>
  );
}

const isOpen = (page: BookingPage): page is OpenPage => page.open !== null;

type Kept = {
  draft: BookingDraft | null;
  step: 'pets' | 'time' | 'confirm';
  /** The time that was chosen first; null for any, 'unasked' before. */
  wish: string | null;
  isLost: boolean;
};

function Steps({ page }: { page: OpenPage }) {
  const { as, slug, open } = page;
  const queries = useQueryClient();
  const unasked: Kept = {
    draft: null,
    step: 'pets',
    wish: open.firstTimes.length > 0 ? 'unasked' : null,
    isLost: false,
  };
  const kept = useTabState(`booking ${as} ${slug}`, unasked, keptFor);
  const { draft, step, wish, isLost } = kept.state;
  const [done, setDone] = useState<{ booked: Booked; way: 'text' | 'email' }>();
  const [service = 'full_groom'] = open.services;
  if (done) return <BookingDone page={page} {...done} />;
  if (wish === 'unasked')
    return <FirstTimes page={page} onChosen={(startsAt) => kept.change({ wish: startsAt ?? null })} />;
  const wished = wish && `${shortDate(wish, open.timeZone)}, ${clockTime(wish, open.timeZone)}`;
  if (!draft)
    return (
      <>
        {wished && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p>
              You chose <b className="tabular-nums">{wished}</b>. It is not booked yet.
            </p>
            <Button variant="quiet" onClick={() => kept.change({ wish: 'unasked' })}>
              Change
            </Button>
          </div>
        )}
        <ProveContact
          page={page}
          onProven={(client) => kept.change({ draft: beginDraft(client, service), step: 'pets' })}
        />
      </>
    );
  if (draft.client.refusal) return <Note>{draft.client.refusal}</Note>;
  const again = () => kept.change({ draft: null, step: 'pets' });
  /** The time that was chosen first, if the work fits in it, or else all times. */
  const quoted = async (quote: Quote) => {
    kept.change({ draft: { ...draft, quote } });
    const fits = wish !== null && (await isOpenAt(wish, quote).catch(() => false));
    kept.change({
      draft: fits ? { ...draft, quote, startsAt: wish } : { ...draft, quote },
      step: fits ? 'confirm' : 'time',
      isLost: wish !== null && !fits,
    });
  };
  const isOpenAt = async (startsAt: string, { minutes, zip }: Quote): Promise<boolean> => {
    const from = isoDay(startsAt, open.timeZone);
    const { days } = await queries.fetchQuery({
      ...query('GET /api/book/:as/:slug/openings', {
        params: { as, slug },
        query: { ticket: draft.client.ticket, minutes, from, ...(zip ? { zip } : {}) },
      }),
      staleTime: 0,
    });
    return days.some((day) => day.startsAt.includes(startsAt));
  };
  if (step === 'pets')
    return (
      <ChoosePets
        page={page}
        draft={draft}
        onChange={(changed) => kept.change({ draft: changed })}
        onExpired={again}
        onQuoted={(quote) => void quoted(quote)}
      />
    );
  if (step === 'time')
    return (
      <ChooseTime
        page={page}
        draft={draft}
        lost={isLost && wished ? wished : undefined}
        onBack={() => kept.change({ step: 'pets' })}
        onChosen={(startsAt) => kept.change({ draft: { ...draft, startsAt }, step: 'confirm' })}
      />
    );
  return (
    <ConfirmBooking
      page={page}
      draft={draft}
      onBack={() => kept.change({ step: 'time' })}
      onBooked={(booked) => {
        setDone({ booked, way: draft.client.phone ? 'text' : 'email' });
        kept.forget();
      }}
      onExpired={again}
    />
  );
}
