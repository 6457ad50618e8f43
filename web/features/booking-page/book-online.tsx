import { useState } from 'react';
import type { BookingPage } from '#contract/booking-page.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { beginDraft } from './booking-draft.ts';
import type { BookingDraft, OpenPage } from './booking-draft.ts';
import { ChoosePets } from './choose-pets.tsx';
import { ChooseTime } from './choose-time.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { ProveContact } from './prove-contact.tsx';

/** A client books: a code by text or mail, then pets, a time, and the rule for cancelling. */
export function BookOnline({ page }: { page: BookingPage }) {
  return (
    <>
      <header className="flex items-center gap-3">
        <PersonAvatar name={page.name} src={page.imageUrl} />
        <h1 className="min-w-0 flex-1 text-h2 wrap-anywhere">Book with {page.shortName}</h1>
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
function Offer({ page: { open } }: { page: OpenPage }) {
  const { lowest, nextFree } = open;
  if (!lowest && !nextFree) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {lowest && (
        <b>
          {serviceLabel(lowest.service)} from {price(lowest.from)}
        </b>
      )}
      {nextFree && <span>Next free {shortDate(`${nextFree}T12:00:00Z`, 'UTC')}</span>}
    </p>
  );
}

const isOpen = (page: BookingPage): page is OpenPage => page.open !== null;

type Step = 'pets' | 'time' | 'confirm';

function Steps({ page }: { page: OpenPage }) {
  const [draft, setDraft] = useState<BookingDraft>();
  const [step, setStep] = useState<Step>('pets');
  const [service = 'full_groom'] = page.open.services;
  if (!draft)
    return <ProveContact page={page} onProven={(client) => setDraft(beginDraft(client, service))} />;
  if (draft.client.refusal) return <Note>{draft.client.refusal}</Note>;
  const again = () => {
    setDraft(undefined);
    setStep('pets');
  };
  if (step === 'pets')
    return (
      <ChoosePets
        page={page}
        draft={draft}
        onChange={setDraft}
        onExpired={again}
        onQuoted={(quote) => {
          setDraft({ ...draft, quote });
          setStep('time');
        }}
      />
    );
  if (step === 'time')
    return (
      <ChooseTime
        page={page}
        draft={draft}
        onBack={() => setStep('pets')}
        onChosen={(startsAt) => {
          setDraft({ ...draft, startsAt });
          setStep('confirm');
        }}
      />
    );
  return <ConfirmBooking page={page} draft={draft} onBack={() => setStep('time')} onExpired={again} />;
}
