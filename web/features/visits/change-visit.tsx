import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { pricesProblem } from '#web/domain/visits/booked-price.ts';
import { PetToBook } from '#web/domain/visits/pet-to-book.tsx';
import type { Booked } from '#web/domain/visits/pet-to-book.tsx';
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
      pets: pets.map(({ petId, codes, price }) => ({
        petId,
        services: codes,
        price: price.trim() === '' ? null : typedCents(price),
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
      description={`Without a price, it is asked for at check-out. ${
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
            usual={undefined}
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
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="primary" busy={change.busy && 'Saving...'} onClick={() => void send()}>
          Save
        </Button>
      </Actions>
    </Dialog>
  );
}
