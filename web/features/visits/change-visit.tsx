import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { pricesProblem } from '#web/domain/visits/services/booked-price.ts';
import { PetToBook } from '#web/domain/visits/services/pet-to-book.tsx';
import type { Booked } from '#web/domain/visits/services/pet-to-book.tsx';
import { quotedPrice, useVisitQuote } from '#web/domain/visits/services/visit-quote.ts';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { TextAfter, isToText } from '#web/domain/visits/text-after.tsx';
import { clientName, visitPrice } from '#web/domain/visits/visit-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isoDay } from '#web/lib/dates.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { isTold } from './visit-words.ts';

/** Dialog to change what is done at a visit of one's own client, its prices and its note. */
export default function ChangeVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [pets, setPets] = useState<Booked[]>(() =>
    visit.pets.map(({ id, name, services, price }) => ({
      petId: id,
      name,
      chosen: true,
      codes: services,
      price: price === null ? '' : dollarsForInput(price),
    })),
  );
  const [note, setNote] = useState(visit.note ?? '');
  const [tells, setTells] = useState(true);
  const [tried, setTried] = useState(false);
  const [changed, setChanged] = useState<Visit>();
  const isMailed = visit.client?.toldBy === 'email';
  const [today] = useState(() => isoDay(new Date(), visit.timeZone));
  const isAhead = isoDay(visit.startsAt, visit.timeZone) > today;
  const wrong = pricesProblem(pets);
  const isNew = ({ petId, codes }: Booked) =>
    visit.pets.find(({ id }) => id === petId)?.services.join() !== codes.join();
  const quote = useVisitQuote(visit.client?.id, pets.filter(isNew));
  const usualOf = (pet: Booked) => quotedPrice(isNew(pet) ? quote : undefined, pet);
  const change = useAction('PATCH /api/visits/:id', {
    done: { title: 'The visit is changed' },
    failed: 'The visit was not changed',
    accepted: (after) =>
      isAhead &&
      after.price !== null &&
      after.price !== visit.price &&
      isToText(after, after.client?.toldBy === 'account' || (isMailed && tells))
        ? setChanged(after)
        : onClose(),
    otherwise: 'What you typed is kept. Please try again.',
  });
  const send = async () => {
    setTried(true);
    if (wrong) return;
    const body = {
      pets: pets.map((pet) => ({
        petId: pet.petId,
        services: pet.codes,
        price: pet.price.trim() === '' ? (usualOf(pet).usualCents ?? null) : typedCents(pet.price),
      })),
      note: note.trim() || null,
      ...(isMailed ? { tell: tells } : {}),
    };
    await change.run({ params: { id: visit.id }, body });
  };
  if (changed)
    return (
      <TextAfter
        visit={changed}
        kind="repriced"
        was={visit.price ?? undefined}
        description={`${changed.title} now costs ${visitPrice(changed)}.`}
        onClose={onClose}
      >
        Text the new price
      </TextAfter>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Change ${visit.title}`}
      description={`${pets.some((pet) => usualOf(pet).usual) ? 'An empty price is your usual one.' : 'Without a price, it is asked for at check-out.'} ${
        isAhead && isTold(visit, 'provider')
          ? isMailed && !tells
            ? `You tell ${clientName(visit)} about a new price yourself.`
            : `${clientName(visit)} will know about a new price right away.`
          : 'We won’t tell anyone.'
      }`}
    >
      <div className="grid gap-4">
        {pets.map((pet) => (
          <PetToBook
            key={pet.petId}
            pet={pet}
            isFixed
            {...usualOf(pet)}
            onChange={(to) =>
              setPets((before) =>
                before.map((each) => (each.petId === pet.petId ? { ...each, ...to } : each)),
              )
            }
          />
        ))}
        <Field label="Note (optional)">
          <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {isAhead && (
          <TellByMail client={visit.client} name={clientName(visit)} checked={tells} onChange={setTells} />
        )}
        {tried && wrong && (
          <Note tone="danger" role="alert">
            {wrong}
          </Note>
        )}
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={change.busy && 'Saving...'} onClick={() => void send()}>
          Save
        </Button>
      </Actions>
    </Dialog>
  );
}
