import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnBookingPage } from '#contract/booking-page.ts';
import { href } from '#contract/pages.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { PageAddress } from './page-address.tsx';

type LetClientsBookProps = {
  /** It stands inside of a card. */
  inCard?: boolean;
};

/** Turns the free booking page on with one tap, and gives its address and code; nothing while it loads. */
export function LetClientsBook({ inCard = false }: LetClientsBookProps) {
  const { data } = useQuery(query('GET /api/booking-page'));
  const [turnedOn, setTurnedOn] = useState(false);
  const save = useAction('PUT /api/booking-page', {
    done: { title: 'Your clients can book now' },
    accepted: () => setTurnedOn(true),
    failed: 'It was not turned on',
  });
  if (!data) return null;
  const { page, hasHours, ...settings } = data;
  const isOn = settings.mode !== 'off';
  return (
    <section
      aria-labelledby="let-clients-book"
      className={inCard ? 'grid gap-3 border-b border-line pb-4' : 'card grid gap-3'}
    >
      <Heading inCard={inCard}>{isOn ? 'Where your clients book' : 'Let your clients book'}</Heading>
      {isOn ? (
        <Address page={page} showsCode={turnedOn} />
      ) : (
        <>
          <p className="max-w-text text-ink-2">
            They ask for one of your open times by a link, without an account. It is free, and you answer
            each.
          </p>
          <Button
            className="justify-self-start"
            busy={save.busy && 'Turning on...'}
            onClick={() => void save.run({ body: { ...settings, mode: 'ask' } })}
          >
            Turn on booking
          </Button>
        </>
      )}
      {isOn && !hasHours && (
        <Note tone="warn">
          Without working hours there are no open times.{' '}
          <Link to={`${href('calendar')}#hours`} className="underline">
            Set your working hours
          </Link>
        </Note>
      )}
    </section>
  );
}

function Heading({ inCard, children }: { inCard: boolean; children: string }) {
  const Level = inCard ? 'h3' : 'h2';
  return (
    <Level id="let-clients-book" className="text-h4">
      {children}
    </Level>
  );
}

const Address = ({ page, showsCode }: { page: OwnBookingPage['page']; showsCode: boolean }) =>
  page ? (
    <PageAddress page={page} showsCode={showsCode} />
  ) : (
    <p className="text-ink-2">Its address is here once your profile is complete.</p>
  );
