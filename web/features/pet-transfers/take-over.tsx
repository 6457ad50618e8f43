import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OfferedTransfer } from '#contract/pet-transfers.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { listed } from '#web/lib/words.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The pets of a link, and how their owner takes them over. */
export function TakeOver({ secret }: { secret: string }) {
  const offer = useQuery({
    ...query('GET /api/pet-transfers/:secret', { params: { secret } }),
    retry: false,
  });
  const session = useQuery({ ...query('GET /auth/me'), retry: false });
  if (offer.isPending || session.isPending) return <Spinner label="Loading your pets..." />;
  if (!offer.data)
    return (
      <FailedQuery
        heading="h1"
        query={offer}
        title="This link does not work anymore"
        otherwise="Ask your groomer to send a new one."
      />
    );
  const { provider, firstName, pets } = offer.data;
  return (
    <>
      <h1 className="wrap-anywhere">Keep {listed(pets.map(({ name }) => `${name}’s`))} record yourself</h1>
      <p className="wrap-anywhere">
        Hi {firstName}, {provider} has kept it until now. Taken over, it is yours to edit, to print and to
        share, and your visits with {provider} stand in your account. It is free.
      </p>
      <Note icon="shield">
        {provider} sees the record while a visit is booked or was in the last 18 months. What they noted for
        themselves stays with them.
      </Note>
      {session.data ? (
        <Choice
          secret={secret}
          offer={offer.data}
          isParent={session.data.user.roles.includes('pet_owner')}
          isConfirmed={session.data.user.emailVerified}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary" big>
            <Link to={href('register', { free: '1', next: href('pet-transfer', { secret }) })}>
              Create a free account
            </Link>
          </Button>
          <Button asChild big>
            <Link to={href('login', { next: href('pet-transfer', { secret }) })}>Sign In</Link>
          </Button>
        </div>
      )}
    </>
  );
}

type ChoiceProps = { secret: string; offer: OfferedTransfer; isParent: boolean; isConfirmed: boolean };

/** 'new' adds the pet, 'none' leaves it; otherwise the id of a pet of one's own that it is. */
function Choice({ secret, offer, isParent, isConfirmed }: ChoiceProps) {
  const navigate = useNavigate();
  const own = useQuery({ ...query('GET /api/pets'), enabled: isParent });
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const begin = useAction('POST /api/pet-transfers/:secret/begin', { refused: () => true });
  const remember = useEffectEvent(() => void begin.run({ params: { secret } }));
  // Whoever has to confirm an address first, or goes away, is led back here until it is done.
  useEffect(() => {
    if (isParent) remember();
  }, [isParent]);
  const addRole = useAction('POST /api/roles', { failed: 'The role was not added' });
  const take = useAction('POST /api/pet-transfers/:secret/take-over', {
    done: ({ pets }) => ({ title: `${listed(pets.map(({ name }) => name))} is yours to keep now` }),
    failed: 'Nothing was taken over',
    accepted: () => void navigate(href('pet-owner-dashboard'), { replace: true }),
  });
  if (!isParent)
    return (
      <Button
        variant="primary"
        big
        busy={addRole.busy && 'Adding...'}
        onClick={() => void addRole.run({ body: { role: 'pet_owner' } })}
      >
        Continue as a pet parent
      </Button>
    );
  if (!isConfirmed)
    return (
      <>
        <Note tone="warn" icon="mail">
          <b>Confirm your email first.</b> We emailed you a link. Open it on any device; it leads you back
          here.
        </Note>
        <Decline secret={secret} />
      </>
    );
  const choiceOf = (id: string, name: string) => chosen[id] ?? sameName(own.data, name) ?? 'new';
  const pets = offer.pets.flatMap(({ id, name }) => {
    const choice = choiceOf(id, name);
    return choice === 'none' ? [] : [{ petId: id, ...(choice === 'new' ? {} : { intoId: choice }) }];
  });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void take.run({ params: { secret }, body: { pets } });
      }}
    >
      {offer.pets.map(({ id, name, breed }) => (
        <Field key={id} label={breed ? `${name}, ${breed}` : name}>
          <Select
            value={choiceOf(id, name)}
            options={[
              { value: 'new', label: 'Add as mine' },
              ...(own.data ?? []).map((pet) => ({ value: pet.id, label: `This is my ${pet.name}` })),
              { value: 'none', label: 'Not mine' },
            ]}
            onChange={({ target }) => setChosen({ ...chosen, [id]: target.value })}
          />
        </Field>
      ))}
      <Button
        type="submit"
        variant="primary"
        big
        busy={take.busy && 'Taking over...'}
        disabled={pets.length === 0}
      >
        Take over
      </Button>
      <Decline secret={secret} />
    </form>
  );
}

/** The pets stay with the groomer, and nothing leads back here anymore. */
function Decline({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const decline = useAction('POST /api/pet-transfers/:secret/decline', {
    failed: 'It was not declined',
    accepted: () => void navigate(href('pet-owner-dashboard'), { replace: true }),
  });
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      busy={decline.busy}
      onClick={() => void decline.run({ params: { secret } })}
    >
      No, thanks
    </Button>
  );
}

/** A pet of one's own by the same name is most likely the same animal. */
const sameName = (own: readonly Pet[] | undefined, name: string) =>
  own?.find((pet) => pet.name.toLowerCase() === name.toLowerCase())?.id;
