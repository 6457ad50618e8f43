import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '#contract/clients/clients.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { phoneWords } from '#web/domain/client-messages/phone-links.ts';
import type { WishTimes } from '#web/domain/waiting/wish-words.ts';
import { anyTime, hoursProblem } from '#web/domain/waiting/wish-words.ts';
import { Owes } from '#web/domain/people/owes.tsx';
import { query } from '#web/lib/api/query.ts';
import { dollarsForInput, price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { BookingFoot } from './booking-foot.tsx';
import type { Refusal } from './booking-foot.tsx';
import { useWarned } from './booking.api.ts';
import type { BookingAt, Salon, Warned } from './booking.api.ts';
import { BookedAlready } from './booked-already.tsx';
import { EarlierWish } from './earlier-wish.tsx';
import { pricesProblem } from '#web/domain/visits/services/booked-price.ts';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { PetToBook } from '#web/domain/visits/services/pet-to-book.tsx';
import type { Booked } from '#web/domain/visits/services/pet-to-book.tsx';
import { Stay, stayBody } from './stay.tsx';
import type { StayValues } from './stay.tsx';
import { useSendBooking } from './use-send-booking.ts';
import {
  priceToSend,
  quotedPrice,
  quotedSum,
  useVisitQuote,
} from '#web/domain/visits/services/visit-quote.ts';
import { When } from './when.tsx';

/** Where neither a pet nor the price list says a length. */
const usualMinutes = 60;

/** Weeks between visits; none means once. */
const repeats = [0, 4, 5, 6, 8] as const;

type BookClientProps = {
  client: Client;
  from: string;
  timeZone: string;
  /** The people and tables of a business. */
  salon: Salon;
  /** Where on the board it was asked for. */
  at?: BookingAt | undefined;
  onBooked?: ((visitId: string) => void) | undefined;
  /** Asks for what a walk-in lacks, in place of this form. */
  onCheckInAsk?: ((visit: Visit) => void) | undefined;
  onChange: () => void;
  onClose: () => void;
};

/** What is done to which pets, at what price, and when; filled with what is usual. */
export function BookClient({
  client,
  from,
  timeZone,
  salon,
  at: given,
  onBooked,
  onCheckInAsk,
  onChange,
  onClose,
}: BookClientProps) {
  const fullName = [client.firstName, client.lastName].filter(Boolean).join(' ');
  const isWalkIn = given?.walkIn ?? false;
  const groomed = client.pets.filter(({ archived, diedOn }) => !archived && !diedOn);
  const [pets, setPets] = useState<Booked[]>(() =>
    groomed.map(({ id, name, usualServices, usualPrice }) => ({
      petId: id,
      name,
      chosen: true,
      // Who walks in without an appointment comes for nails.
      codes: usualServices.length > 0 ? usualServices : [isWalkIn ? 'nail_trim' : 'full_groom'],
      price:
        usualPrice === null || (isWalkIn && usualServices.length === 0) ? '' : dollarsForInput(usualPrice),
    })),
  );
  const [typedMinutes, setTypedMinutes] = useState<string>();
  const [startsAt, setStartsAt] = useState<string | undefined>(given?.startsAt);
  const [stay, setStay] = useState<StayValues>({ staffId: given?.staffId, tableNo: given?.tableNo });
  const [refusal, setRefusal] = useState<Refusal>();
  const [weeks, setWeeks] = useState(0);
  const [wish, setWish] = useState<WishTimes>();
  const [tells, setTells] = useState(true);
  const { book, letWait, busy } = useSendBooking({
    client,
    timeZone,
    isWalkIn,
    weeks,
    wish,
    onBooked,
    onCheckInAsk,
    onRefused: setRefusal,
    onClose,
  });
  const owed = useQuery(query('GET /api/clients/:id/account', { params: { id: client.id } })).data?.owed;
  const chosen = pets.filter((pet) => pet.chosen);
  const quote = useVisitQuote(client.id, chosen);
  const listed = groomed.filter(({ id }) => chosen.some(({ petId }) => petId === id));
  const usual = listed.reduce((sum, pet) => sum + (pet.usualMinutes ?? usualMinutes), 0) || usualMinutes;
  const minutes = typedMinutes ?? String(quote?.minutes ?? usual);
  // Times are shown while it is no number, too.
  const lasts = Number(minutes) > 0 ? Number(minutes) : usual;
  const asked = isWalkIn ? undefined : startsAt;
  const warned = useWarned({ startsAt: asked, minutes: lasts, staffId: stay.staffId, salon });
  const change = (petId: string, to: Partial<Booked>) =>
    setPets((before) => before.map((pet) => (pet.petId === petId ? { ...pet, ...to } : pet)));
  const choose = (next: { startsAt: string; staffId?: string | undefined } | undefined) => {
    setStartsAt(next?.startsAt);
    if (next?.staffId) setStay((before) => ({ ...before, staffId: next.staffId }));
    setRefusal(undefined);
  };
  const send = (beside: Warned) => {
    const missing =
      chosen.length === 0 ? 'Choose a pet.' : (pricesProblem(chosen) ?? (wish && hoursProblem(wish)));
    if (missing) return setRefusal({ detail: missing });
    if (!startsAt && !wish) return setRefusal({ detail: 'Choose a time.', at: 'when' });
    if (!startsAt) {
      const petIds = chosen.length < groomed.length ? chosen.map(({ petId }) => petId) : [];
      return void letWait({ minutes: Number(minutes), petIds }, wish ?? anyTime);
    }
    return book({
      clientId: client.id,
      pets: chosen.map((pet) => ({
        petId: pet.petId,
        services: pet.codes,
        price: priceToSend(quote, pet),
      })),
      startsAt,
      minutes: Number(minutes),
      ...(salon ? stayBody(stay, { startsAt, minutes: Number(minutes), timeZone }) : {}),
      ...(client.toldBy === 'email' ? { tell: tells } : {}),
      ...(isWalkIn ? { walkIn: true, anyway: true } : {}),
      ...beside,
    });
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          <b>{fullName}</b> <span className="text-ink-2">{client.phone && phoneWords(client.phone)}</span>
        </p>
        <Button variant="quiet" onClick={onChange}>
          Someone else
        </Button>
      </div>
      <Owes clientId={client.id} cents={owed} />
      <BookedAlready clientId={client.id} timeZone={timeZone} />
      {client.doNotBook && (
        <Note tone="warn">You do not want to book this client again. {client.doNotBookReason}</Note>
      )}
      <section aria-labelledby="what" className="grid gap-3">
        <h3 id="what" className="text-h4">
          What
        </h3>
        {pets.map((pet) => (
          <PetToBook
            key={pet.petId}
            pet={pet}
            {...quotedPrice(quote, pet)}
            onChange={(to) => change(pet.petId, to)}
          />
        ))}
        {quote && quote.travel > 0 && (
          <p className="text-s text-ink-2">With {price(quote.travel)} for coming to them.</p>
        )}
        {pets.length === 0 && <p className="text-ink-2">This client has no pets. Add one in Clients.</p>}
        <Field label="Minutes" className="max-w-40">
          <Input
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => setTypedMinutes(target.value)}
          />
        </Field>
      </section>
      {!isWalkIn && (
        <When
          clientId={client.id}
          minutes={lasts}
          pets={Math.max(1, chosen.length)}
          staffId={stay.staffId}
          services={chosen.flatMap(({ codes }) => codes)}
          salon={salon}
          from={from}
          timeZone={timeZone}
          startsAt={startsAt}
          isGiven={given?.startsAt !== undefined}
          problem={refusal?.at === 'when' ? refusal : undefined}
          onChoose={choose}
        />
      )}
      {salon && (
        <Stay
          values={stay}
          salon={salon}
          work={startsAt ? { startsAt, minutes: lasts, timeZone } : undefined}
          onChange={(to) => {
            setStay((before) => ({ ...before, ...to }));
            setRefusal(undefined);
          }}
        />
      )}
      {!isWalkIn && (
        <section aria-labelledby="repeat" className="grid gap-3">
          <h3 id="repeat" className="text-h4">
            Repeat
          </h3>
          <div className="flex flex-wrap gap-2">
            {repeats.map((each) => (
              <Chip key={each} pressed={weeks === each} onClick={() => setWeeks(each)}>
                {each === 0 ? 'Once' : `${each} weeks`}
              </Chip>
            ))}
          </div>
        </section>
      )}
      {!isWalkIn && (
        <EarlierWish
          wish={wish}
          hasTime={startsAt !== undefined}
          onChange={(next) => {
            setWish(next);
            setRefusal(undefined);
          }}
        />
      )}
      {!isWalkIn && (
        <TellByMail client={client} name={fullName} checked={tells} onChange={setTells} explained={client} />
      )}
      <BookingFoot
        sum={chosen.length > 1 ? quotedSum(quote, chosen) : undefined}
        refusal={refusal}
        warned={warned}
        label={isWalkIn ? 'Check in' : wish && !startsAt ? 'Add to waiting list' : 'Book'}
        busy={busy}
        onBook={send}
        onClose={onClose}
      />
    </div>
  );
}
